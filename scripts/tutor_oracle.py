#!/usr/bin/env python3
"""Check the tutor's statements about chess mistakes against python-chess and, with --engine, against an engine.

    pip install chess==1.11.2; apt-get install stockfish
    lab mistakes chess --count 1000 --nodes 20000 --out mistakes.jsonl
    scripts/tutor_oracle.py mistakes.jsonl --engine /usr/games/stockfish

Every statement is derived anew by python-chess: the captures up to the end of the line, and for each motif its attacks,
pins and defenders. With an engine, the position after the line must not be worse for the gaining side than its material
says. The script also counts how many first sentences name the largest loss within three plies. The exit status is 1 if a
statement is false.
"""

import argparse
import collections
import json
import sys

import chess
import chess.engine

VALUES = {"P": 100, "N": 300, "B": 300, "R": 500, "Q": 900, "K": 0}
# Allowed difference between knight and bishop, which scales value differently.
SCALES = 20


def material(board, side):
    """Material balance for a side."""
    return sum(
        VALUES[piece.symbol().upper()] * (1 if piece.color == side else -1) for piece in board.piece_map().values()
    )


def exchange(board, square):
    """Most that the side to move can win by legal captures on a square, where both sides may stop."""
    best = 0
    for move in list(board.legal_moves):
        taken = captured(board, move)
        if taken and taken[0] == square:
            then = board.copy(stack=False)
            then.push(move)
            won = material(then, board.turn) - material(board, board.turn)
            best = max(best, won - exchange(then, move.to_square))
    return best


def played(fen, line):
    """The boards before each ply and after the last, and the moves."""
    board = chess.Board(fen)
    boards, moves = [board.copy()], []
    for text in line:
        move = chess.Move.from_uci(text)
        if move not in board.legal_moves:
            raise ValueError(f"illegal {text} in {board.fen()}")
        board.push(move)
        boards.append(board.copy(stack=False))
        moves.append(move)
    return boards, moves


def captured(board, move):
    """Square and piece that a move captures."""
    if not board.is_capture(move):
        return None
    square = move.to_square
    if board.is_en_passant(move):
        square = chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square))
    return square, board.piece_at(square)


def exchanged(boards, moves, attacker):
    """Letters won and lost, without equal exchanges."""
    lost = {True: collections.Counter(), False: collections.Counter()}
    for board, move in zip(boards, moves):
        taken = captured(board, move)
        if taken:
            lost[taken[1].color == attacker][taken[1].symbol().upper()] += 1
    return lost[False] - lost[True], lost[True] - lost[False]


