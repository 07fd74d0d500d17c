#!/usr/bin/env python3
"""Compare our xiangqi moves with Fairy-Stockfish and pyffish on random positions.

    apt-get install fairy-stockfish; pip install pyffish==0.0.90
    scripts/xiangqi_oracle.py [--seed N] [--nodes N] [--notation N]

Of each random position all lines of two plies are counted, split by first move, here and by Fairy-Stockfish;
10^7 such nodes (the default) take about two minutes. For the first positions (--notation, 1000 by default)
pyffish checks who is in check and how each move is written in WXF. It numbers tandem pawns in its own way and
drops front and rear where only one of two horses could make the move: differences for men that share their
file are counted apart.
"""
import argparse
import subprocess
import sys

import pyffish

ENGINE = "/usr/games/fairy-stockfish"


def shares_file(fen, move):
    """True if a man of the moving kind stands on the file of the moving man too."""
    rows = []
    for row in fen.split()[0].split("/"):
        rows.append("".join("." * int(c) if c.isdigit() else c for c in row))
    rank = int(move[1:3]) if move[1:3].isdigit() else int(move[1])
    column = [row[ord(move[0]) - ord("a")] for row in rows]
    return column.count(column[10 - rank]) > 1


class Engine:
    """Fairy-Stockfish as a counter of moves."""

    def __init__(self):
        self.process = subprocess.Popen([ENGINE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send("setoption name UCI_Variant value xiangqi")

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def divide(self, fen):
        """Legal moves with the number of replies to each."""
        self.send(f"position fen {fen}\ngo perft 2")
        moves = {}
        for line in self.process.stdout:
            if line.startswith("Nodes searched"):
                return moves
            move, colon, replies = line.strip().partition(": ")
            if colon and replies.isdigit():
                moves[move] = int(replies)
        raise SystemExit("fairy-stockfish has gone")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--nodes", type=int, default=10_000_000)
    arguments.add_argument("--notation", type=int, default=1_000)
    options = arguments.parse_args()

    # Some hundred lines of two plies a position.
    positions = str(max(options.nodes // 100, 1_000))
    command = ["cargo", "run", "--release", "--quiet", "--package", "xiangqi", "--example", "positions", "--"]
    ours = subprocess.Popen(command + [str(options.seed), positions], stdout=subprocess.PIPE, text=True)
    engine = Engine()
    nodes = count = tandems = faults = 0
    for line in ours.stdout:
        fen, check, listed = line.rstrip("\n").split("\t")
        moves = [move.split(":") for move in listed.split()]
        divide = {move: int(replies) for move, replies, _ in moves}
        theirs = engine.divide(fen)
        if theirs != divide:
            print(f"moves differ in {fen}: {sorted(set(divide.items()) ^ set(theirs.items()))}")
            faults += 1
        if count < options.notation:
            if pyffish.gives_check("xiangqi", fen, []) != (check == "1"):
                print(f"check differs in {fen}")
                faults += 1
            for move, _, text in moves:
                wxf = pyffish.get_san("xiangqi", fen, move, False, pyffish.NOTATION_XIANGQI_WXF)
                if wxf != text and shares_file(fen, move):
                    tandems += 1
                elif wxf != text:
                    print(f"{move} is {text} here and {wxf} there in {fen}")
                    faults += 1
        count += 1
        nodes += sum(divide.values())
        if nodes >= options.nodes:
            break
    ours.kill()
    print(f"{count} positions, {nodes} nodes, {faults} differences; {tandems} tandem texts differ as expected")
    sys.exit(1 if faults or nodes < options.nodes else 0)


if __name__ == "__main__":
    main()
