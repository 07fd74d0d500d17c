#!/usr/bin/env python3
"""Compare scripts/egt.py, the independent reader of table files, with `tbgen probe`.

    pip install xxhash==3.5.0
    cargo build --release -p tbgen
    scripts/egt_oracle.py chess/KRK xiangqi/KCKA… [--tables DIR] [--tbgen PROGRAM]

Both read every legal position of the named endings with the first side to move, every other one with colours swapped.
`--blocks N` takes only the positions of N blocks, evenly spread. Plies to zeroing are compared too, where there is a file
ENDING.dtz. Positions with the second side to move are not compared: egt.py does not derive their results.
"""
import argparse
import subprocess
from pathlib import Path

from egt import answer, opened


def fen(game, placed, turn):
    """FEN of pieces (kind, owner) on squares, colours swapped if `turn` is 1."""
    board = {}
    for (kind, owner), square in placed:
        if turn:
            square += (game.ranks - 1 - 2 * (square // game.files)) * game.files
        board[square] = kind.lower() if owner != turn else kind
    rows = []
    for rank in reversed(range(game.ranks)):
        row = ''.join(board.get(rank * game.files + file, '.') for file in range(game.files))
        for empty in range(game.files, 0, -1):
            row = row.replace('.' * empty, str(empty))
        rows.append(row)
    return f"{'/'.join(rows)} {'wb'[turn]} - - 0 1"


def positions(table, most):
    count = len(table.places)
    step = max(1, count // most)
    for block in range(step // 2, count, step):
        for number in range(block * table.rows, min((block + 1) * table.rows, table.total)):
            for second in table.seconds:
                squares = table.position(number, second)
                if table.is_legal(squares):
                    yield fen(table.game, zip(table.pieces, squares), number % 2)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('endings', nargs='+', help='such as chess/KRK')
    parser.add_argument('--tables', default='tables')
    parser.add_argument('--tbgen', default='target/release/tbgen')
    parser.add_argument('--blocks', type=int, default=1 << 32, help='most blocks of an ending')
    options = parser.parse_args()
    compared = wrong = 0
    for name in options.endings:
        tables = opened(Path(options.tables) / f'{name}.egt')
        fens = list(positions(tables[0], options.blocks))
        command = [options.tbgen, 'probe', name.split('/')[0], '--tables', options.tables]
        told = subprocess.run(command, input='\n'.join(fens), capture_output=True, text=True).stdout.splitlines()
        if len(told) != len(fens):
            raise SystemExit(f'{name}: {len(fens)} positions, {len(told)} answers')
        for asked, line in zip(fens, told):
            own = [asked, *answer(*tables, asked)]
            if line.split('\t')[: len(own)] != own:
                wrong += 1
                print(f'{line}, but the reader says {own}')
        compared += len(fens)
        print(f'{name}: {len(fens)} positions', flush=True)
    print(f'{compared} positions; {wrong} differ')
    raise SystemExit(wrong > 0)


if __name__ == '__main__':
    main()
