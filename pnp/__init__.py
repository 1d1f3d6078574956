"""A print-and-play workshop for tower games: check decks, play them, print them.

Data walks through once, front door to back door, and never turns round:

    YAML files -- load --> model --+-- rules -- sim --> statistics --> report
                                   +-- check --> findings
                                   +-- tower --> outlines of its parts, for check, draw and machines
                                   +-- draw --> scene -- sheets --> pages -- render --> files

`app` holds what the program can do, `cli` the commands that call it. `codes` explains every finding;
`errors` and `units` are everyone's.

One word per concept:

    cell       one square of a board: row and column, written A3 (column A, row 3; row 1 is at the top)
    level      one storey of the tower, 0 is the ground
    stack      one address on all levels together
    part       something of the tower that is cut out along an outline: board, pillar, strip, film, coupon
    strip      stands on a board's edge and carries the addresses, readable from outside
    notch      what a pillar has for a board; a *slot* is what a board has for a pillar or a strip
    clearance  how much wider than the material both are; *kerf* is what a laser burns away
    pattern    the filled cells of a card, and the star if the figure has its own place
    turn       a pattern after quarter turns clockwise; also a player's turn, where patterns are not about
    design     one of all patterns of a size, with an id like `star3-24`; a *candidate* is one that a deck could have
    aim        where a throw's tokens go, relative to the figure
    coverage   the cells of an empty board from which a card can be thrown
    personal   cards that every player owns once; *shared* cards (`global` in a file) are drawn by all
    supply     what lies in front of a player: own tokens, caught tokens, sweets
    rivalry    a card that changes the rules or adds scoring for one game
    seat       a player as drawn: a colour, and by seat order a symbol, a texture and an animal
    theme      how colours are printed: in full, with little ink, or as greys
    tones      one colour as a theme prints it, from solid to pale
    finding    something to say about a user's file: a permanent code, a place, a sentence
    place      file, line and column
    shipped    a deck, rivalry set or layout that comes with the program and is known by name
    piece      something to be cut out, before it has a place; on a page it is a *component*
    trim       the line along which a component is cut; the *bleed* is its art beyond, the *safe zone* keeps inside
    mark       a line beside components that says where to cut; *furniture* is what else stands in the margins
    deal       how the piles lie at the start of a game; a *block* is one deal with the sides in every seat
    sample     games of one match, counted in batches, so that anything in them has an interval
    figure     what a player has on the boards; in reports also a number with its interval
    target     a bound that a figure should keep; a *judgement* says whether it does, for all bots together
    moment     the table after a turn, as replays show it; a *frame* is one on a film strip
    chapter    a part of the booklet; its *blocks* are set as *strips*, which pages are filled with
    request    what somebody asks to be printed; an *order* is the same with nothing left to decide
    profile    what a printer does wrong, measured on the calibration page
    project    a folder with a pnp.yaml, whose deck and layout are used without being told
"""

__version__ = "0.1.0"
