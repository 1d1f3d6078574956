"""Codes about files that cannot be read or whose values are not of the right form."""

from __future__ import annotations

from pnp.codes.code import error, unreadable

READING_CODES = (
    unreadable(
        "file-missing",
        "The file does not exist, or this user may not open it.",
        "Check the name and the folder. Shipped decks and layouts are known by name alone: `pnp list`.",
    ),
    unreadable(
        "file-not-regular",
        "The name belongs to a folder, a pipe or a device.",
        "Name the YAML file itself, or `-` to read standard input.",
    ),
    unreadable(
        "file-not-utf8",
        "Files are text in UTF-8. This one is in another encoding, often because an old editor saved it.",
        "Choose UTF-8 when saving; most editors show the encoding at the foot of the window.",
    ),
    unreadable("file-too-large", "A file may have 1,000,000 bytes.", "Split the deck into several files."),
    unreadable(
        "file-empty",
        "There is nothing in the file but blanks and comments.",
        "Run `pnp new my-game` for a folder with files to start from.",
    ),
    unreadable(
        "yaml-syntax",
        "The file is not YAML at this place. Often the true cause is on the line above.",
        "Indent with spaces, never tabs; put a space after each colon; quote texts that begin with {, [, *, & or #.",
    ),
    unreadable(
        "yaml-too-deep", "Values may be nested 32 levels deep; no file of ours needs more than six.", "Unnest it."
    ),
    unreadable("yaml-too-long", "A file may hold 120,000 values.", "Split it into several files."),
    unreadable(
        "kind-unknown",
        "A file says what it is by its first key: deck, rivalry, layout or project, whose value is its name.",
        "Begin the file with a line such as `deck: My deck`.",
    ),
    error(
        "yaml-many-documents",
        "A line `---` begins a second document. Only the first one is read.",
        "Remove the line, or move what follows into a file of its own.",
    ),
    error(
        "yaml-alias",
        "Anchors (&name) and aliases (*name) are not read: a short file could grow without bounds.",
        "Write the value out where it is used. A text that begins with & or * needs quotes.",
    ),
    error(
        "yaml-tag",
        "Tags (!name) ask the reader to build special objects. A deck is plain data, so they are not read.",
        "Remove the tag. A text that begins with ! needs quotes.",
    ),
    error("yaml-complex-key", "A key is a list or a map.", "Write keys as plain words: `key: value`."),
    error(
        "duplicate-key",
        "The same key stands twice in one map. YAML readers silently keep the last; we ask instead.",
        "Keep one of the two.",
    ),
    error(
        "control-character",
        "The text holds a character that cannot be printed, such as an escape or a lone surrogate.",
        "Retype the text.",
    ),
    error(
        "key-unknown",
        "The key is not one that belongs here; most often it is misspelt or indented too far.",
        "Compare with `pnp schema deck` (or rivalry, layout, project), or use an editor that reads the schema.",
    ),
    error("key-missing", "Something that has no default was left out.", "Add the key that the message names."),
    error("wrong-type", "The value is text where a number belongs, or the like.", "Write a value of the kind named."),
    error("not-a-choice", "The value is not one of the few that are possible here.", "Choose one of those named."),
    error("out-of-range", "The number is smaller or larger than can be.", "Choose a number within the bound named."),
    error("text-too-long", "Names may have 200 characters, notes and card texts 2,000.", "Shorten the text."),
    error("text-empty", "A name or text was given but holds nothing.", "Write something, or remove the key."),
    error("too-many", "The list is longer than the program is made for, such as 500 cards in a deck.", "Split it."),
    error("too-few", "The list holds fewer entries than there must be.", "Add what the message names."),
    error(
        "bad-id",
        "Ids name cards in commands, logs and files.",
        "Use lower case letters, digits and single hyphens, at most 40 characters: `long-arm-2`.",
    ),
    error("bad-language", "Texts are given by language code.", "Use two letters such as en, fr, it, de or es."),
    error("bad-length", "The value is no length.", "Write 63mm, 6.3cm, 2.5in, or a bare number of millimetres."),
    error("bad-size", "The value is no size.", "Write a name such as poker or a4, or width x height: 63x88mm."),
    error("bad-cell", "The value is no cell.", "Write the column letter and the row number: A3."),
    error("bad-colour", "The value is no colour.", 'Write six hexadecimal digits in quotes: "#154d9e".'),
    error("bad-condition", "The value is no condition.", "Write each, most, all, longest, or `at least 3`."),
    error("bad-player-count", "Numbers by player count are given for 2, 3 and 4 players.", "Use the keys 2, 3 and 4."),
    error(
        "words-missing",
        "A language of one's own needs every text that is printed; this one was left out.",
        "Write it in `words/CODE.yaml`; `pnp/words/en.yaml` and `pnp/words/booklet/en.yaml` hold all of them.",
    ),
    error(
        "words-unknown",
        "No text of this name is ever printed; most often it is misspelt.",
        "Use the names of the English texts.",
    ),
    error(
        "words-misfit",
        "Numbers in texts come from the rules in use. A text names them in braces, exactly those of the English text, "
        "holds no digit itself, and has as many forms as its language has plurals.",
        "Write it with the braces and forms that the message names.",
    ),
    error(
        "file-outside-project",
        "A project uses files of its own folder only, so that it can be copied as a whole.",
        "Copy the file into the folder and name it from there.",
    ),
)
