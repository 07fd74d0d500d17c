#!/usr/bin/env python3
"""Play fast games through python-chess, an independent UCI client that also referees.

    pip install chess==1.11.2
    cargo build --release -p uci
    python3 scripts/python_chess_client.py [--games N] [--first N] [--nodes N] [--whole N] [--clock S+S] [--margin S] [--engine PATH]

First every option is set to its extreme values, and bad values must be refused. Then the engine plays itself from
random openings, with at most --nodes nodes a move and a clock of 100 s + 1 s. One game in ten also ponders, one in ten
analyses each position with three lines, one in fifty has no limit but a clock of 1 s + 20 ms. One game in --whole runs
to its end by the rules; the others end when both sides agree on a winner. With --clock all games have that clock and
increment, in seconds, and no limit of nodes; none ponders or analyses.

These are faults and make the exit status 1: an engine that ends or falls silent, an illegal move, a lost clock
(--margin adds seconds for a busy machine), a search without lines, and any warning of python-chess, such as one about
an `info` line that it cannot read. Figures so far are printed every hundred games.

Neither fastchess nor cutechess is in the registries of crates, npm, PyPI or Debian; python-chess is.
"""

import argparse
import asyncio
import collections
import logging
import random
import sys
import time

import chess
import chess.engine

PATIENCE = 60
OPENING_PLIES = 8
# Adjudication: plies in a row in which both sides agree on the winner, and by how many centipawns.
DECIDED_PLIES, DECIDED_SCORE = 6, 1_000


class Warnings(logging.Handler):
    """Counts and prints the warnings of python-chess."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.count = 0

    def emit(self, record):
        self.count += 1
        print(f"python-chess: {record.getMessage()}", file=sys.stderr)


class Fault(Exception):
    """A breach of the protocol."""


def opening(chance):
    """A board after random legal moves, with the game not over."""
    while True:
        board = chess.Board()
        while len(board.move_stack) < OPENING_PLIES and any(board.legal_moves):
            board.push(chance.choice(list(board.legal_moves)))
        if not board.is_game_over():
            return board


def ending(board):
    """The reason the game is over by the rules, claims included; None while it goes on."""
    outcome = board.outcome()
    if outcome is not None:
        return outcome.termination.name.lower()
    if board.is_repetition(3):
        return "threefold_repetition"
    return "fifty_moves" if board.is_fifty_moves() else None


async def check_options(engine):
    """Sets every option to its ends and back; what is no value of it must be refused by the client's own reading."""
    for option in list(engine.options.values()):
        if option.is_managed() or option.type in ("button", "reset", "save"):
            continue
        values = {"spin": [option.min, option.max, option.default], "check": [True, False, option.default],
                  "combo": [*(option.var or []), option.default], "string": [option.default]}[option.type]
        # Options that take memory stay below their maximum.
        values = [min(value, 64) if option.name in ("Hash", "Threads") else value for value in values]
        for value in values:
            await engine.configure({option.name: value})
            await asyncio.wait_for(engine.ping(), PATIENCE)
        if option.type == "spin":
            try:
                await engine.configure({option.name: option.max + 1})
                raise Fault(f"{option.name} has no upper end")
            except chess.engine.EngineError:
                pass
    await engine.configure({"Hash": 4})


async def analyse(engine, board, game):
    """Three lines, each legal from its first move, in falling order."""
    lines = await asyncio.wait_for(
        engine.analyse(board, chess.engine.Limit(nodes=500), multipv=3, game=game), PATIENCE)
    if len(lines) != min(3, board.legal_moves.count()):
        raise Fault(f"{len(lines)} lines in {board.fen()}")
    if any("pv" not in line or "score" not in line for line in lines):
        raise Fault(f"a line without moves or score in {board.fen()}")


