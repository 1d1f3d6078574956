"""Codes about finished pages, read back from the PDF."""

from __future__ import annotations

from pnp.codes.code import error, unreadable, warning

PRINTING_CODES = (
    unreadable("pdf-unreadable", "The file is no PDF, or is damaged.", "Build it again."),
    warning(
        "page-size-unknown",
        "The page is not as large as any paper we know, so a printer would scale or crop it.",
        "Build for a4, letter, a3 or both-safe.",
    ),
    warning(
        "print-scaling-on",
        "The file does not tell the printer to leave the size alone, so that components may come out a few percent "
        "too small.",
        "Build the file again, and choose 100 % or actual size in the print dialogue.",
    ),
    error(
        "component-size-wrong",
        "A component as drawn is not as large as the file says it is, by more than 0.05 mm.",
        "Build the file again. If it stays, please report it with the file.",
    ),
    error(
        "component-off-page",
        "A component lies partly beyond the edge of the page.",
        "Use larger paper, or smaller margins, gaps or components.",
    ),
    error(
        "components-overlap",
        "The art of one component prints on another.",
        "Make the gap at least twice the bleed.",
    ),
    error(
        "mark-on-component",
        "A mark lies on a component or its bleed, and would be seen after cutting.",
        "Use a wider gap, or other marks.",
    ),
    error(
        "mark-missing",
        "An edge of a component has no mark on its line, or marks miss the line by more than 0.05 mm.",
        "Leave wider margins, so that marks have room.",
    ),
    error(
        "art-short-of-bleed",
        "The art reaches the edge of a component but not that of its bleed. A cut that is a little off leaves a white "
        "line.",
        "Draw the art out to the bleed on every side, or set the bleed to 0.",
    ),
    error(
        "text-outside-safe-zone",
        "Text lies less than 2 mm from where the component is cut, or beyond.",
        "Shorten the text, or use larger components.",
    ),
    warning(
        "stroke-too-thin",
        "A line on a component is thinner than 0.2 mm, or a mark thinner than 0.1 mm. Home printers lose such lines.",
        "Draw it thicker.",
    ),
    warning(
        "text-too-small",
        "Text is smaller than 4 points (1.4 mm), which most people cannot read.",
        "Shorten the text, or use larger components.",
    ),
    error(
        "font-not-embedded",
        "The file uses a font that is not in it, so that other machines show other letters.",
        "Build the file again; ours need no fonts.",
    ),
    error(
        "back-misplaced",
        "Folded or turned over, a back does not lie exactly behind its front: it is off by more than 0.05 mm, turned, "
        "or not there.",
        "Build the file again, with the way of turning sheets that the printer uses.",
    ),
)
