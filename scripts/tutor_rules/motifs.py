"""Gains and motifs of a line, defined anew over the boards of this folder."""

import collections


class Line:
    """The boards before each ply and after the last, and the moves."""

    def __init__(self, board, moves):
        self.boards, self.moves = [board], []
        # Before each ply, the squares of pieces that have promoted in the line.
        self.promoted = [frozenset()]
        for text in moves:
            before, after = self.boards[-1], self.boards[-1].play(text)
            source, target = split(text)
            promotes = before.pieces[source][0] != after.pieces[target][0]
            stay = self.promoted[-1] - {source, before.captured(text)}
            self.promoted.append(stay | {target} if promotes or source in self.promoted[-1] else stay)
            self.boards.append(after)
            self.moves.append(text)
        self.attacker = board.side

    def captured(self, ply):
        """Square, letter and side of the piece that a ply captures; a piece that promoted in the line counts as a pawn."""
        if ply >= len(self.moves):
            return None
        square = self.boards[ply].captured(self.moves[ply])
        if square is None:
            return None
        letter, side = self.boards[ply].pieces[square]
        return square, "P" if square in self.promoted[ply] else letter, side

    def source(self, ply):
        return split(self.moves[ply])[0] if ply < len(self.moves) else None

    def target(self, ply):
        return split(self.moves[ply])[1] if ply < len(self.moves) else None

    def up_to(self, plies):
        return Line(self.boards[0], self.moves[:plies])


def split(move):
    """The two squares of a move; squares may have two digits, and a promotion follows."""
    end = 3 if move[2].isdigit() else 2
    rest = move[end:]
    return move[:end], rest[:3] if rest[2:3].isdigit() else rest[:2]


def material(board, side):
    """Material balance for a side."""
    return sum(board.values[letter] * (1 if owner == side else -1) for letter, owner in board.pieces.values())


def exchange(board, square):
    """Most that the side to move can win by legal captures on a square, where both sides may stop."""
    return material(Line(board, best_captures(board, square)).boards[-1], board.side) - material(board, board.side)


def best_captures(board, square=None):
    """The captures on one square that win most for the side to move, where both sides may stop."""
    best, moves = 0, []
    for text in board.moves():
        at = board.captured(text)
        if at is None or square not in (None, at):
            continue
        then = board.play(text)
        rest = best_captures(then, split(text)[1])
        won = material(Line(then, rest).boards[-1], board.side) - material(board, board.side)
        if won > best:
            best, moves = won, [text, *rest]
    return moves


def exchanged(line):
    """Letters won and lost, without equal exchanges."""
    lost = {True: collections.Counter(), False: collections.Counter()}
    for ply in range(len(line.moves)):
        taken = line.captured(ply)
        if taken:
            _, letter, side = taken
            lost[side == line.attacker][letter] += 1
    return lost[False] - lost[True], lost[True] - lost[False]


def is_true(motif, line):
    """Whether the motif holds."""
    ply, kind, squares = motif["ply"], motif["kind"], motif["squares"]
    return DEFINITIONS[kind](line, ply, *squares)


def undefended(line, ply, target):
    return line.captured(ply)[0] == target and not line.boards[ply].attackers(not line.attacker, target)


def next_target(line, ply):
    """Square of the piece that the attacker captures next."""
    taken = line.captured(ply + 2)
    return taken and taken[0]


def fork(line, ply, by, *targets):
    after = line.boards[ply + 1]
    attacked = all(after.attacks(by, at) and after.pieces[at][1] != line.attacker for at in targets)
    carried_out = line.target(ply) == by == line.source(ply + 2) and next_target(line, ply) in targets
    return carried_out and len(targets) > 1 and attacked


def discovered_attack(line, ply, mover, by, target):
    before, after = line.boards[ply], line.boards[ply + 1]
    opened = by != mover and after.attacks(by, target) and not before.attacks(by, target)
    next_one = next_target(line, ply)
    gains = next_one == target or (after.is_check() and (line.captured(ply) or next_one))
    return line.target(ply) == mover and opened and bool(gains)


def skewer(line, ply, by, front, behind):
    in_line = is_between(by, front, behind)
    gives_way = line.source(ply + 1) == front and next_target(line, ply) == behind
    return line.boards[ply + 1].attacks(by, front) and in_line and gives_way


def pinned_defender(line, ply, pinned, by, target):
    after = line.boards[ply + 1]
    to = line.target(ply)
    return (
        line.captured(ply)[0] == target
        and after.pinned_by(not line.attacker, pinned, by)
        and after.attacks(pinned, to)
        and not any(split(reply)[1] == to for reply in after.moves())
    )


def pinned_piece(line, ply, pinned, by):
    return ply > 0 and line.boards[ply - 1].pinned_by(not line.attacker, pinned, by)


def left_alone(line, ply, guard, target):
    """Whether the attacker captures next what the guard alone protected."""
    return line.boards[ply].attackers(not line.attacker, target) == {guard} and next_target(line, ply) == target


def removed_defender(line, ply, guard, target):
    return line.captured(ply)[0] == guard and left_alone(line, ply, guard, target)


def overloaded_defender(line, ply, guard, recaptures, target):
    recaptured = line.source(ply + 1) == guard and line.target(ply + 1) == recaptures == line.target(ply)
    return recaptured and left_alone(line, ply, guard, target)


def trapped(line, ply, square):
    """After any move the piece can be captured for more than the move earns."""
    after = line.boards[ply + 1]
    if after.is_check() or not after.attackers(line.attacker, square):
        return False
    replies = after.moves()
    for reply in replies:
        then = after.play(reply)
        source, target = split(reply)
        earned = material(then, after.side) - material(after, after.side)
        if exchange(then, target if source == square else square) <= earned - after.scales:
            return False
    return any(split(reply)[0] == square for reply in replies)


def promotion(line, ply, square):
    at = line.target(ply)
    for later in range(ply + 1, len(line.moves)):
        taken = line.captured(later)
        if taken and taken[0] == at:
            return False
        at = line.target(later) if line.source(later) == at else at
    promotes = line.boards[ply].pieces[line.source(ply)][0] != line.boards[ply + 1].pieces[square][0]
    return promotes and line.target(ply) == square


DEFINITIONS = {
    "undefended": undefended,
    "fork": fork,
    "discoveredAttack": discovered_attack,
    "skewer": skewer,
    "pinnedDefender": pinned_defender,
    "pinnedPiece": pinned_piece,
    "removedDefender": removed_defender,
    "overloadedDefender": overloaded_defender,
    "trapped": trapped,
    "promotion": promotion,
}


def is_between(one, middle, other):
    """Whether the second of three squares lies between the others on a line."""
    (x, y), (middle_x, middle_y), (other_x, other_y) = (
        (ord(name[0]), int(name[1:])) for name in (one, middle, other)
    )
    near, far = (middle_x - x, middle_y - y), (other_x - x, other_y - y)
    on_line = near[0] * far[1] == near[1] * far[0]
    nearer = all(a * b >= 0 and abs(a) <= abs(b) for a, b in zip(near, far))
    return on_line and middle != other and nearer


def is_perpetual(boards, attacker):
    """Whether the last position is a repetition, and in between only the attacker checked with every move."""
    keys = [board.key() for board in boards]
    if keys[-1] not in keys[:-1]:
        return False
    earlier = max(ply for ply, key in enumerate(keys[:-1]) if key == keys[-1])
    cycle = boards[earlier + 1 :]
    by_attacker = [board.is_check() for board in cycle if board.side != attacker]
    by_defender = [board.is_check() for board in cycle if board.side == attacker]
    return all(by_attacker) and not all(by_defender)
