"""The boards of both games, and the attacks of their pieces. Squares are rank * files + file."""
from itertools import product

ROOK = [(1, 0), (-1, 0), (0, 1), (0, -1)]
BISHOP = [(1, 1), (-1, 1), (1, -1), (-1, -1)]
KNIGHT = [(x, y) for x, y in product((-2, -1, 1, 2), repeat=2) if abs(x) != abs(y)]
SLIDES = {'R': ROOK, 'B': BISHOP, 'Q': ROOK + BISHOP}


class Game:
    def step(self, square, by):
        """The square `by` files and ranks away, or None."""
        file, rank = square % self.files + by[0], square // self.files + by[1]
        return rank * self.files + file if 0 <= file < self.files and 0 <= rank < self.ranks else None

    def ray(self, square, by):
        while (square := self.step(square, by)) is not None:
            yield square

    def is_attacked(self, placed, target):
        """Whether the first side attacks a square."""
        occupied = {square for _, square in placed}
        return any(owner == 0 and target in self.attacks(kind, square, occupied) for (kind, owner), square in placed)


class Chess(Game):
    files, ranks = 8, 8

    def may_stand(self, kind, side):
        return range(8, 56) if kind == 'P' else range(64)

    def is_final(self, kind):
        return kind == 'P'

    def attacks(self, kind, square, occupied):
        if kind in 'PNK':
            steps = {'P': [(-1, 1), (1, 1)], 'N': KNIGHT, 'K': ROOK + BISHOP}[kind]
            yield from (self.step(square, by) for by in steps)
            return
        for by in SLIDES[kind]:
            for to in self.ray(square, by):
                yield to
                if to in occupied:
                    break

    def kings_touch(self, one, two):
        return one == two or any(self.step(one, by) == two for by in ROOK + BISHOP)

    def symmetries(self, has_pawns):
        flips = [(False, False, False), (True, False, False)]
        if not has_pawns:
            flips = [(x, y, t) for t in (False, True) for y in (False, True) for x in (False, True)]
        return [[self.image(square, *flip) for square in range(64)] for flip in flips]

    def image(self, square, x, y, swapped):
        file, rank = square % 8, square // 8
        file, rank = (7 - file if x else file), (7 - rank if y else rank)
        return file * 8 + rank if swapped else rank * 8 + file


class Xiangqi(Game):
    files, ranks = 9, 10
    zones = {
        'K': product((3, 4, 5), (0, 1, 2)),
        'A': [(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)],
        'B': [(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)],
        'P': [(x, y) for x, y in product(range(9), range(3, 10)) if y > 4 or x % 2 == 0],
    }
    zones = {kind: sorted(y * 9 + x for x, y in zone) for kind, zone in zones.items()}

    def may_stand(self, kind, side):
        zone = self.zones.get(kind, range(90))
        return zone if side == 0 else sorted(89 - square for square in zone)

    def is_final(self, kind):
        return False

    def attacks(self, kind, square, occupied):
        """Advisors and elephants never reach the other king; generals face each other on an open file."""
        if kind == 'P':
            yield from (self.step(square, by) for by in [(0, 1)] + [(1, 0), (-1, 0)] * (square > 44))
        elif kind == 'N':
            for x, y in KNIGHT:
                if self.step(square, (int(x / 2), int(y / 2))) not in occupied:
                    yield self.step(square, (x, y))
        elif kind in 'RKC':
            for by in ROOK if kind != 'K' else [(0, 1)]:
                screens = 0
                for to in self.ray(square, by):
                    if screens == (kind == 'C'):
                        yield to
                    screens += to in occupied
                    if screens > (kind == 'C'):
                        break

    def kings_touch(self, one, two):
        return False

    def symmetries(self, has_pawns):
        return [list(range(90)), [square + 8 - 2 * (square % 9) for square in range(90)]]


GAMES = {(8, 8): Chess, (9, 10): Xiangqi}
