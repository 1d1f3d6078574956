"""Colours as eyes see them: CIELAB, colour-blind vision and the CIEDE2000 difference."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Rgb = tuple[float, float, float]
"""Linear light, 0 to 1."""
Lab = tuple[float, float, float]

LUMINANCE = (0.2126, 0.7152, 0.0722)
"""What red, green and blue light have of what is seen of them."""

# Machado, Oliveira and Fernandes (2009), severity 1, for linear RGB.
SIGHTS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "full colour": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Rgb:
    """`#rrggbb` as linear light."""

    def channel(text: str) -> float:
        value = int(text, 16) / 255
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    return channel(colour[1:3]), channel(colour[3:5]), channel(colour[5:7])


def seen(rgb: Rgb, sight: str) -> Rgb:
    """What a kind of sight makes of a light."""
    red, green, blue = (sum(weight * part for weight, part in zip(row, rgb, strict=True)) for row in SIGHTS[sight])
    return tuple(min(1.0, max(0.0, part)) for part in (red, green, blue))  # type: ignore[return-value]


def lab(rgb: Rgb) -> Lab:
    """CIELAB under D65."""
    red, green, blue = rgb
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883

    def root(part: float) -> float:
        return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def lightness(colour: str) -> float:
    """L*, all that is left in greyscale."""
    return lab(linear(colour))[0]


def contrast(first: str, second: str) -> float:
    """How many times lighter one colour is than the other, as legibility is measured: text wants 4.5."""
    dim, bright = sorted(
        sum(w * part for w, part in zip(LUMINANCE, linear(one), strict=True)) for one in (first, second)
    )
    return (bright + 0.05) / (dim + 0.05)


def difference(first: Lab, second: Lab) -> float:
    """CIEDE2000: 1 is just seen side by side, 10 at a glance."""
    light_1, a_1, b_1 = first
    light_2, a_2, b_2 = second
    mean_chroma = (hypot(a_1, b_1) + hypot(a_2, b_2)) / 2
    stretch = 1 + (1 - sqrt(mean_chroma**7 / (mean_chroma**7 + 25.0**7))) / 2
    chroma_1, chroma_2 = hypot(a_1 * stretch, b_1), hypot(a_2 * stretch, b_2)
    hue_1, hue_2 = degrees(atan2(b_1, a_1 * stretch)) % 360, degrees(atan2(b_2, a_2 * stretch)) % 360

    grey = chroma_1 * chroma_2 == 0
    turn = 0.0 if grey else (hue_2 - hue_1 + 180) % 360 - 180
    if not grey and hue_2 - hue_1 == 180:
        turn = 180.0
    delta_hue = 2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn / 2))
    if grey:
        hue = hue_1 + hue_2
    elif abs(hue_1 - hue_2) <= 180:
        hue = (hue_1 + hue_2) / 2
    else:
        hue = ((hue_1 + hue_2 + 360) / 2) % 360

    light, chroma = (light_1 + light_2) / 2, (chroma_1 + chroma_2) / 2
    weight_light = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    weight_chroma = 1 + 0.045 * chroma
    wave = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    weight_hue = 1 + 0.015 * chroma * wave
    bend = -2 * sqrt(chroma**7 / (chroma**7 + 25.0**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    in_light = (light_2 - light_1) / weight_light
    in_chroma = (chroma_2 - chroma_1) / weight_chroma
    in_hue = delta_hue / weight_hue
    return sqrt(in_light**2 + in_chroma**2 + in_hue**2 + bend * in_chroma * in_hue)


def difference_seen(first: str, second: str, sight: str) -> float:
    """How far apart two colours look to a kind of sight."""
    return difference(lab(seen(linear(first), sight)), lab(seen(linear(second), sight)))
