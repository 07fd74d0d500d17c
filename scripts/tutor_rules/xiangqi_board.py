"""Xiangqi as `motifs.py` asks for it: legal moves and checks by pyffish, attacks by the rules for beginners."""

import pyffish

from .xiangqi_mates import mate_name

VARIANT = "xiangqi"
# Allowed difference between cannon and horse, which scales value differently.
SCALES = 60
VALUES = {"R": 900, "C": 450, "N": 400, "A": 200, "B": 200, "P": 100, "K": 0}


def place(name):
    """File and rank of a square, from 0."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name_of(file, rank):
    return f"{chr(ord('a') + file)}{rank + 1}"


def split(move):
    """The two squares of a move such as a9a10."""
    end = 2 if not move[2].isdigit() else 3
    return move[:end], move[end:]


class XiangqiBoard:
    """A position. Squares are names, sides are True for Red and False for Black."""

    values = VALUES
    scales = SCALES
    variant = VARIANT

    def __init__(self, fen, pieces=None):
        self.fen = fen
        rows, turn = fen.split()[:2]
        self.side = turn == "w"
        self.pieces = {}
        for down, row in enumerate(rows.split("/")):
            file = 0
            for letter in row:
                if letter.isdigit():
                    file += int(letter)
                    continue
                self.pieces[name_of(file, 9 - down)] = (letter.upper(), letter.isupper())
                file += 1

    @classmethod
    def read(cls, fen):
        return cls(fen)

    def moves(self):
        return pyffish.legal_moves(VARIANT, self.fen, [])

    def play(self, text):
        if text not in self.moves():
            raise ValueError(f"illegal {text} in {self.fen}")
        return XiangqiBoard(pyffish.get_fen(VARIANT, self.fen, [text]))

    def captured(self, text):
        """Square of the piece that a move captures."""
        target = split(text)[1]
        return target if target in self.pieces else None

    def without(self, square):
        """The same board without a piece; nobody asks it for moves."""
        rest = XiangqiBoard(self.fen)
        del rest.pieces[square]
        return rest

    def between(self, source, target):
        """Number of pieces between two squares of a file or rank; None if they share none."""
        (file, rank), (to_file, to_rank) = place(source), place(target)
        if (file == to_file) == (rank == to_rank):
            return None
        files, ranks = range(min(file, to_file), max(file, to_file) + 1), range(min(rank, to_rank), max(rank, to_rank) + 1)
        line = [name_of(x, y) for x in files for y in ranks]
        return sum(square in self.pieces for square in line[1:-1])

    def attacks(self, source, target):
        letter, side = self.pieces[source]
        (file, rank), (to_file, to_rank) = place(source), place(target)
        right, up = to_file - file, to_rank - rank
        ahead = 1 if side else -1
        in_palace = 3 <= to_file <= 5 and (to_rank <= 2 or to_rank >= 7)
        if letter == "R":
            return self.between(source, target) == 0
        if letter == "C":
            return self.between(source, target) == 1
        if letter == "N":
            leg = name_of(file + int(right / 2), rank + int(up / 2))
            return abs(right * up) == 2 and leg not in self.pieces
        if letter == "P":
            crossed = rank > 4 if side else rank < 5
            return (right, up) == (0, ahead) or (crossed and (abs(right), up) == (1, 0))
        if letter == "A":
            return abs(right) == abs(up) == 1 and in_palace
        if letter == "B":
            eye = name_of(file + right // 2, rank + up // 2)
            at_home = to_rank <= 4 if side else to_rank >= 5
            return abs(right) == abs(up) == 2 and at_home and eye not in self.pieces
        # The general steps in its palace, and gives check along an open file.
        faces = right == 0 and self.pieces.get(target, "-")[0] == "K" and self.between(source, target) == 0
        return (abs(right) + abs(up) == 1 and in_palace) or faces

    def attackers(self, side, target):
        own = [square for square, piece in self.pieces.items() if piece[1] == side]
        return {square for square in own if square != target and self.attacks(square, target)}

    def general(self, side):
        return next(square for square, piece in self.pieces.items() if piece == ("K", side))

    def pinned_by(self, side, pinned, by):
        """Whether the piece `by` would give check without a piece of a side."""
        general = self.general(side)
        if pinned == general or self.pieces.get(pinned, "--")[1] != side or self.attacks(by, general):
            return False
        return self.without(pinned).attacks(by, general)

    def is_check(self):
        return bool(pyffish.gives_check(VARIANT, self.fen, []))

    def is_lost(self):
        # Stalemate loses, too.
        return not self.moves()

    def key(self):
        """Equal for repetitions."""
        return self.fen.split()[:2]

    def mate_name(self):
        return mate_name(self)
