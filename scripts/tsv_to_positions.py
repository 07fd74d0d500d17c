#!/usr/bin/env python3
"""Convert tab-separated game records to the input of `lab data xiangqi --openings`, one FEN a line.

    scripts/tsv_to_positions.py xiangqi_games.tsv | head -n 43413 > positions.fen

Every third position of a game counts, from ply 6 to 60, each once. One game in eight is left out. Only games from the usual
start count, and a game ends before a move that is not legal. Needs pyffish.
"""

import argparse
import csv

import pyffish

FIRST_PLY = 6
LAST_PLY = 60
EVERY = 3
LEFT_OUT = 8


def positions(moves, phase):
    """FENs of a game, without its counters."""
    fen = pyffish.start_fen("xiangqi")
    for ply, move in enumerate(moves[: LAST_PLY + 1]):
        if move not in pyffish.legal_moves("xiangqi", fen, []):
            return
        fen = pyffish.get_fen("xiangqi", fen, [move])
        if ply >= FIRST_PLY and ply % EVERY == phase:
            board, side = fen.split()[:2]
            yield f"{board} {side} - - 0 1"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    args = parser.parse_args()
    seen = set()
    with open(args.file, encoding="utf-8", newline="") as file:
        records = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        games = (row["moves"].split() for row in records if row["moves"] and not row["start"])
        for number, moves in enumerate(games, 1):
            if number % LEFT_OUT == 0:
                continue
            for fen in positions(moves, number % EVERY):
                if fen not in seen:
                    seen.add(fen)
                    print(fen)


if __name__ == "__main__":
    main()
