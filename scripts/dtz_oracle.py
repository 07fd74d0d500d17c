#!/usr/bin/env python3
"""Check the fifty-move results of `tbgen probe` against Syzygy tables, read by python-chess.

    pip install chess==1.11.2
    cargo build --release -p tbgen
    target/release/tbgen generate chess --men 4 --dtz
    scripts/dtz_oracle.py SYZYGY_FOLDER [ENDING]… [--positions N] [--seed N] [--tables DIR] [--tbgen PROGRAM]

The source archive of python-chess (`pip download --no-deps --no-binary :all: chess==1.11.2`) has all endings of up to
four men in data/syzygy/regular. The script draws random legal positions, in both colours and with a random clock, of
each ending present on both sides. Endings with pawns of both sides also get positions with en passant rights. Outcomes
and distances to zeroing must agree; where Syzygy counts in whole moves, its number may be one ply too low.
"""
import argparse
import collections
import random
import subprocess
from pathlib import Path

import chess
import chess.syzygy


def draw(pieces, rng):
    """A random legal position with these pieces and a clock, or None."""
    board = chess.Board(None)
    for letter, square in zip(pieces, rng.sample(chess.SQUARES, len(pieces))):
        board.set_piece_at(square, chess.Piece.from_symbol(letter))
    board.turn = rng.random() < 0.5
    board.halfmove_clock = rng.choice([0, 0, rng.randrange(100), rng.randrange(80, 100)])
    return board if board.is_valid() else None


def draw_en_passant(pieces, rng):
    """A random position with en passant rights, or None."""
    board = draw(pieces, rng)
    for move in board.legal_moves if board else ():
        if board.piece_type_at(move.from_square) == chess.PAWN and abs(move.from_square - move.to_square) == 16:
            board.push(move)
            if board.has_legal_en_passant():
                return chess.Board(board.fen())
            board.pop()
    return None


def ours(line):
    """Outcome under the fifty-move rule, and plies to zeroing, if any."""
    _, outcome, _, dtz, *_ = line.split('\t')
    word, _, plies = dtz.rpartition(' ')
    if dtz in ('cursed', 'blessed'):
        return dtz, None
    return word or outcome, int(plies)


def agrees(board, line, syzygy):
    outcome, plies = ours(line)
    wdl, dtz = syzygy.probe_wdl(board), syzygy.probe_dtz(board)
    if wdl == 0:
        return outcome == 'draw' and plies == 0
    if abs(wdl) == 1:
        return outcome == ('cursed' if wdl > 0 else 'blessed') and plies is None
    if board.is_checkmate():
        return (outcome, plies) == ('loss', 0)
    if plies is None or plies * dtz <= 0 or abs(plies) - abs(dtz) not in (0, 1):
        return False
    stands = board.halfmove_clock + abs(plies) <= 100
    return outcome == (('win' if wdl > 0 else 'loss') if stands else ('cursed' if wdl > 0 else 'blessed'))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument('syzygy')
    parser.add_argument('endings', nargs='*')
    parser.add_argument('--positions', type=int, default=3500)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--tables', default='tables')
    parser.add_argument('--tbgen', default='target/release/tbgen')
    options = parser.parse_args()
    syzygy = chess.syzygy.open_tablebase(options.syzygy)
    theirs = {path.stem.replace('v', '') for path in Path(options.syzygy).glob('*.rtbz')}
    files = sorted(Path(options.tables, 'chess').glob('*.dtz'))
    names = options.endings or [path.stem for path in files if path.stem in theirs]
    rng = random.Random(options.seed)
    total, wrong = collections.Counter(), 0
    for name in names:
        second = name.index('K', 1)
        pieces = name[:second] + name[second:].lower()
        boards = []
        while len(boards) < options.positions:
            boards += filter(None, [draw(rng.choice([pieces, pieces.swapcase()]), rng)])
        if name.count('P', 0, second) and name.count('P', second):
            while len(boards) < options.positions * 1.1:
                boards += filter(None, [draw_en_passant(pieces, rng)])
        fens = '\n'.join(board.fen(en_passant='fen') for board in boards)
        command = [options.tbgen, 'probe', 'chess', '--tables', options.tables]
        lines = subprocess.run(command, input=fens, capture_output=True, text=True).stdout.splitlines()
        if len(lines) != len(boards):
            raise SystemExit(f'{name}: {len(boards)} positions, {len(lines)} answers')
        for board, line in zip(boards, lines):
            total[ours(line)[0]] += 1
            if not agrees(board, line, syzygy):
                wrong += 1
                print(f'{line}, Syzygy: {syzygy.probe_wdl(board)} {syzygy.probe_dtz(board)}')
        print(f'{name}: {len(boards)} positions', flush=True)
    print(f'{sum(total.values())} positions ({dict(total)}), {wrong} differ')
    raise SystemExit(wrong > 0)


if __name__ == '__main__':
    main()
