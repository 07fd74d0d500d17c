#!/usr/bin/env python3
"""Read table files without Chariot: an independent reader, written from docs/reference/egt-format.md.

    pip install xxhash==3.5.0
    scripts/egt.py TABLES/chess/KRK.egt "8/8/8/8/8/2k5/1R6/K7 w - - 0 1"…    # FEN, win|draw|loss, plies to mate

The first side of the table must be to move; positions may have either colour. With KRK.dtz next to the table, plies to
zeroing follow. `scripts/egt_oracle.py` compares the answers with those of `tbgen probe`.
"""
import struct
import sys
from bisect import bisect_left
from copy import deepcopy
from itertools import combinations, product
from math import comb, prod
from pathlib import Path

import xxhash

from egt_rules import GAMES

NONE, SAME, DRAWN = 255, 252, 253
LOGISTIC = [22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17625, 24743, 32768, 40793, 47911]
LOGISTIC += [53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438, 65476, 65500, 65514]
CURVE = [LOGISTIC[x >> 7] + (LOGISTIC[(x >> 7) + 1] - LOGISTIC[x >> 7]) * (x & 127) // 128 for x in range(1, 4096)]
STRETCH = [min(bisect_left(CURVE, 16 * q + 8) - 2047, 2047) for q in range(4096)]


def hashed(c):
    m = c * 0x9E3779B1 & 0xFFFFFFFF
    return ((m ^ m >> 15) * 0x85EBCA6B & 0xFFFFFFFF) >> 8


class Bits:
    """An arithmetic decoder."""

    def __init__(self, data):
        self.rest, self.low, self.high, self.code = iter(data), 0, 0xFFFFFFFF, 0
        for _ in range(4):
            self.code = self.code << 8 | next(self.rest, 0)

    def read(self, p):
        split = self.low + ((self.high - self.low) * p >> 16)
        bit = self.code <= split
        self.low, self.high = (self.low, split) if bit else (split + 1, self.high)
        while (self.low ^ self.high) >> 24 == 0:
            self.low, self.high = self.low << 8 & 0xFFFFFFFF, self.high << 8 & 0xFFFFFFFF | 255
            self.code = self.code << 8 & 0xFFFFFFFF | next(self.rest, 0)
        return int(bit)


class Model:
    def __init__(self):
        self.counters, self.weights = [{} for _ in range(4)], {}

    def bit(self, bits, node, contexts, sources=None):
        places = [(context ^ node) & 0x7FFF for context in contexts]
        states = [counters.get(place, (2048, 0)) for counters, place in zip(self.counters, places)]
        inputs = [int(STRETCH[q] * min(64 * n + 19, 256) / 256) for q, n in states]
        weights = self.weights.setdefault((node, None) if sources is None else sources, [25_000] * 4)
        total = sum(weight * value for weight, value in zip(weights, inputs)) >> 16
        p = CURVE[max(-2047, min(2047, total)) + 2047]
        bit = bits.read(p)
        error, goal, carry = (bit << 16) - p, 4095 * bit, 65535 * bit
        for i, (q, n) in enumerate(states):
            weights[i] = max(-(1 << 17), min(1 << 17, weights[i] + (inputs[i] * error >> 15)))
            q += (goal - q) * (131_072 // (2 * n + 3)) + carry >> 16
            self.counters[i][places[i]] = q, min(n + 1, 15)
        return bit


class Alphabet:
    """Codes as a tree: a node is its number or, below 0, a code."""

    def __init__(self, lengths):
        self.codes = sorted(lengths, key=lambda code: (lengths[code], code))
        self.nodes, inner, word, length = {}, 0, -1, 0
        for code in self.codes:
            word, length = word + 1 << lengths[code] - length, lengths[code]
            for depth in range(length):
                if (place := (depth, word >> length - depth)) not in self.nodes:
                    self.nodes[place], inner = inner, inner + 1
            self.nodes[length, word] = -code - 1

    def read(self, bits, model, contexts, neighbours):
        if len(self.codes) < 2:
            return self.codes[0] if self.codes else 0
        for guess in dict.fromkeys(code for code in neighbours if code != NONE):
            if model.bit(bits, 256 + guess, contexts, tuple(code == guess for code in neighbours)):
                return guess
        depth = word = node = 0
        while node >= 0:
            word, depth = word << 1 | model.bit(bits, node, contexts), depth + 1
            node = self.nodes[depth, word]
        return -node - 1


class Table:
    """A table file or, given the ending's table, one of distances to zeroing."""

    def __init__(self, data, table=None):
        self.data, self.table, self.at = data, table, 0
        magic, version, length, rules, metric, files, ranks = self.take('<8sHIHBBB')
        if (magic, version, rules, metric) != (b'\x89EGT\r\n\x1a\n', 5, 1, int(table is not None)):
            raise ValueError('not a file of this format and metric')
        letters, self.material = self.text(), self.text()
        self.game = GAMES[files, ranks]()
        self.list_positions()
        positions, blocks = self.take('<QI')
        for _ in range(1 if self.material == self.material[: len(self.material) // 2] * 2 else 2):
            for _ in range(*self.take('<B')):
                self.take('<B'), self.number()
                for _ in range(*self.take('<B')):
                    self.number()
        self.alphabet = Alphabet(dict(self.take('<BB') for _ in range(*self.take('<B'))))
        sizes = [self.take('<HI') for _ in range(blocks)]
        covered = self.at
        if self.take('<Q')[0] != xxhash.xxh64(data[:covered]).intdigest():
            raise ValueError('the start is damaged')
        count = min(blocks, 24)
        teachers = [blocks * (2 * i + 1) // (2 * count) for i in range(count)]
        self.places = {}
        for number in teachers + [number for number in range(blocks) if number not in teachers]:
            size, digest = sizes[number]
            self.places[number] = data[self.at : self.at + size]
            if xxhash.xxh64(self.places[number]).intdigest() & 0xFFFFFFFF != digest:
                raise ValueError(f'block {number} is damaged')
            self.at += size
        if positions != len(self.pairs) * prod(self.states) or self.at != len(data) or length > self.at:
            raise ValueError('not as long as it says')
        self.taught = Model()
        self.blocks = {}
        self.blocks.update((number, self.decoded(number, self.taught)) for number in teachers)

    def take(self, form):
        self.at += struct.calcsize(form)
        return struct.unpack_from(form, self.data, self.at - struct.calcsize(form))

    def text(self):
        return self.take(f'<{self.take("<B")[0]}s')[0].decode()

    def number(self):
        (byte,) = self.take('<B')
        return byte if byte < 128 else byte - 128 + 128 * self.number()

    def list_positions(self):
        game, second = self.game, self.material.index('K', 1)
        rest = [(kind, 0) for kind in self.material[1:second]] + [(kind, 1) for kind in self.material[second + 1 :]]
        self.pieces = [('K', 0), ('K', 1), *rest]
        kinds = list(dict.fromkeys(rest))
        digits = [list(game.may_stand(*piece)) for piece in kinds]
        counts = [rest.count(piece) for piece in kinds]
        self.states = [comb(len(known), count) for known, count in zip(digits, counts)]
        sets = [sorted(combinations(range(len(known)), count), key=lambda held: held[::-1]) for known, count in zip(digits, counts)]
        self.squares = [[[known[digit] for digit in reversed(held)] for held in each] for known, each in zip(digits, sets)]
        self.symmetries = game.symmetries(('P' in self.material))
        self.pairs, seen = {}, set()
        for pair in product(game.may_stand('K', 0), game.may_stand('K', 1)):
            if pair not in seen and not game.kings_touch(*pair):
                self.pairs[pair] = len(self.pairs)
                seen.update((image[pair[0]], image[pair[1]]) for image in self.symmetries)
        self.kings, self.seconds = sorted({one for one, _ in self.pairs}), list(game.may_stand('K', 1))
        self.kinds = kinds
        speed = [0 if game.is_final(kind) else 1 + 2 * owner for kind, owner in kinds]
        axes = sorted([(fast, group) for group, fast in enumerate(speed)] + [(2, -1)])
        self.axes, self.total = [], 1
        for _, group in reversed(axes):
            size = len(self.kings) if group < 0 else self.states[group]
            self.axes.append((group, size, self.total))
            self.total *= size
        self.rows = 1 << (8192 // len(self.seconds)).bit_length() - 1

    def position(self, number, second):
        """The squares of all slots in a configuration with the second king on a square."""
        on = {group: number // rows % size for group, size, rows in self.axes}
        held = [square for group, squares in enumerate(self.squares) for square in squares[on[group]]]
        return [self.kings[on[-1]], second, *held]

    def is_legal(self, squares):
        if (squares[0], squares[1]) not in self.pairs or len(set(squares)) < len(squares):
            return False
        return not self.game.is_attacked(list(zip(self.pieces, squares)), squares[1])

    def place(self, squares):
        """The block and the entry of a position."""
        for image in self.symmetries:
            moved = [image[square] for square in squares]
            if (moved[0], moved[1]) in self.pairs:
                break
        else:
            raise ValueError('the kings attack each other')
        number = 0
        for group, _, rows in self.axes:
            held = [square for piece, square in zip(self.pieces, moved) if group >= 0 and piece == self.kinds[group]]
            state = self.kings.index(moved[0]) if group < 0 else self.squares[group].index(sorted(held, reverse=True))
            number += state * rows
        return number // self.rows, number % self.rows * len(self.seconds) + self.seconds.index(moved[1])

    def block(self, number):
        if number not in self.blocks:
            self.blocks[number] = self.decoded(number, deepcopy(self.taught))
        return self.blocks[number]

    def decoded(self, number, model):
        bits, width, first = Bits(self.places[number]), len(self.seconds), number * self.rows
        numbers = range(first, min(self.total, first + self.rows))
        codes = [NONE] * (len(numbers) * width)
        mates = self.table.block(number) if self.table else None
        for row, configuration in enumerate(numbers):
            back = [self.back(axis, configuration, row) for axis in self.axes[:3]] + [(0, 0)] * 2
            for at, second in enumerate(self.seconds, row * width):
                if mates and mates[at] in (NONE, 0):
                    codes[at] = NONE if mates[at] else DRAWN
                if codes[at] == DRAWN or not self.is_legal(self.position(configuration, second)):
                    continue
                kings = [self.king_back(self.seconds, second, by) for by in (1, self.game.files)]

                def near(values, rows, entries=0):
                    return values[at - rows * width - entries] if rows + entries else NONE

                def stand_in(one, two):
                    return (two if one == NONE else one), (one if two == NONE else two)

                west, south = stand_in(near(codes, back[0][0]), near(codes, back[0][1]))
                one, two = (near(codes, 0, king) for king in kings)
                if mates:
                    values = [(west, near(mates, back[0][0])), (one, near(mates, 0, kings[0]))]
                    values += [(two, near(mates, 0, kings[1])), (south, near(mates, back[0][1]))]
                    contexts, guesses = [(mates[at], *pair) for pair in values], ()
                else:
                    before, before_south = stand_in(near(codes, back[1][0]), near(codes, back[1][1]))
                    third = stand_in(near(codes, back[2][0]), near(codes, back[2][1]))[0]
                    other = stand_in(before, third)[0]
                    one_west = near(codes, back[0][0], kings[0]) if back[0][0] and kings[0] else NONE
                    two_south = near(codes, back[0][1], kings[1]) if back[0][1] and kings[1] else NONE
                    contexts = [(one, two, other), (west, one, one_west), (south, two, two_south), (west, other, before_south)]
                    guesses = (west, one, south, two, other)
                hashes = [hashed(a << 16 | b << 8 | c) for a, b, c in contexts]
                code = self.alphabet.read(bits, model, hashes, guesses)
                codes[at] = min(mates[at] - 1, 251) if mates and code == SAME else code
        return codes

    def back(self, axis, configuration, row):
        """Rows back to the neighbours west and south on an axis, 0 if there are none."""
        group, size, rows = axis
        state, files = configuration // rows % size, self.game.files
        if group < 0:
            steps = [self.king_back(self.kings, self.kings[state], by) for by in (1, files)]
        else:
            steps = [int(state % files > 0), files if state >= files else 0]
        return [step * rows if step * rows <= row else 0 for step in steps]

    def king_back(self, squares, square, by):
        lower = square - by if by > 1 or square % self.game.files else -1
        return squares.index(square) - squares.index(lower) if lower in squares else 0

    def code(self, squares):
        number, entry = self.place(squares)
        return self.block(number)[entry]

    def slots(self, fen):
        """The squares by slot of a position whose first side is to move."""
        board, turn = fen.split()[:2]
        pieces = []
        for down, row in enumerate(board.split('/')):
            file = 0
            for letter in row:
                if letter.isdigit():
                    file += int(letter)
                    continue
                rank = down if turn == 'b' else self.game.ranks - 1 - down
                pieces.append(((letter.upper(), int(letter.islower() == (turn != 'b'))), rank * self.game.files + file))
                file += 1
        if sorted(piece for piece, _ in pieces) != sorted(self.pieces):
            raise ValueError('its first side is not to move, or it is of another ending')
        return [pieces.pop(next(i for i, (one, _) in enumerate(pieces) if one == piece))[1] for piece in self.pieces]


def answer(table, dtz, fen):
    """The columns of `tbgen probe` for a position with a clock of 0."""
    squares = table.slots(fen)
    code = table.code(squares)
    if code == NONE:
        raise ValueError('no legal position')
    sign = '-' if code % 2 else ''
    columns = ['draw' if code == 0 else 'loss' if code % 2 else 'win', f'{sign}{max(code - 1, 0)}']
    if dtz:
        plies = dtz.code(squares)
        beyond = 'blessed' if sign else 'cursed'
        columns.append('0' if code == 0 else beyond if plies == 254 else f'{sign}{plies}')
    return columns


def opened(path):
    table = Table(path.read_bytes())
    companion = path.with_suffix('.dtz')
    return table, Table(companion.read_bytes(), table) if companion.exists() else None


def main():
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    tables = opened(Path(sys.argv[1]))
    for fen in sys.argv[2:]:
        print(fen, *answer(*tables, fen), sep='\t')


if __name__ == '__main__':
    main()
