"""Names of xiangqi mates, by definitions of their own."""

import pyffish


def place(name):
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def rows_of(pieces):
    """The first field of a FEN."""
    rows = []
    for rank in range(9, -1, -1):
        row, empty = "", 0
        for file in range(9):
            piece = pieces.get(f"{chr(ord('a') + file)}{rank + 1}")
            if piece is None:
                empty += 1
                continue
            row += (str(empty) if empty else "") + (piece[0] if piece[1] else piece[0].lower())
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    return "/".join(rows)


def needs(board, square):
    """Whether there would be a legal move without the piece."""
    rest = {at: piece for at, piece in board.pieces.items() if at != square}
    turn = "w" if board.side else "b"
    return bool(pyffish.legal_moves("xiangqi", f"{rows_of(rest)} {turn} - - 0 1", []))


def mate_name(board):
    """The name of a mate; None if it has none."""
    side, general = board.side, board.general(board.side)
    file, rank = place(general)
    edge = 0 if side else 9
    depth = abs(rank - edge)
    is_home = (file, depth) == (4, 0)
    # Steps of the general that no piece of its own blocks.
    steps = [(file + x, rank + y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    inside = [(x, y) for x, y in steps if 3 <= x <= 5 and abs(y - edge) <= 2 and 0 <= y <= 9]
    named = {f"{chr(ord('a') + x)}{y + 1}": (x, y) for x, y in inside}
    free = {at: spot for at, spot in named.items() if board.pieces.get(at, ("", not side))[1] != side}
    gone = board.without(general)

    def holds(by, at):
        return by != at and gone.attacks(by, at)

    def others(letter):
        return [at for at, piece in board.pieces.items() if piece == (letter, not side)]

    def deep(at):
        x, y = place(at)
        return x, abs(y - edge)

    checkers = board.attackers(not side, general)
    by = next(iter(checkers)) if len(checkers) == 1 else None
    letter = board.pieces[by][0] if by else None
    if by:
        by_file, by_rank = place(by)
        on_file = by_file == file

        def on_line(spot):
            return spot[0] == file if on_file else spot[1] == rank

        if letter == "C":
            span = [
                at
                for at in board.pieces
                if at not in (by, general)
                and on_line(place(at))
                and min(by_file, file) <= place(at)[0] <= max(by_file, file)
                and min(by_rank, rank) <= place(at)[1] <= max(by_rank, rank)
            ]
            screen = board.pieces[span[0]] if len(span) == 1 else None
            apart = sum(abs(a - b) for a, b in zip(place(span[0]), (file, rank))) if screen else 0
            if screen == ("C", not side):
                return "DoubleCannon"
            if screen == ("N", not side) and apart == 2:
                return "HorseAndCannon"
            if screen == ("A", side) and all(on_line(spot) for spot in free.values()):
                return "SmotheredPalace"
        bolt = is_home and letter in ("R", "P") and deep(by) in ((3, 0), (5, 0))
        if bolt and any(place(at)[0] == 4 and needs(board, at) for at in others("C")):
            return "IronBolt"
        if is_home and letter == "N" and deep(by) in ((2, 1), (6, 1)):
            return "ElbowHorse"
        if is_home and letter == "N" and deep(by) in ((3, 2), (5, 2)):
            return "PalcornerHorse"
        if letter == "R":
            for at in others("R"):
                x, y = place(at)
                beside = abs(x - file) == 1 if on_file else abs(y - rank) == 1
                if at != by and beside and any(holds(at, to) for to in free) and needs(board, at):
                    return "DoubleRooks"
    facing = board.general(not side)
    mates = [at for at, piece in board.pieces.items() if piece[1] != side and at != facing]
    for at, spot in free.items():
        x, y = place(facing)
        open_file = spot[0] == x and at != facing and gone.between(at, facing) == 0
        if open_file and not any(holds(other, at) for other in mates):
            return "FacingGeneral"
    if letter != "R" or depth != 0:
        return None

    def horse_holds(x, y):
        at = next((at for at in others("N") if deep(at) == (x, y)), None)
        return at is not None and any(holds(at, to) for to in free) and needs(board, at)

    if horse_holds(2, 2) or horse_holds(6, 2):
        return "AnglerHorse"
    if not is_home and horse_holds(5 if file == 3 else 3, 2):
        return "OctagonHorse"
    return None