async def play(engines, number, options):
    """Plays a game; returns why it ended, the sort of game, its plies after the opening, and the least time left."""
    chance = random.Random(number)
    board = opening(chance)
    sort = "clock" if options.clock or number % 50 == 3 else {1: "ponder", 2: "multipv"}.get(number % 10, "nodes")
    base, increment = options.clock or ([1.0, 0.02] if sort == "clock" else [100.0, 1.0])
    clock = [base, base]
    decided, plies, least = [0, 0], 0, base
    while (end := ending(board)) is None:
        mover = int(not board.turn)
        if sort == "multipv":
            await analyse(engines[mover], board, number)
        limit = chess.engine.Limit(nodes=None if sort == "clock" else options.nodes, white_clock=max(clock[0], 0.001),
                                   black_clock=max(clock[1], 0.001), white_inc=increment, black_inc=increment)
        start = time.perf_counter()
        # A copy: the client keeps the board, and would take later moves on it for expected ones.
        result = await asyncio.wait_for(
            engines[mover].play(board.copy(), limit, game=number, info=chess.engine.INFO_ALL, ponder=sort == "ponder"),
            PATIENCE)
        used = time.perf_counter() - start
        clock[mover] -= used
        least = min(least, clock[mover])
        if clock[mover] < -options.margin:
            raise Fault(f"game {number} ({sort}): the flag fell at ply {len(board.move_stack)}, after {used:.3f} s of "
                        f"{used + clock[mover]:.3f}; the engine's last line came at {result.info.get('time')} s")
        clock[mover] += increment
        if result.move is None:
            raise Fault(f"game {number}: no move in {board.fen()}")
        # A search that ended before `ponderhit` gives only its move.
        score = result.info["score"].white().score(mate_score=100_000) if "score" in result.info else 0
        if not result.info and sort != "ponder":
            raise Fault(f"game {number} ({sort}): a move without a word in {board.fen()}")
        board.push(result.move)
        plies += 1
        for side, ahead in enumerate((score >= DECIDED_SCORE, score <= -DECIDED_SCORE)):
            decided[side] = decided[side] + 1 if ahead else 0
        if max(decided) >= DECIDED_PLIES and number % options.whole:
            end = "decided"
            break
    if sort == "ponder":
        for engine in engines:
            await asyncio.wait_for(engine.ping(), PATIENCE)
    return end, sort, plies, least


async def run(options, warnings):
    engines = [(await chess.engine.popen_uci([options.engine]))[1] for _ in range(2)]
    for engine in engines:
        await check_options(engine)
    ends, sorts, plies, faults, start = collections.Counter(), collections.Counter(), 0, 0, time.monotonic()
    last, least = options.first + options.games, float("inf")
    for number in range(options.first, last):
        try:
            end, sort, played, left = await play(engines, number, options)
        except (Fault, chess.engine.EngineError, chess.engine.EngineTerminatedError, TimeoutError,
                asyncio.TimeoutError) as error:
            faults += 1
            print(f"fault in game {number}: {type(error).__name__}: {error}", file=sys.stderr)
            if isinstance(error, Fault):
                continue
            # The engine may be gone, or busy with an abandoned search.
            for engine in engines:
                engine.close()
            engines = [(await chess.engine.popen_uci([options.engine]))[1] for _ in range(2)]
            continue
        ends[end] += 1
        sorts[sort] += 1
        plies += played
        least = min(least, left)
        if (number + 1 - options.first) % 100 == 0 or number + 1 == last:
            print(f"{sum(ends.values())} games {dict(sorts)}, {plies} plies in {time.monotonic() - start:.0f} s, "
                  f"{faults} faults, {warnings.count} warnings; at least {least:.3f} s were left; "
                  f"ended by {dict(ends)}", flush=True)
    for engine in engines:
        await asyncio.wait_for(engine.quit(), PATIENCE)
    return faults + warnings.count


def clock_of(text):
    """Seconds and increment of a clock, as in `1+0.02`."""
    try:
        base, increment = (float(part) for part in text.split("+"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not of the form S+S") from None
    return base, increment


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--first", type=int, default=0, help="number of the first game, which is also its seed")
    arguments.add_argument("--nodes", type=int, default=200)
    arguments.add_argument("--whole", type=int, default=10)
    arguments.add_argument("--clock", type=clock_of)
    arguments.add_argument("--margin", type=float, default=0.0)
    arguments.add_argument("--engine", default="target/release/chariot")
    warnings = Warnings()
    logging.getLogger("chess.engine").addHandler(warnings)
    sys.exit(1 if asyncio.run(run(arguments.parse_args(), warnings)) else 0)


if __name__ == "__main__":
    main()
