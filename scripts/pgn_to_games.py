#!/usr/bin/env python3
"""Convert a PGN file to the input of `lab mistakes --games`, one JSON object a line.

    pip install chess==1.11.2
    scripts/pgn_to_games.py games.pgn --every 100 > games.jsonl

Only main lines are kept. Variants, games with an illegal move and games shorter than --plies plies are left out;
standard error has their number.
"""

import argparse
import json
import sys

import chess.pgn


def record(game):
    """A game in the form of `lab match --out`; None if it is no game of chess."""
    board = game.board()
    if game.errors or board.uci_variant != "chess" or board.chess960:
        return None
    return {
        "first": game.headers.get("White", "?"),
        "second": game.headers.get("Black", "?"),
        "start": board.fen(),
        "moves": " ".join(move.uci() for move in game.mainline_moves()),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--every", type=int, default=1, help="one game of so many")
    parser.add_argument("--plies", type=int, default=20, help="shorter games are left out")
    args = parser.parse_args()
    seen = written = 0
    with open(args.file, encoding="utf-8", errors="replace") as file:
        while True:
            is_wanted = seen % args.every == 0
            game = chess.pgn.read_game(file) if is_wanted else chess.pgn.skip_game(file)
            if not game:
                break
            seen += 1
            found = is_wanted and record(game)
            if found and len(found["moves"].split()) >= args.plies:
                print(json.dumps(found))
                written += 1
    print(f"{seen} games, {written} written", file=sys.stderr)


if __name__ == "__main__":
    main()