def is_true(motif, boards, moves, attacker):
    """Whether the motif holds by the rules of python-chess."""
    ply, kind = motif["ply"], motif["kind"]
    squares = [chess.parse_square(name) for name in motif["squares"]]
    before, after = boards[ply], boards[ply + 1]
    defender = not attacker
    move = moves[ply]
    follow = moves[ply + 2] if ply + 2 < len(moves) else None

    def attacks(board, source, target):
        return target in board.attacks(source)

    def taken_next():
        taken = follow and captured(boards[ply + 2], follow)
        return taken[0] if taken else None

    if kind == "undefended":
        return captured(before, move)[0] == squares[0] and not before.attackers(defender, squares[0])
    if kind == "fork":
        by, *targets = squares
        return (
            move.to_square == by
            and follow.from_square == by
            and taken_next() in targets
            and len(targets) > 1
            and all(attacks(after, by, target) and after.color_at(target) == defender for target in targets)
        )
    if kind == "discoveredAttack":
        mover, by, target = squares
        opened = attacks(after, by, target) and not attacks(before, by, target) and by != mover
        gains = taken_next() == target or (after.is_check() and (captured(before, move) or taken_next() is not None))
        return move.to_square == mover and opened and bool(gains)
    if kind == "skewer":
        by, front, behind = squares
        reply = moves[ply + 1]
        in_line = front in chess.SquareSet(chess.between(by, behind))
        return attacks(after, by, front) and in_line and reply.from_square == front and taken_next() == behind
    if kind == "pinnedDefender":
        pinned, by, target = squares
        pin_ray = after.pin(defender, pinned)
        return (
            captured(before, move)[0] == target
            and after.is_pinned(defender, pinned)
            and by in pin_ray
            and attacks(after, pinned, move.to_square)
            and not any(reply.to_square == move.to_square for reply in after.legal_moves)
        )
    if kind == "pinnedPiece":
        pinned, by = squares
        earlier = boards[ply - 1]
        return earlier.is_pinned(defender, pinned) and by in earlier.pin(defender, pinned)
    if kind == "removedDefender":
        guard, target = squares
        return (
            captured(before, move)[0] == guard
            and before.attackers(defender, target) == chess.SquareSet([guard])
            and taken_next() == target
        )
    if kind == "overloadedDefender":
        guard, recaptures, target = squares
        reply = moves[ply + 1]
        return (
            reply.from_square == guard
            and reply.to_square == recaptures == move.to_square
            and before.attackers(defender, target) == chess.SquareSet([guard])
            and taken_next() == target
        )
    if kind == "trapped":
        # After any move the piece can be captured for more than the move earns.
        if after.is_check() or not after.attackers(attacker, squares[0]):
            return False
        for reply in after.legal_moves:
            then = after.copy(stack=False)
            then.push(reply)
            at = reply.to_square if reply.from_square == squares[0] else squares[0]
            earned = material(then, defender) - material(after, defender)
            if exchange(then, at) <= earned - SCALES:
                return False
        return any(reply.from_square == squares[0] for reply in after.legal_moves)
    if kind == "promotion":
        at = move.to_square
        for board, later in zip(boards[ply + 1 :], moves[ply + 1 :]):
            taken = captured(board, later)
            if taken and taken[0] == at:
                return False
            at = later.to_square if later.from_square == at else at
        return move.promotion is not None and move.to_square == squares[0]
    return False


def is_perpetual(boards, attacker):
    """Whether the last position is a repetition, and in between only the attacker checked with every move."""
    keys = [board.epd(en_passant="legal") for board in boards]
    if keys[-1] not in keys[:-1]:
        return False
    earlier = max(ply for ply, key in enumerate(keys[:-1]) if key == keys[-1])
    cycle = boards[earlier + 1 :]
    by_attacker = [board.is_check() for board in cycle if board.turn != attacker]
    by_defender = [board.is_check() for board in cycle if board.turn == attacker]
    return all(by_attacker) and not all(by_defender)


def mate_name(board):
    """The name of a mate, by this script's own definitions; None if it has none."""
    side, king = board.turn, board.king(board.turn)
    checkers = list(board.checkers())
    if len(checkers) != 1:
        return None
    by, kind = checkers[0], board.piece_type_at(checkers[0])
    around = list(board.attacks(king))
    own = [square for square in around if board.color_at(square) == side]
    home = 0 if side == chess.WHITE else 7
    if kind == chess.KNIGHT:
        return "Smothered" if own == around else None
    corners = chess.SquareSet(chess.BB_CORNERS)
    if kind == chess.ROOK and king in corners and chess.square_distance(by, king) == 1:
        guards = board.pieces(chess.KNIGHT, not side)
        holds = [square for square in guards if chess.square_distance(square, king) == 2 and king_diagonal(square, king)]
        return "Arabian" if holds else None
    if kind == chess.QUEEN and chess.square_distance(by, king) == 2:
        files = chess.square_file(by) - chess.square_file(king)
        ranks = chess.square_rank(by) - chess.square_rank(king)
        step = {(0, 2): 1, (2, 0): 8}.get((abs(files), abs(ranks)))
        at_edge = king in chess.SquareSet(chess.BB_RANK_1 | chess.BB_RANK_8 if step == 1 else chess.BB_FILE_A | chess.BB_FILE_H)
        rooks = board.pieces(chess.ROOK, side)
        if step and at_edge and {king - step, king + step} <= set(around) and king - step in rooks and king + step in rooks:
            return "Epaulette"
    on_rank = chess.square_rank(king) == home == chess.square_rank(by)
    front = [square for square in around if chess.square_rank(square) != home]
    if on_rank and kind in (chess.ROOK, chess.QUEEN) and all(square in own for square in front):
        return "BackRank"
    return None


