"""Write src/pieces/glyphs*.ts: characters as SVG paths, so that the page loads no font.

usage: glyphs.py FONT      (see pieces/README.md for the font and its licence)
"""

import sys
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

# The files and their characters. Each file is fetched when first drawn from.
FILES = {
    "glyphs": "帥仕相俥傌炮兵將士象車馬砲卒楚河漢界",
    "glyphs-simplified": "帅车马将",
    "glyphs-numerals": "一二三四五六七八九",
}
PIECES = Path(__file__).parent.parent / "src" / "pieces"
# Units of the em square: coarse enough for small files, fine enough for a board that fills a screen.
EM = 100
# Most units between a curve and its chord to draw a line, and between its control point and the last curve's tangent.
FLAT = 0.25
SMOOTH = 1


def middle(a, b):
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def distance(a, b):
    """The greater of both coordinates: Chebyshev distance."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


class PathPen(BasePen):
    """Collects a path of relative commands with integers."""

    def __init__(self, glyphs, scale, top):
        super().__init__(glyphs)
        self.scale, self.top = scale, top
        self.at = self.control = (0, 0)
        self.letter, self.text = "", ""

    def point(self, p):
        return round(p[0] * self.scale), round((self.top - p[1]) * self.scale)

    def emit(self, letter, *points):
        numbers = [value - self.at[i] for p in points for i, value in enumerate(p)]
        # A repeated letter is left out, and so is the space before a minus.
        head = letter if letter != self.letter else ("" if numbers[0] < 0 else " ")
        body = "".join(str(n) if n < 0 or i == 0 else f" {n}" for i, n in enumerate(numbers))
        self.text += head + body
        # After a move, further pairs of numbers are lines.
        self.letter = "l" if letter == "m" else letter
        self.at = points[-1]

    def _moveTo(self, p):
        # A closed path ends where it began.
        self.letter = ""
        self.emit("m", self.point(p))
        self.start = self.control = self.at

    def _lineTo(self, p):
        self.line(self.point(p))

    def line(self, p):
        if p == self.at:
            return
        if p[0] == self.at[0] or p[1] == self.at[1]:
            letter, delta = ("v", p[1] - self.at[1]) if p[0] == self.at[0] else ("h", p[0] - self.at[0])
            self.text += f"{letter}{delta}"
            self.letter, self.at = letter, p
        else:
            self.emit("l", p)
        self.control = self.at

    def _qCurveToOne(self, control, p):
        control, p = self.point(control), self.point(p)
        # In its middle a quadratic curve is half-way from its chord to the control point.
        bent = distance(control, middle(self.at, p)) / 2
        if control in (p, self.at) or bent <= FLAT:
            self.line(p)
            return
        mirrored = (2 * self.at[0] - self.control[0], 2 * self.at[1] - self.control[1])
        if self.control != self.at and distance(control, mirrored) <= SMOOTH:
            control = mirrored
            self.emit("t", p)
        else:
            self.emit("q", control, p)
        self.control = control

    def _closePath(self):
        self.text += "z"
        self.letter, self.at = "", self.start


def main(path):
    font = TTFont(path)
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    ascent, descent = font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender
    scale = EM / (ascent - descent)
    made_from = f"{font['name'].getDebugName(4)}, {font['name'].getDebugName(5)}"
    for name, characters in FILES.items():
        with open(PIECES / f"{name}.ts", "w", encoding="utf-8") as file:
            print(f"// Made by scripts/glyphs.py from {made_from};", file=file)
            print("// SIL Open Font License 1.1, see packages/board/pieces.", file=file)
            print("\n/** Side of the square that a character fills. */", file=file)
            print(f"export const EM = {EM};", file=file)
            print("\n/** Outlines of characters. */", file=file)
            print("export const GLYPHS: Readonly<Record<string, string>> = {", file=file)
            for character in characters:
                pen = PathPen(glyphs, scale, ascent)
                glyphs[names[ord(character)]].draw(pen)
                print(f"  {character}: '{pen.text}',", file=file)
            print("};", file=file)


main(sys.argv[1])
