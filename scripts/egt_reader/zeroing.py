"""A file of distances to zeroing: "Distances to zeroing" of the document."""

from .decoder import Bits, Model, hashed
from .table import ILLEGAL, Table, counted

SAME, DRAWN, BEYOND = 252, 253, 254


class Zeroing(Table):
    """Plies to zeroing by index for the first stored side to move; for the other, only the indices BEYOND."""

    def __init__(self, data, table):
        alphabets, sizes, cuts = self.open(data, 1)
        self.table = table
        self.codes = [None, None]
        for number, alphabet in enumerate(alphabets):
            side = self.first ^ number
            self.codes[side] = [code if code == ILLEGAL else DRAWN for code in table.codes[side]]
            for cut in cuts:
                self.unpack(alphabet, self.block(sizes), cut, side, self.most(cuts))

    def unpack(self, alphabet, block, cut, side, most):
        codes, mates = self.codes[side], self.table.codes[side]
        size = next(k for k in range(64) if 1 << k >= 4 * (cut[1] - cut[0]))
        model = Model(Bits(block), min(size, most))
        for index in range(*cut):
            mate = mates[index]
            if mate in (ILLEGAL, 0):
                continue
            near = self.neighbours(index, cut[0])
            west, south, below, _, _, one, two, *_ = [counted(codes, at) for at in near]
            west_mate, south_mate, _, _, _, one_mate, *_ = [counted(mates, at) for at in near]
            contexts = [
                mate << 16 | west << 8 | south,
                mate << 16 | one << 8 | two,
                mate << 16 | west << 8 | west_mate,
                mate << 16 | one << 8 | one_mate,
                mate << 16 | south << 8 | south_mate,
                mate << 16 | below << 8 | west,
                (index % self.ending.placements) * 0x2545F491 & 0xFFFFFFFF ^ mate,
            ]
            code = alphabet.read(model, [hashed(context) for context in contexts])
            codes[index] = min(mate, SAME) - 1 if code == SAME else code

    def zeroing(self, fen):
        """The output of `tbgen probe` for a position with a clock of 0; None if only its moves tell."""
        side, index = self.table.place(fen)
        outcome, _ = self.table.probe(fen)
        code = self.codes[side][index]
        if code == DRAWN:
            return '0'
        if code == BEYOND:
            return 'cursed' if outcome == 'win' else 'blessed'
        return None if side != self.first else f"{'-' if outcome == 'loss' else ''}{code}"
