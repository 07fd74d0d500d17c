#!/usr/bin/env python3
"""Play fast xiangqi games over UCCI, with Fairy-Stockfish's rules as referee.

    pip install pyffish==0.0.90
    cargo build --release -p uci
    python3 scripts/ucci_client.py [--games N] [--first N] [--nodes N] [--engine PATH]

The engine plays itself from random openings. Each position is sent as GUIs do: the FEN after the last capture, and the
moves since then. One game in ten ponders, one in ten bans its first choice now and then. These are faults and make the
exit status 1: an engine that ends or is silent for a minute, an illegal move or line, a banned move, `nobestmove` where
there are moves, a move where there are none.
"""

import argparse
import collections
import queue
import random
import re
import subprocess
import sys
import threading
import time

import pyffish

PATIENCE = 60
OPENING_PLIES = 8
LONGEST = 300
GAME = "xiangqi"


class Fault(Exception):
    """A breach of the protocol."""


def shifted(move, by):
    """A move with its ranks counted from 1 (as in Fairy-Stockfish) instead of 0, or the reverse."""
    return "".join(file + str(int(rank) + by) for file, rank in re.findall(r"([a-i])(\d+)", move))


class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.send("ucci")
        self.until("ucciok")
        self.send("setoption usemillisec true\nsetoption hashsize 4")

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))

    def send(self, text):
        try:
            self.process.stdin.write(text + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Fault("the engine has ended") from None

    def until(self, *starts):
        """The lines up to one that starts with one of `words`."""
        lines = []
        while True:
            try:
                lines.append(self.lines.get(timeout=PATIENCE))
            except queue.Empty:
                raise Fault(f"silent for {PATIENCE} s; last: {lines[-3:]}") from None
            if lines[-1].split(" ")[0] in starts:
                return lines

    def think(self, command, fen, moves):
        """The best move after a command, and the expected reply. Every printed line must be legal."""
        self.send(command)
        lines = self.until("bestmove", "nobestmove")
        for line in lines:
            if " pv " in line:
                pv = [shifted(move, 1) for move in line.split(" pv ")[1].split()]
                check_legal(fen, moves, pv, line)
            if line.startswith("info message"):
                raise Fault(f"{line!r} after {command!r}")
        words = lines[-1].split()
        if words[0] == "nobestmove":
            return None, None
        reply = words[words.index("ponder") + 1] if "ponder" in words else None
        return shifted(words[1], 1), reply and shifted(reply, 1)


def check_legal(fen, moves, line, text):
    for ply, move in enumerate(line):
        if move not in pyffish.legal_moves(GAME, fen, moves + line[:ply]):
            raise Fault(f"{move} of {text!r} is illegal in {pyffish.get_fen(GAME, fen, moves + line[:ply])}")


def position(fen, moves):
    return f"position fen {fen} moves {' '.join(shifted(move, -1) for move in moves)}"


def play(engine, number, nodes):
    """Play a game; returns its end and its plies."""
    chance = random.Random(number)
    fen, moves = pyffish.start_fen(GAME), []
    engine.send("setoption newgame")
    ponders, forbids, expected, plies = number % 10 == 1, number % 10 == 2, None, 0
    while plies < LONGEST:
        legal = pyffish.legal_moves(GAME, fen, moves)
        if not legal:
            engine.send(position(fen, moves))
            if engine.think(f"go nodes {nodes}", fen, moves)[0] is not None:
                raise Fault(f"a move without legal moves in {pyffish.get_fen(GAME, fen, moves)}")
            return "no_move", plies
        if pyffish.is_optional_game_end(GAME, fen, moves)[0]:
            return "repetition_or_limit", plies
        if plies < OPENING_PLIES:
            move, expected = chance.choice(legal), None
        else:
            engine.send(position(fen, moves))
            move, expected = engine.think(f"go nodes {nodes}", fen, moves)
            if forbids and move is not None and plies % 8 == 0 and len(legal) > 1:
                engine.send(f"{position(fen, moves)}\nbanmoves {shifted(move, -1)}")
                other, expected = engine.think(f"go nodes {nodes}", fen, moves)
                if other == move:
                    raise Fault(f"the forbidden {move} was played in {pyffish.get_fen(GAME, fen, moves)}")
                move = other
            if move not in legal:
                raise Fault(f"{move} is illegal in {pyffish.get_fen(GAME, fen, moves)}")
        if ponders and expected is not None:
            ponder(engine, fen, moves + [move, expected], hit=chance.random() < 0.5)
        fen, moves = after(fen, moves, move)
        plies += 1
    return "unfinished", plies


def ponder(engine, fen, moves, hit):
    """Ponder on the position after the expected reply; the resulting move is ignored."""
    if not pyffish.legal_moves(GAME, fen, moves):
        return
    engine.send(f"{position(fen, moves)}\ngo ponder time 200 increment 0")
    time.sleep(0.002)
    move, _ = engine.think("ponderhit" if hit else "stop", fen, moves)
    if move not in pyffish.legal_moves(GAME, fen, moves):
        raise Fault(f"{move} after pondering is illegal in {pyffish.get_fen(GAME, fen, moves)}")


def after(fen, moves, move):
    """The FEN after the last capture, and the moves since."""
    count = lambda text: sum(c.isalpha() for c in text.split()[0])
    now = pyffish.get_fen(GAME, fen, moves + [move])
    return (fen, moves + [move]) if count(now) == count(fen) else (now, [])


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--first", type=int, default=0, help="number of the first game, which is also its seed")
    arguments.add_argument("--nodes", type=int, default=100)
    arguments.add_argument("--engine", default="target/release/chariot")
    options = arguments.parse_args()
    engine, faults, ends, plies, start = Engine(options.engine), 0, collections.Counter(), 0, time.monotonic()
    for number in range(options.first, options.first + options.games):
        try:
            end, played = play(engine, number, options.nodes)
            ends[end] += 1
            plies += played
        except Fault as fault:
            faults += 1
            print(f"fault in game {number}: {fault}", file=sys.stderr)
            engine.process.kill()
            engine = Engine(options.engine)
        if (number + 1 - options.first) % 20 == 0:
            print(f"{sum(ends.values())} games, {plies} plies in {time.monotonic() - start:.0f} s, {faults} faults; "
                  f"{dict(ends)}", flush=True)
    engine.send("quit")
    engine.until("bye")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
