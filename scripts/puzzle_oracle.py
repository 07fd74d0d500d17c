#!/usr/bin/env python3
"""Check the page's puzzles with another engine: does it find the same only winning move?

    pip install chess==1.11.2; apt-get install stockfish
    scripts/puzzle_oracle.py www/puzzles/chess_puzzles.bin --sample 200
    pip install pyffish==0.0.90; apt-get install fairy-stockfish
    scripts/puzzle_oracle.py www/puzzles/xiangqi_puzzles.bin --engine fairy-stockfish --variant xiangqi

The script has its own reader of the packed file. Every move must be legal by python-chess or pyffish. The engine
searches the first position for two lines. It agrees if its first move is the puzzle's and wins, and its second does not
win. The exit status is 1 if a move is illegal.
"""

import argparse
import collections
import random
import struct
import subprocess
import sys

# Score of a win: 2 pawns, as in tools/lab/src/puzzles/judge.rs, and 1 pawn that engines may disagree about.
WINS = 200
TOLERANCE = 100
# A puzzle's moves are counted in this unit, to which its rating is added.
MOVES_UNIT = 4_096


def fnv(data):
    value = 0x811C9DC5
    for byte in data:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count):
        self.at += count
        if self.at > len(self.data):
            raise ValueError("truncated")
        return self.data[self.at - count : self.at]

    def number(self, size):
        return int.from_bytes(self.take(size), "little")

    def text(self):
        return self.take(self.number(1)).decode("ascii")

    def texts(self):
        return [self.text() for _ in range(self.number(1))]


def puzzles_of(path):
    """FEN, moves and rating of each puzzle of a packed file; tools/lab/src/puzzles/packed.rs has the format."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:8] != b"CHARPUZ\x02" or struct.unpack("<I", data[-4:])[0] != fnv(data[:-4]):
        raise ValueError(f"{path}: no file of puzzles")
    reader = Reader(data[8:-4])
    reader.text()
    files, ranks = reader.number(1), reader.number(1)
    letters, ends, _ = reader.text(), reader.texts(), reader.texts()
    squares = files * ranks

    def name(square):
        return f"{chr(97 + square % files)}{square // files + 1}"

    for _ in range(reader.number(4)):
        shape, end = reader.number(2), ends[reader.number(1)]
        reader.take(reader.number(1))
        bits = reader.number((squares + 7) // 8)
        occupied = [square for square in range(squares) if bits >> square & 1]
        codes = reader.take((len(occupied) + 1) // 2)
        board = {square: letters[codes[i // 2] >> 4 * (i % 2) & 15] for i, square in enumerate(occupied)}
        rows = []
        for rank in reversed(range(ranks)):
            row = "".join(board.get(rank * files + file, " ") for file in range(files))
            for run in range(files, 0, -1):
                row = row.replace(" " * run, str(run))
            rows.append(row)
        moves = []
        for _ in range(shape // MOVES_UNIT):
            packed = reader.number(2)
            piece = packed // squares // squares
            promoted = letters[piece].lower() if piece else ""
            moves.append(name(packed % squares) + name(packed // squares % squares) + promoted)
        yield "/".join(rows) + " " + end, moves, shape % MOVES_UNIT


def is_legal(variant, fen, moves):
    if variant:
        import pyffish

        for i, move in enumerate(moves):
            if move not in pyffish.legal_moves(variant, fen, moves[:i]):
                return False
        return True
    import chess

    board = chess.Board(fen)
    for text in moves:
        move = chess.Move.from_uci(text)
        if move not in board.legal_moves:
            return False
        board.push(move)
    return True


class Engine:
    def __init__(self, command, variant):
        try:
            self.process = subprocess.Popen([command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        except OSError as error:
            sys.exit(f"{command}: {error.strerror}")
        self.send("uci")
        self.until("uciok")
        self.send("setoption name MultiPV value 2")
        if variant:
            self.send(f"setoption name UCI_Variant value {variant}")

    def send(self, line):
        self.process.stdin.write(line + "\n")

    def until(self, word):
        for line in self.process.stdout:
            fields = line.split()
            if fields and fields[0] == word:
                return line
            self.heard(fields)
        raise RuntimeError("the engine ended")

    def heard(self, fields):
        if fields[:1] == ["info"] and "pv" in fields and "multipv" in fields:
            rank = int(fields[fields.index("multipv") + 1])
            kind, value = fields[fields.index("score") + 1 : fields.index("score") + 3]
            score = int(value) if kind == "cp" else (100_000 if int(value) > 0 else -100_000)
            self.lines[rank] = (score, fields[fields.index("pv") + 1])

    def two_lines(self, fen, depth):
        self.lines = {}
        self.send("ucinewgame")
        self.send(f"position fen {fen}")
        self.send(f"go depth {depth}")
        self.until("bestmove")
        return [self.lines[rank] for rank in sorted(self.lines)]


def verdict(lines, first):
    (best, move), second = lines[0], lines[1][0] if len(lines) > 1 else -100_000
    if move != first:
        return "another move" if best >= WINS else "no win"
    if best < WINS - TOLERANCE:
        return "no win"
    return "agrees" if second <= WINS else "a second win"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--engine", default="/usr/games/stockfish")
    parser.add_argument("--variant")
    parser.add_argument("--depth", type=int, default=14)
    parser.add_argument("--sample", type=int, help="so many puzzles instead of all")
    parser.add_argument("--rules-only", action="store_true", help="do not ask an engine")
    arguments = parser.parse_args()

    puzzles = list(puzzles_of(arguments.file))
    illegal = [fen for fen, moves, _ in puzzles if not is_legal(arguments.variant, fen, moves)]
    for fen in illegal:
        print("illegal:", fen)
    print(f"{len(puzzles)} puzzles, {len(illegal)} with an illegal move")
    if not arguments.rules_only:
        if arguments.sample:
            puzzles = random.Random(1).sample(puzzles, min(arguments.sample, len(puzzles)))
        engine = Engine(arguments.engine, arguments.variant)
        counts = collections.Counter()
        for fen, moves, rating in puzzles:
            found = verdict(engine.two_lines(fen, arguments.depth), moves[0])
            counts[found] += 1
            if found != "agrees":
                print(f"{found}: {fen} {moves[0]} (rated {rating})")
        engine.send("quit")
        print(f"of {len(puzzles)}: " + ", ".join(f"{count} {name}" for name, count in counts.most_common()))
    sys.exit(1 if illegal else 0)


if __name__ == "__main__":
    main()
