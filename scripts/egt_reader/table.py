"""A table file: "Layout" and the contexts of the document."""

import struct

import xxhash

from .board import GAMES
from .decoder import Alphabet, Bits, Model, hashed
from .ending import Ending

# Marks an illegal position, which no code equals, and an illegal or missing neighbour.
ILLEGAL, NONE = 256, 255


def counted(codes, at):
    """The code of a neighbour."""
    return NONE if at is None else min(codes[at], NONE)


class Table:
    """A table file: the code of every index, for each side to move."""

    def __init__(self, data):
        alphabets, sizes, cuts = self.open(data, 0)
        self.codes = [None, None]
        for number, alphabet in enumerate(alphabets):
            side = self.first ^ number
            self.codes[side] = [ILLEGAL if not legal else 0 for legal in self.ending.legal(side)]
            unpack = self.unpack_other if number else self.unpack_first
            for cut in cuts:
                unpack(alphabet, self.block(sizes), cut, side, self.most(cuts))

    def open(self, data, metric):
        """Read the header: the alphabets of the sides, the sizes of the blocks, and their indices."""
        if xxhash.xxh64_digest(data[:-8])[::-1] != data[-8:]:
            raise ValueError('not a table file, or damaged')
        self.data, self.at = data, 0
        magic, version, rules, found, self.first, files, ranks = self.take('<8sHHBBBB')
        if (magic, version, rules, found) != (b'\x89EGT\r\n\x1a\n', 4, 1, metric):
            raise ValueError(f'format version {version}, metric {found}; this reads version 4, metric {metric}')
        self.letters, name = self.text(), self.text()
        self.game = GAMES[files, ranks]()
        self.ending = Ending(self.game, name)
        positions, sides, blocks = self.take('<QBI')
        alphabets = []
        for _ in range(sides):
            (codes,) = self.take('<B')
            alphabets.append(Alphabet(dict(self.take('<BB') for _ in range(codes))))
        sizes = [self.take('<IQ')[0] for _ in range(sides * blocks)]
        self.take('<Q')
        cuts = self.cuts(positions)
        assert len(cuts) == blocks and positions == len(self.ending.pairs) * self.ending.placements
        return alphabets, sizes, cuts

    def block(self, sizes):
        """The next block."""
        size = sizes.pop(0)
        self.at += size
        return self.data[self.at - size : self.at]

    @staticmethod
    def most(cuts):
        """The most counters of a context, as a power of two."""
        return 20 if cuts[-1][1] > 1 << 23 else 19

    def take(self, form):
        values = struct.unpack_from(form, self.data, self.at)
        self.at += struct.calcsize(form)
        return values

    def text(self):
        (length,) = self.take('<B')
        self.at += length
        return self.data[self.at - length : self.at].decode()

    def cuts(self, positions):
        """The first index of each block and the one after its last."""
        kings, placements = self.ending.kings, self.ending.placements
        if positions <= 1 << 23:
            return [(0, positions)]
        cuts, most, at = [], 1 << 20, 0
        joins = False
        while at < len(kings):
            end = at
            while end < len(kings) and kings[end][0] == kings[at][0]:
                end += 1
            pairs, parts = end - at, -(-(end - at) * placements // most)
            if parts > 1:
                cuts += [(at + pairs * b // parts, at + pairs * (b + 1) // parts) for b in range(parts)]
            elif joins and (end - cuts[-1][0]) * placements <= most:
                cuts[-1] = (cuts[-1][0], end)
            else:
                cuts.append((at, end))
            joins = parts == 1
            at = end
        return [(one * placements, two * placements) for one, two in cuts]

    def neighbours(self, index, begin):
        """Indices of west, south, below, belowsouth, third, one, two, three, west1, south2, southwest, or None."""
        ending, files = self.ending, self.game.files
        pair, placement = divmod(index, ending.placements)
        states = ending.states[-1]
        s = placement % states
        west = index - 1 if s % files >= 1 else None
        south = index - files if s >= files else None
        below = index - states if placement >= states else None
        belowsouth = index - states * files if placement >= states * files else None
        third = None
        if len(ending.states) > 2 and placement >= states * ending.states[-2]:
            third = index - states * ending.states[-2]
        king, other = ending.kings[pair]

        def paired(one, two):
            number = ending.pairs.get((one, two))
            if number is None or number * ending.placements < begin:
                return None
            return number * ending.placements + placement

        one, two = paired(king, other - 1), paired(king, other - files)
        three = paired(king - 1, other)
        if three is None:
            three = paired(king - files, other)
        west1 = None if west is None or one is None else one - 1
        south2 = None if south is None or two is None else two - files
        southwest = None if west is None or s < files + 1 else index - files - 1
        return west, south, below, belowsouth, third, one, two, three, west1, south2, southwest

    def unpack_first(self, alphabet, block, cut, side, most):
        codes = self.codes[side]
        size = next(k for k in range(64) if 1 << k >= 4 * (cut[1] - cut[0]))
        model = Model(Bits(block), min(size, most))
        for index in range(*cut):
            if codes[index] == ILLEGAL:
                continue
            near = [counted(codes, at) for at in self.neighbours(index, cut[0])]
            west, south, below, belowsouth, third, one, two, three, west1, south2, southwest = near
            if west == NONE:
                west = south
            elif south == NONE:
                south = west
            contexts = [
                (west, south, one),
                (one, two, three),
                (below, belowsouth, west),
                (west, one, west1),
                (south, two, south2),
                (west, south, southwest),
                (third, one, west),
            ]
            codes[index] = alphabet.read(model, [hashed(a << 16 | b << 8 | c) for a, b, c in contexts])

    def quiet(self, squares, side):
        """Squares after each legal quiet move, except those open to en passant, and whether there are such."""
        ending, game = self.ending, self.game
        moves, answered = [], False
        for slot, (kind, owner) in enumerate(ending.pieces):
            if owner != side:
                continue
            for to in game.attacks(kind, side, squares[slot], set(squares))[1]:
                if game.is_promotion(kind, to):
                    continue
                if kind == 'P' and abs(to - squares[slot]) == 2 * game.files and self.answers(squares, to, 1 - side):
                    answered = True
                    continue
                after = [*squares[:slot], to, *squares[slot + 1 :]]
                if not ending.in_check(after, side):
                    moves.append(after)
        return moves, answered

    def answers(self, squares, to, side):
        """Whether a pawn of `side` stands next to a square that a pawn has reached by a double step."""
        beside = {self.game.step(to, by) for by in ((1, 0), (-1, 0))}
        pieces = zip(self.ending.pieces, squares)
        return any(piece == ('P', side) and square in beside for piece, square in pieces)

    def prediction(self, squares, side):
        """The code of the best quiet move, and the class of the position."""
        ending, game = self.ending, self.game
        moves, answered = self.quiet(squares, side)
        codes = [self.codes[1 - side][ending.index(after)] for after in moves]
        codes = [code + 1 if code else 0 for code in codes]
        wins, losses = [c for c in codes if c and c % 2 == 0], [c for c in codes if c % 2]
        best = min(wins, default=0 if 0 in codes else max(losses, default=NONE))
        classes = []
        occupied = set(squares)
        victims = [slot for slot, (kind, owner) in enumerate(ending.pieces) if owner != side and kind != 'K']
        for slot, (kind, owner) in enumerate(ending.pieces):
            if owner != side:
                continue
            caught, quiet = game.attacks(kind, side, squares[slot], occupied)
            for v, victim in enumerate(victims):
                if squares[victim] not in caught:
                    continue
                if not ending.is_attacked(squares, squares[victim], 1 - side):
                    classes.append(0x80 + 8 * min(v, 2) + slot)
                elif kind != 'K':
                    classes.append(0xA0 + 8 * min(v, 2) + slot)
            if any(game.is_promotion(kind, to) for to in quiet):
                classes.append(0x98 + slot)
        if answered or not (moves or classes):
            classes.append(0xC0)
        return best, min(classes, default=0)

    def unpack_other(self, alphabet, block, cut, side, most):
        codes, ending, files = self.codes[side], self.ending, self.game.files
        legal = [code != ILLEGAL for code in codes]
        size = next(k for k in range(64) if 1 << k >= 4 * (cut[1] - cut[0]))
        bits = Bits(block)
        whether, which = Model(bits, min(size, 16)), Model(bits, min(size, most))
        known = {}
        for index in range(*cut):
            if not legal[index]:
                continue
            squares = ending.position(index)
            prediction, klass = known[index] = self.prediction(squares, side)
            codes[index] = prediction
            if klass == 0:
                continue
            near = self.neighbours(index, cut[0])[:8]

            def agreement(at):
                if at is None or not legal[at]:
                    return 3 if at is None else 2
                predicted, other = known[at]
                return (codes[at] == predicted) + 4 * (other != 0)

            def mixed(*values):
                value, *rest = values
                for other in rest:
                    value = value * 0x2545F491 & 0xFFFFFFFF ^ other
                return value

            placement = index % ending.placements
            slot = klass & 7 if klass != 0xC0 else None
            firsts = {slot: slots[0] for slots in ending.groups for slot in slots}
            without = mixed(
                klass,
                sum(
                    hashed((firsts.get(other, other) + 1) << 8 | square)
                    for other, square in enumerate(squares)
                    if other != slot
                )
                & 0xFFFFFFFF,
            )
            last = squares[ending.groups[-1][0]]

            def offset(king):
                return 19 * (king // files + 9 - last // files) + king % files + 9 - last % files

            west, south, below, belowsouth, _, one, two, three = map(agreement, near)
            contexts = [
                mixed(klass, (west << 3 | south) << 8 | prediction),
                mixed(
                    klass,
                    (below << 3 | belowsouth) << 16
                    | (west << 3 | south) << 9
                    | one << 6
                    | two << 3
                    | three,
                ),
                without,
                mixed(klass, one << 17 | two << 14 | west << 11 | south << 8 | prediction),
                mixed(placement << 8 | prediction, one << 3 | west),
                mixed(offset(squares[1]) * 361 + offset(squares[0]), klass << 8 | prediction),
                mixed(without, prediction),
            ]
            if whether.bit(klass, [hashed(context) for context in contexts]):
                continue
            near = [counted(codes, at) for at in near]
            west, south, below, belowsouth, _, one, two, three = near
            if west == NONE:
                west = south
            elif south == NONE:
                south = west
            contexts = [
                mixed(klass, west << 16 | south << 8 | prediction),
                mixed(klass, below << 16 | one << 8 | two),
                mixed(klass, prediction << 8 | one),
                mixed(klass, west << 16 | one << 8 | two),
                without,
                mixed(klass, placement),
                mixed(without, prediction),
            ]
            codes[index] = alphabet.read(which, [hashed(context) for context in contexts])

    def probe(self, fen):
        """Outcome for the side to move, and plies to mate."""
        side, index = self.place(fen)
        code = self.codes[side][index]
        return ('draw', 0) if code == 0 else ('loss' if code % 2 else 'win', code - 1)

    def place(self, fen):
        """The stored side to move and the index of a position."""
        board, turn = fen.split()[:2]
        game, ending = self.game, self.ending
        pieces = {}
        for down, row in enumerate(board.split('/')):
            file = 0
            for letter in row:
                if letter.isdigit():
                    file += int(letter)
                    continue
                square = (game.ranks - 1 - down) * game.files + file
                pieces.setdefault((letter.upper(), int(letter.islower())), []).append(square)
                file += 1
        mover = int(turn != 'w')
        # If both sides have the same pieces, one side to move is stored: positions of the other are flipped.
        for swapped in (0, 1):
            left = {(kind, owner ^ swapped): list(squares) for (kind, owner), squares in pieces.items()}
            counts = {piece: len(squares) for piece, squares in left.items()}
            codes = self.codes[mover ^ swapped]
            if codes is None or counts != {piece: ending.pieces.count(piece) for piece in ending.pieces}:
                continue
            squares = [left[piece].pop() for piece in ending.pieces]
            if swapped:
                squares = [square + (game.ranks - 1 - 2 * (square // game.files)) * game.files for square in squares]
            index = ending.index(squares)
            if codes[index] == ILLEGAL:
                raise ValueError(f'no legal position: {fen}')
            return mover ^ swapped, index
        raise ValueError(f'not a position of this ending: {fen}')
