"""How pages look: light and dark, on paper, and on a phone; drawings change their few neutral colours with the page."""

from __future__ import annotations

from pnp.report.charts import AXIS, BAND, GRID, INK, MIDDLE, OTHER, OTHER_PALE, OWN, PAPER, ZONE

LIGHT = {
    INK: "#3b2a2c",
    AXIS: "#6f6056",
    GRID: "#e5dac8",
    PAPER: "#ffffff",
    ZONE: "#d3e8cc",
    BAND: "#cddcf2",
    MIDDLE: "#a3bde2",
    OWN: "#154d9e",
    OTHER: "#ad4a26",
    OTHER_PALE: "#fbe9e0",
}
DARK = {
    INK: "#f3e9dc",
    AXIS: "#b8a995",
    GRID: "#4b3f3a",
    PAPER: "#2a2322",
    ZONE: "#2f4a32",
    BAND: "#273a57",
    MIDDLE: "#38588a",
    OWN: "#7fb0f5",
    OTHER: "#ee9a72",
    OTHER_PALE: "#44291d",
}


def _recoloured(colours: dict[str, str]) -> str:
    return "".join(
        f".chart [fill='{name}']{{fill:{colour}}}.chart [stroke='{name}']{{stroke:{colour}}}"
        for name, colour in colours.items()
    )


