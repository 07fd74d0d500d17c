#!/usr/bin/env python3
"""Report how often levels play the move that masters played.

    python3 scripts/masters_moves.py --engine target/release/chariot --levels 1,2,3 --games GAMES.tsv --count 400

GAMES.tsv has a game a line: year, red, black, result, opening, start position, moves. Only games from the usual start count. The
positions are spread evenly over the file, one a game, at plies 10 to 59.
"""

import argparse
import math
import subprocess

FIRST_PLY = 10
PLIES = 50


def positions(path, count):
    """Lists of moves up to a position, each with the move that followed."""
    with open(path, encoding="utf-8") as file:
        games = [line.rstrip("\n").split("\t") for line in file]
    games = [fields[6].split() for fields in games if len(fields) == 7 and not fields[5]]
    games = [moves for moves in games if len(moves) > FIRST_PLY + PLIES]
    step = max(1, len(games) // count)
    for index, moves in enumerate(games[::step][:count]):
        ply = FIRST_PLY + index % PLIES
        yield moves[:ply], moves[ply]


class Uci:
    """An engine at one level of xiangqi."""

    def __init__(self, path, level):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([path], stdin=pipe, stdout=pipe, text=True)
        self.send("setoption name UCI_Variant value xiangqi", f"setoption name Skill Level value {level}")

    def send(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def answer(self, moves):
        self.send("position startpos moves " + " ".join(moves), "go nodes 10000000")
        for line in self.process.stdout:
            if line.startswith("bestmove"):
                return line.split()[1]
        raise EOFError("the engine has ended")

    def quit(self):
        self.send("quit")
        self.process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", required=True)
    parser.add_argument("--levels", default="1,2,3,4,5,6,7,8,9,10,11")
    parser.add_argument("--games", required=True)
    parser.add_argument("--count", type=int, default=400)
    args = parser.parse_args()
    asked = list(positions(args.games, args.count))
    for level in args.levels.split(","):
        engine = Uci(args.engine, level)
        found = sum(engine.answer(moves) == played for moves, played in asked)
        engine.quit()
        share = found / len(asked)
        error = 2 * math.sqrt(share * (1 - share) / len(asked))
        print(f"| level {level} | {found} of {len(asked)} | {100 * share:.0f} ± {100 * error:.0f} % |", flush=True)


if __name__ == "__main__":
    main()
