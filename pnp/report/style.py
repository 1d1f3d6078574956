"""How pages look: light and dark, on paper, and on a phone; drawings change their few neutral colours with the page."""

from __future__ import annotations

from pnp.report.charts import AXIS, BAND, GRID, INK, MIDDLE, OTHER, OWN, PAPER, ZONE

LIGHT = {
    INK: "#3b2a2c",
    AXIS: "#7d6e62",
    GRID: "#e5dac8",
    PAPER: "#ffffff",
    ZONE: "#e3efdf",
    BAND: "#d5e0f0",
    MIDDLE: "#a9c0e0",
    OWN: "#154d9e",
    OTHER: "#c4603c",
}
DARK = {
    INK: "#f3e9dc",
    AXIS: "#b8a995",
    GRID: "#4b3f3a",
    PAPER: "#2a2322",
    ZONE: "#2f4030",
    BAND: "#273a57",
    MIDDLE: "#38588a",
    OWN: "#7fb0f5",
    OTHER: "#ec9770",
}


def _recoloured(colours: dict[str, str]) -> str:
    return "".join(
        f".chart [fill='{name}']{{fill:{colour}}}.chart [stroke='{name}']{{stroke:{colour}}}"
        for name, colour in colours.items()
    )


BASE = """
:root{--ink:#3b2a2c;--soft:#6b5d54;--paper:#fdf8ee;--card:#fff;--line:#e5dac8;--warn:#a33c12;--note:#1d5c86;--pass:#2c6b3a;
--accent:#154d9e}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem clamp(.8rem,4vw,2.5rem) 4rem;max-width:76rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,"Source Sans 3","Segoe UI",sans-serif}
h1{font-size:1.7rem;line-height:1.2;margin:.6rem 0}h1,h2,p{overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:2.2rem 0 .6rem}
h3{font-size:1.02rem;margin:1.2rem 0 .3rem}
p{margin:.4rem 0;max-width:60rem}.soft,small,caption{color:var(--soft)}
a{color:var(--accent)}
code{font:.86em ui-monospace,"Cascadia Mono",Menlo,monospace;overflow-wrap:anywhere}
ul.judgements{list-style:none;padding:0;margin:.6rem 0}
ul.judgements li{padding:.45rem .7rem;margin:.35rem 0;background:var(--card);border-left:.35rem solid var(--pass);
border-radius:.3rem;overflow-wrap:anywhere}
ul.judgements li.warn{border-color:var(--warn)}ul.judgements li.note{border-color:var(--note)}
b.kind{display:inline-block;min-width:3.4rem;color:var(--pass)}
.warn b.kind{color:var(--warn)}.note b.kind{color:var(--note)}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem}
figure{margin:0;padding:.7rem;background:var(--card);border-radius:.5rem;break-inside:avoid;min-width:0}
figure h3{margin-top:0}
svg{display:block;max-width:100%;height:auto}svg text{font-family:system-ui,"Source Sans 3","Segoe UI",sans-serif}
svg text.bold,svg text.heading{font-weight:700}svg.symbols{position:absolute;width:0;height:0}
.chart svg{width:100%}td svg{width:11mm;max-width:none}
.table{overflow-x:auto;margin-top:.5rem}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums}
th,td{padding:.15rem .55rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child{text-align:left}
thead th{vertical-align:bottom;font-weight:600;white-space:normal}tbody th{font-weight:400}
figure table{font-size:.8rem}figure th,figure td{padding:.1rem .3rem}
caption{text-align:left;caption-side:bottom;padding-top:.3rem;font-size:.85rem}
small.interval{display:block;line-height:1.2}
td.warn,span.warn{color:var(--warn);font-weight:600}
details>summary{cursor:pointer;color:var(--soft)}
ol.moves{font-size:.86rem;padding-left:2.4rem;columns:2 22rem}
"""
DARK_PAGE = """:root{--ink:#f3e9dc;--soft:#c3b5a2;--paper:#1d1817;--card:#2a2322;--line:#4b3f3a;--warn:#ff9a66;
--note:#86c5ef;--pass:#8fd19e;--accent:#7fb0f5}"""
PRINT = """@page{margin:14mm}body{max-width:none;padding:0;background:#fff;font-size:10pt}
.grid{grid-template-columns:1fr 1fr}a{color:inherit;text-decoration:none}h2{break-after:avoid}.screen{display:none}"""


def style(more: str = "") -> str:
    """One style sheet; paper is always light."""
    return (
        f"{BASE}{_recoloured(LIGHT)}{more}"
        f"@media screen and (prefers-color-scheme:dark){{{DARK_PAGE}{_recoloured(DARK)}}}"
        f"@media print{{{PRINT}}}"
    )
