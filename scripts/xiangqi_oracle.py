#!/usr/bin/env python3
"""Compare our xiangqi moves with those of Fairy-Stockfish and pyffish in random positions.

    apt-get install fairy-stockfish; pip install pyffish==0.0.90
    scripts/xiangqi_oracle.py [--seed N] [--nodes N] [--notation N]

Both run perft 2 with divide on each random position; 10^7 nodes (the default) take about two minutes. For the first
positions (--notation, 1000 by default) pyffish reports checks and writes each move in WXF. It numbers tandem pawns in
its own way, and omits front and rear where only one of two horses can make the move, so differences for pieces that
share a file are counted separately.
"""
import argparse
import subprocess
import sys

import pyffish

ENGINE = "/usr/games/fairy-stockfish"


def shares_file(fen, move):
    """Whether another piece of the same type and side stands on the moving piece's file."""
    rows = []
    for row in fen.split()[0].split("/"):
        rows.append("".join("." * int(c) if c.isdigit() else c for c in row))
    rank = int(move[1:3]) if move[1:3].isdigit() else int(move[1])
    column = [row[ord(move[0]) - ord("a")] for row in rows]
    return column.count(column[10 - rank]) > 1


class Engine:
    """Fairy-Stockfish, for perft."""

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
        raise SystemExit("fairy-stockfish has ended")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--nodes", type=int, default=10_000_000)
    arguments.add_argument("--notation", type=int, default=1_000)
    options = arguments.parse_args()

    # A position has at least a few hundred lines of two plies.
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
    print(f"{count} positions, {nodes} nodes, {faults} differences; {tandems} moves of tandem pieces are written in another way, as expected")
    sys.exit(1 if faults or nodes < options.nodes else 0)


if __name__ == "__main__":
    main()