def king_diagonal(one, other):
    """Whether two squares lie on a diagonal."""
    return abs(chess.square_file(one) - chess.square_file(other)) == abs(chess.square_rank(one) - chess.square_rank(other))


def check(record, engine):
    """The faults of a record. Counts statements by kind."""
    gain = record["gain"]
    boards, moves = played(record["fen"], record["line"][: gain["plies"]])
    attacker = boards[0].turn
    wrong = []
    if gain["gained"] == "game":
        if not boards[-1].is_checkmate():
            wrong.append("no mate")
        elif gain["mate"] != mate_name(boards[-1]):
            wrong.append(f"mate {gain['mate']}, here {mate_name(boards[-1])}")
    elif gain["gained"] == "perpetual":
        if not is_perpetual(boards, attacker):
            wrong.append("no perpetual check")
        if engine:
            score = engine.analyse(boards[0], chess.engine.Limit(depth=16))["score"].pov(attacker).score(mate_score=9999)
            if abs(score) > 50:
                wrong.append(f"the engine gives {score} where perpetual check draws")
    else:
        won, lost = exchanged(boards, moves, attacker)
        said = gain["gained"]
        if (won, lost) != (collections.Counter(said["won"]), collections.Counter(said["lost"])):
            wrong.append(f"won {said['won']} lost {said['lost']}, counted {won} {lost}")
        change = material(boards[-1], attacker) - material(boards[0], attacker)
        if change <= 0:
            wrong.append(f"material changes by {change}")
        if engine:
            balance = material(boards[-1], attacker)
            score = engine.analyse(boards[-1], chess.engine.Limit(depth=12))["score"].pov(attacker).score(mate_score=9999)
            # To an engine, each further pawn is worth less; three pawns less is a piece given back.
            if score < balance * (0.5 if balance > 0 else 1.5) - 300:
                wrong.append(f"the engine gives {score} where the balance of material is {balance}")
    kinds = ["material" if isinstance(gain["gained"], dict) else gain["gained"]]
    if gain["mate"]:
        kinds.append(gain["mate"])
    for motif in gain["motifs"]:
        kinds.append(motif["kind"])
        if not is_true(motif, boards, moves, attacker):
            wrong.append(f"{motif}")
    return wrong, kinds


# The page gives no gain of material as a reason that takes more plies.
LONGEST = 9


def point(record):
    """Whether the first sentence about a gain of material names the largest loss within three plies, if there is one."""
    gain = record["gain"]
    if not isinstance(gain["gained"], dict) or gain["plies"] > LONGEST or not gain["gained"]["won"]:
        return None
    boards, moves = played(record["fen"], record["line"][:3])
    attacker = boards[0].turn
    won, _ = exchanged(boards, moves, attacker)
    if not won or material(boards[-1], attacker) <= material(boards[0], attacker):
        return None
    largest = max(VALUES[letter] for letter in won)
    if gain.get("takes"):
        named = boards[0].piece_at(chess.parse_square(gain["takes"])).symbol().upper()
        return abs(VALUES[named] - largest) <= SCALES
    return largest in [VALUES[letter] for letter in gain["gained"]["won"]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--engine", help="a UCI engine that judges the position after each line")
    args = parser.parse_args()
    engine = chess.engine.SimpleEngine.popen_uci(args.engine) if args.engine else None
    kinds, points, false, silent, count = collections.Counter(), collections.Counter(), [], 0, 0
    with open(args.file, encoding="utf-8") as file:
        for text in file:
            record = json.loads(text)
            count += 1
            if record["gain"] is None:
                silent += 1
                continue
            wrong, said = check(record, engine)
            kinds.update(said)
            points[point(record)] += 1
            for reason in wrong:
                false.append((record["fen"], " ".join(record["line"]), reason))
    if engine:
        engine.quit()
    for fault in false:
        print(*fault, sep=" | ")
    print(f"{count} mistakes, {silent} of which nothing is said; {sum(kinds.values())} statements, {len(false)} false")
    print(f"{points[True]} of {points[True] + points[False]} first sentences name the largest loss within three plies")
    print(", ".join(f"{kind} {number}" for kind, number in kinds.most_common()))
    return 1 if false or not kinds else 0


if __name__ == "__main__":
    sys.exit(main())
