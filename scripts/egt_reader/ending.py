"""The pieces of an ending and the index of its positions: "Terms" of the document."""

from itertools import combinations, product
from math import comb


class Ending:
    """The pieces of an ending by slot, and the index of its positions."""

    def __init__(self, game, material):
        self.game = game
        second = material.index('K', 1)
        rest = [(kind, 0) for kind in material[1:second]] + [(kind, 1) for kind in material[second + 1 :]]
        self.pieces = [('K', 0), ('K', 1), *rest]
        self.groups = []
        for slot, piece in enumerate(rest, 2):
            if self.groups and self.pieces[self.groups[-1][0]] == piece:
                self.groups[-1].append(slot)
            else:
                self.groups.append([slot])
        self.digits = [list(game.may_stand(*self.pieces[slots[0]])) for slots in self.groups]
        self.states = [comb(len(digits), len(slots)) for digits, slots in zip(self.digits, self.groups)]
        self.placements = 1
        for states in self.states:
            self.placements *= states
        # The squares of each state, highest digit first.
        self.squares = []
        for digits, slots in zip(self.digits, self.groups):
            sets = sorted(combinations(range(len(digits)), len(slots)), key=lambda held: held[::-1])
            self.squares.append([[digits[digit] for digit in reversed(held)] for held in sets])
        self.symmetries = game.symmetries(any(kind == 'P' for kind, _ in rest))
        self.pairs = {}
        seen = set()
        for pair in product(game.may_stand('K', 0), game.may_stand('K', 1)):
            if pair in seen or game.kings_touch(*pair):
                continue
            self.pairs[pair] = len(self.pairs)
            seen.update((image[pair[0]], image[pair[1]]) for image in self.symmetries)
        self.kings = list(self.pairs)

    def position(self, index):
        """The squares of all slots at an index."""
        pair, placement = divmod(index, self.placements)
        held = []
        for states, squares in zip(reversed(self.states), reversed(self.squares)):
            placement, state = divmod(placement, states)
            held[:0] = squares[state]
        return [*self.kings[pair], *held]

    def index(self, squares):
        """The index of a position of distinct squares."""
        for image in self.symmetries:
            moved = [image[square] for square in squares]
            pair = self.pairs.get((moved[0], moved[1]))
            if pair is None:
                continue
            number = pair
            for slots, digits, states in zip(self.groups, self.digits, self.states):
                held = sorted((digits.index(moved[slot]) for slot in slots), reverse=True)
                number = number * states + sum(comb(digit, len(held) - i) for i, digit in enumerate(held))
            return number
        raise ValueError('the kings attack each other')

    def is_attacked(self, squares, target, side):
        """Whether a piece of `side`, other than one on `target`, attacks `target`."""
        occupied = set(squares)
        return any(
            owner == side and square != target and target in self.game.attacks(kind, side, square, occupied)[0]
            for (kind, owner), square in zip(self.pieces, squares)
        )

    def in_check(self, squares, side):
        """Whether a side's king is attacked or, in xiangqi, the kings face each other."""
        if self.is_attacked(squares, squares[side], 1 - side):
            return True
        return self.game.kings_face(squares)

    def legal(self, side):
        """Whether each index is a legal position with this side to move."""
        flags = []
        for index in range(len(self.pairs) * self.placements):
            squares = self.position(index)
            flags.append(len(set(squares)) == len(squares) and not self.in_check(squares, 1 - side))
        return flags