LETTERS = 'system-ui,"Source Sans 3","Segoe UI",sans-serif'
# Charts are measured in Source Sans; what is wider would be squeezed.
NARROW = '"Source Sans 3","Source Sans Pro","Segoe UI",Roboto,Arial,"Liberation Sans",sans-serif'
BASE = f"""
:root{{--ink:#3b2a2c;--soft:#6b5d54;--paper:#fdf8ee;--card:#fff;--line:#e5dac8;--warn:#a33c12;--note:#1d5c86;
--pass:#2c6b3a;--accent:#154d9e;--own:#154d9e;--other:#ad4a26;--other-pale:#fbe9e0;--edge:#0003}}
*{{box-sizing:border-box}}
body{{margin:0 auto;padding:1rem clamp(.8rem,4vw,2.5rem) 4rem;max-width:76rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 {LETTERS}}}
h1{{font-size:1.7rem;line-height:1.2;margin:.6rem 0}}h1,h2,p{{overflow-wrap:anywhere}}
h2{{font-size:1.25rem;margin:2.2rem 0 .6rem}}
h3{{font-size:1.02rem;margin:1.2rem 0 .3rem}}
p{{margin:.4rem 0;max-width:60rem}}.soft,small,caption{{color:var(--soft)}}
a{{color:var(--accent)}}
code{{font:.86em ui-monospace,"Cascadia Mono",Menlo,monospace;overflow-wrap:anywhere}}
ul.judgements{{list-style:none;padding:0;margin:.6rem 0}}
ul.judgements li{{padding:.45rem .7rem;margin:.35rem 0;background:var(--card);border-left:.35rem solid var(--pass);
border-radius:.3rem;overflow-wrap:anywhere}}
ul.judgements li.warn{{border-color:var(--warn)}}ul.judgements li.note{{border-color:var(--note)}}
b.kind{{display:inline-block;min-width:3.4rem;color:var(--pass)}}
.warn b.kind{{color:var(--warn)}}.note b.kind{{color:var(--note)}}
.grid{{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem}}
figure,.panel{{margin:0;padding:.7rem;background:var(--card);border-radius:.5rem;break-inside:avoid;min-width:0;
--ground:var(--card)}}
figure h3,.panel h3{{margin-top:0}}.panel .table+.table{{margin-top:.9rem}}
.alone>figure:not(.wide){{display:grid;grid-template-columns:minmax(0,26rem) minmax(0,1fr);gap:0 1.5rem}}
.alone>figure>h3{{grid-column:1/-1}}.wide{{grid-column:1/-1}}
svg{{display:block;max-width:100%;height:auto}}svg text{{font-family:{NARROW}}}
svg text.bold,svg text.heading{{font-weight:700}}svg.symbols{{position:absolute;width:0;height:0}}
.chart svg,.map svg{{width:100%}}td svg{{width:11mm;max-width:none;background:#fdf8ee;border-radius:2px}}
.table{{overflow-x:auto;margin-top:.5rem;background:linear-gradient(90deg,var(--ground) 30%,#0000) 0 0,
linear-gradient(270deg,var(--ground) 30%,#0000) 100% 0,linear-gradient(90deg,var(--edge),#0000) 0 0,
linear-gradient(270deg,var(--edge),#0000) 100% 0;background-size:2.5rem 100%,2.5rem 100%,.7rem 100%,.7rem 100%;
background-repeat:no-repeat;background-attachment:local,local,scroll,scroll;--ground:inherit}}
body{{--ground:var(--paper)}}
table{{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums}}
th,td{{padding:.15rem .55rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}}
th:first-child{{text-align:left}}
thead th{{vertical-align:bottom;font-weight:600;white-space:normal}}
tbody th{{font-weight:400;white-space:normal;overflow-wrap:anywhere;max-width:14rem;min-width:6rem}}
.long{{display:inline-block;white-space:normal;overflow-wrap:anywhere;min-width:6.5rem;max-width:9rem}}
figure table,.panel table{{font-size:.82rem}}figure th,figure td,.panel th,.panel td{{padding:.1rem .3rem}}
caption{{text-align:left;caption-side:bottom;padding-top:.3rem;font-size:.85rem}}
small.interval{{display:block;line-height:1.2;font-size:.9em}}
.once{{white-space:nowrap}}
i.bot{{display:inline-block;width:.8em;height:.8em;margin-right:.35em;border:2px solid var(--own);
background:var(--own);vertical-align:-.05em;print-color-adjust:exact}}
i.bot.other{{border-color:var(--other);background:var(--other-pale)}}
span.warn{{color:var(--warn);font-weight:600}}span.note{{color:var(--note)}}
details>summary{{cursor:pointer;color:var(--soft)}}:target{{scroll-margin-top:4rem}}
.game{{display:grid;grid-template-columns:minmax(0,1fr) 17rem;gap:0 2rem;align-items:start}}
.end{{background:#fdf8ee;border-radius:.5rem;padding:.4rem}}.end svg{{width:100%}}
ol.moves{{font-size:.86rem;padding-left:2.4rem;margin:.3rem 0;columns:2 20rem;column-gap:3rem}}
"""
DARK_PAGE = """:root{--ink:#f3e9dc;--soft:#c3b5a2;--paper:#1d1817;--card:#2a2322;--line:#4b3f3a;--warn:#ff9a66;
--note:#86c5ef;--pass:#8fd19e;--accent:#7fb0f5;--own:#7fb0f5;--other:#ee9a72;--other-pale:#44291d;--edge:#000a}"""
NARROW_PAGE = """.alone>figure:not(.wide),.game{display:block}.end{max-width:20rem}
tbody th{position:sticky;left:0;background:var(--ground);z-index:1}"""
PRINT = """@page{margin:12mm}html{font-size:9.5pt}
body{max-width:none;padding:0;background:#fff;--ground:#fff}figure,.panel{padding:1.5mm}
.grid{grid-template-columns:repeat(3,minmax(0,1fr));gap:2mm}.grid.alone{grid-template-columns:1fr}
a{color:inherit;text-decoration:none}h2,h3,.soft{break-after:avoid;break-inside:avoid}
.table{overflow:visible;background:none}th,td{padding:.08rem .22rem}td svg{width:8mm}
thead{display:table-header-group}tr{break-inside:avoid}ul.judgements li{padding:.2rem .5rem;break-inside:avoid}
details ul.judgements li{padding:0 .5rem;margin:0;line-height:1.35;font-size:.88em}
.game{display:none}summary{break-after:avoid;list-style:none}
details::details-content{content-visibility:visible;block-size:auto}"""


def style(more: str = "") -> str:
    """One style sheet; paper is always light."""
    return (
        f"{BASE}{_recoloured(LIGHT)}{more}"
        f"@media screen and (prefers-color-scheme:dark){{{DARK_PAGE}{_recoloured(DARK)}}}"
        f"@media screen and (max-width:48rem){{{NARROW_PAGE}}}"
        f"@media print{{{PRINT}}}"
    )
