#!/usr/bin/env python3
"""Play levels against an opponent who only takes what is free, and report wins, draws and losses of the level.

    python3 scripts/play_grabber.py --engine target/release/chariot --levels 1,2,3,4 --games 100 [--careful]

The opponent makes the capture that gains most by static exchange, and mates in one. Without one he plays any legal move; with
--careful, one after which no capture gains a piece by static exchange. A game that reaches 200 plies goes to the side that is
ahead by three pawns or more, else it is a draw. Needs the package `chess` (python-chess).
"""

import argparse
import math
import random

import chess
import chess.engine

WORTH = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9, chess.KING: 100}
LONGEST = 200
AHEAD = 3
PIECE = 2


def gain(board, move):
    """What the capture gains once both sides have captured on its square as long as it pays, in pawns."""
    taken = chess.PAWN if board.is_en_passant(move) else board.piece_type_at(move.to_square)
    board.push(move)
    answers = [answer for answer in board.legal_moves if answer.to_square == move.to_square]
    cheapest = min(answers, key=lambda answer: WORTH[board.piece_type_at(answer.from_square)], default=None)
    lost = max(0, gain(board, cheapest)) if cheapest else 0
    board.pop()
    return WORTH[taken] - lost


def best_gain(board):
    """The capture that gains most, and how much."""
    captures = [(gain(board, move), move) for move in board.legal_moves if board.is_capture(move)]
    return max(captures, key=lambda capture: capture[0], default=(0, None))


def is_mate(board, move):
    board.push(move)
    mates = board.is_checkmate()
    board.pop()
    return mates


def allowed(board, move):
    board.push(move)
    most, _ = best_gain(board)
    board.pop()
    return most


def grab(board, is_careful, chance):
    moves = list(board.legal_moves)
    chance.shuffle(moves)
    mate = next((move for move in moves if is_mate(board, move)), None)
    if mate:
        return mate
    most, capture = best_gain(board)
    if most >= 1:
        return capture
    if is_careful:
        safe = (move for move in moves if allowed(board, move) < PIECE)
        return next(safe, moves[0])
    return moves[0]


def balance(board):
    """Material of White less that of Black, in pawns."""
    signs = ((piece.color, WORTH[piece.piece_type]) for piece in board.piece_map().values())
    return sum(worth if is_white else -worth for is_white, worth in signs)


def score(board):
    """White's points."""
    if board.is_game_over():
        return {"1-0": 1, "0-1": 0}.get(board.result(), 0.5)
    ahead = balance(board)
    return 0.5 if abs(ahead) < AHEAD else float(ahead > 0)


def play(engine, level, is_careful, number):
    """A game, and the level's points in it."""
    board, chance = chess.Board(), random.Random(number)
    levels_side = chess.WHITE if number % 2 else chess.BLACK
    while not board.is_game_over() and not board.can_claim_threefold_repetition() and board.ply() < LONGEST:
        if board.turn == levels_side:
            options = {"Skill Level": level}
            move = engine.play(board, chess.engine.Limit(nodes=100_000), game=number, options=options).move
        else:
            move = grab(board, is_careful, chance)
        board.push(move)
    points = score(board)
    return points if levels_side == chess.WHITE else 1 - points


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", default="target/release/chariot")
    parser.add_argument("--levels", default="1,2,3,4")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--careful", action="store_true")
    args = parser.parse_args()
    with chess.engine.SimpleEngine.popen_uci(args.engine) as engine:
        for level in map(int, args.levels.split(",")):
            points = [play(engine, level, args.careful, number) for number in range(args.games)]
            counts = "-".join(str(points.count(value)) for value in (1, 0.5, 0))
            mean = sum(points) / len(points)
            error = math.sqrt(sum((value - mean) ** 2 for value in points)) / len(points)
            print(f"| level {level} | {counts} of {len(points)}, {100 * mean:.1f} ± {200 * error:.0f} % |", flush=True)


if __name__ == "__main__":
    main()
