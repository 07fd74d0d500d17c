"""The boards of both games, and the moves of their pieces."""

from itertools import product


class Game:
    """A board, with its pieces' moves and allowed squares. Squares are rank * files + file."""

    def __init__(self, files, ranks):
        self.files, self.ranks = files, ranks

    def step(self, square, by):
        """The square `by` files and ranks away, or None."""
        file, rank = square % self.files + by[0], square // self.files + by[1]
        if 0 <= file < self.files and 0 <= rank < self.ranks:
            return rank * self.files + file
        return None

    def ray(self, square, by):
        while (square := self.step(square, by)) is not None:
            yield square


ROOK = [(1, 0), (-1, 0), (0, 1), (0, -1)]
BISHOP = [(1, 1), (-1, 1), (1, -1), (-1, -1)]
KNIGHT = [(x, y) for x, y in product((-2, -1, 1, 2), repeat=2) if abs(x) != abs(y)]


class Chess(Game):
    def __init__(self):
        super().__init__(8, 8)

    def may_stand(self, kind, side):
        return range(8, 56) if kind == 'P' else range(64)

    def attacks(self, kind, side, square, occupied):
        """The squares that a piece attacks, and the targets of its quiet moves."""
        if kind == 'P':
            up = 1 - 2 * side
            caught = [self.step(square, (dx, up)) for dx in (-1, 1)]
            quiet = []
            ahead = self.step(square, (0, up))
            if ahead not in occupied:
                quiet.append(ahead)
                if square // 8 == (1, 6)[side] and self.step(ahead, (0, up)) not in occupied:
                    quiet.append(self.step(ahead, (0, up)))
            return [to for to in caught if to is not None], quiet
        if kind in 'NK':
            steps = KNIGHT if kind == 'N' else ROOK + BISHOP
            reached = [to for by in steps if (to := self.step(square, by)) is not None]
        else:
            reached = []
            for by in {'R': ROOK, 'B': BISHOP, 'Q': ROOK + BISHOP}[kind]:
                for to in self.ray(square, by):
                    reached.append(to)
                    if to in occupied:
                        break
        return reached, [to for to in reached if to not in occupied]

    def is_promotion(self, kind, to):
        return kind == 'P' and to // 8 in (0, 7)

    def kings_touch(self, one, two):
        return one == two or any(self.step(one, by) == two for by in ROOK + BISHOP)

    def kings_face(self, squares):
        return False

    def symmetries(self, has_pawns):
        flips = [(False, False, False), (True, False, False)]
        if not has_pawns:
            flips = [(x, y, t) for t in (False, True) for y in (False, True) for x in (False, True)]
        return [[self.image(square, *flip) for square in range(64)] for flip in flips]

    def image(self, square, x, y, swapped):
        file, rank = square % 8, square // 8
        file, rank = (7 - file if x else file), (7 - rank if y else rank)
        return file * 8 + rank if swapped else rank * 8 + file


HORSE = [((0, y), (x, 2 * y)) for x, y in product((-1, 1), repeat=2)]
HORSE += [((x, 0), (2 * x, y)) for x, y in product((-1, 1), repeat=2)]


class Xiangqi(Game):
    def __init__(self):
        super().__init__(9, 10)
        places = {
            'K': product((3, 4, 5), (0, 1, 2)),
            'A': [(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)],
            'B': [(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)],
            'P': [(x, y) for x, y in product(range(9), range(3, 10)) if y > 4 or x % 2 == 0],
        }
        self.zones = {kind: sorted(y * 9 + x for x, y in zone) for kind, zone in places.items()}

    def may_stand(self, kind, side):
        zone = self.zones.get(kind, range(90))
        return zone if side == 0 else sorted(89 - square for square in zone)

    def attacks(self, kind, side, square, occupied):
        reached = []
        if kind in 'KAP':
            by = ROOK if kind == 'K' else BISHOP if kind == 'A' else [(0, 1 - 2 * side)]
            if kind == 'P' and (square // 9 > 4) == (side == 0):
                by = by + [(1, 0), (-1, 0)]
            reached = [self.step(square, step) for step in by]
        elif kind == 'B':
            for dx, dy in BISHOP:
                if self.step(square, (dx, dy)) not in occupied:
                    reached.append(self.step(square, (2 * dx, 2 * dy)))
        elif kind == 'N':
            for leg, to in HORSE:
                if self.step(square, leg) not in occupied:
                    reached.append(self.step(square, to))
        else:
            return self.slides(kind, square, occupied)
        zone = self.may_stand(kind, side)
        reached = [to for to in reached if to is not None and to in zone]
        return reached, [to for to in reached if to not in occupied]

    def slides(self, kind, square, occupied):
        caught, quiet = [], []
        for by in ROOK:
            ray = self.ray(square, by)
            for to in ray:
                if to in occupied:
                    if kind == 'R':
                        caught.append(to)
                    break
                quiet.append(to)
                if kind == 'R':
                    caught.append(to)
            if kind == 'C':
                for to in ray:
                    caught.append(to)
                    if to in occupied:
                        break
        return caught, quiet

    def is_promotion(self, kind, to):
        return False

    def kings_touch(self, one, two):
        return False

    def kings_face(self, squares):
        """Whether the kings, on the first two squares, face each other on an open file."""
        low, high = sorted(squares[:2])
        return low % 9 == high % 9 and not any(square in range(low + 9, high, 9) for square in squares)

    def symmetries(self, has_pawns):
        return [list(range(90)), [square + 8 - 2 * (square % 9) for square in range(90)]]


GAMES = {(8, 8): Chess, (9, 10): Xiangqi}
