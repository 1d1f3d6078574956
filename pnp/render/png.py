"""Pages of a finished PDF as pictures, so that what is shown is what is printed."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pypdfium2


def pages(pdf: bytes, dpi: float = 150.0) -> Iterator[bytes]:
    """One PNG file a page."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        for index in range(len(document)):
            page = document[index]
            bitmap = page.render(scale=dpi / 72)
            picture = bitmap.to_pil().convert("RGB")
            bitmap.close()
            page.close()
            file = BytesIO()
            picture.save(file, "PNG", dpi=(dpi, dpi))
            yield file.getvalue()
    finally:
        document.close()
