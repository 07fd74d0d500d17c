"""Writes src/pieces/glyphs.ts: characters as SVG paths, so that the page loads no font.

usage: glyphs.py FONT >src/pieces/glyphs.ts      (see pieces/README.md for the font and its licence)
"""

import sys

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

CHARACTERS = "帥仕相俥傌炮兵將士象車馬砲卒帅车马将楚河漢界一二三四五六七八九"
# Units of the em square in the paths: coarse enough to be small, fine enough for a board that fills a screen.
EM = 160


class PathPen(BasePen):
    """Collects a path of relative commands with whole numbers."""

    def __init__(self, glyphs, scale, top):
        super().__init__(glyphs)
        self.scale, self.top = scale, top
        self.at = self.control = (0, 0)
        self.letter, self.text = "", ""

    def point(self, p):
        return round(p[0] * self.scale), round((self.top - p[1]) * self.scale)

    def emit(self, letter, *points):
        numbers = [value - self.at[i] for p in points for i, value in enumerate(p)]
        # A letter that repeats is left out, and so is the space before a minus.
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
        p = self.point(p)
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
        if p == self.at:
            return
        if control in (p, self.at):
            self.emit("l", p)
            self.control = self.at
            return
        mirrored = (2 * self.at[0] - self.control[0], 2 * self.at[1] - self.control[1])
        if mirrored == control and self.control != self.at:
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
    print(f"// Made by scripts/glyphs.py from {font['name'].getDebugName(4)}, {font['name'].getDebugName(5)};")
    print("// SIL Open Font License 1.1, see www/pieces.")
    print("\n/** Side of the square that a character fills. */")
    print(f"export const EM = {EM};")
    print("\n/** Outlines of characters. */")
    print("export const GLYPHS: Readonly<Record<string, string>> = {")
    for character in CHARACTERS:
        pen = PathPen(glyphs, scale, ascent)
        glyphs[names[ord(character)]].draw(pen)
        print(f"  {character}: '{pen.text}',")
    print("};")


main(sys.argv[1])
