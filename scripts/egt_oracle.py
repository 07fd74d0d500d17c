#!/usr/bin/env python3
"""Compare scripts/egt.py, the independent reader of table files, with `tbgen probe`.

    pip install xxhash==3.5.0
    cargo build --release -p tbgen
    scripts/egt_oracle.py chess/KRK xiangqi/KCKA… [--tables DIR] [--tbgen PROGRAM]

Both read every legal position of the named endings, with either side to move, every other one with colours swapped.
Plies to zeroing are compared too, where there is a file ENDING.dtz.
"""
import argparse
import subprocess
from pathlib import Path

from egt_reader.table import ILLEGAL, Table
from egt_reader.zeroing import Zeroing


def fen(game, pieces, side):
    """FEN of pieces (letter, owner, square) with a side to move."""
    board = {square: kind.lower() if owner else kind for kind, owner, square in pieces}
    rows = []
    for rank in reversed(range(game.ranks)):
        row = ''.join(board.get(rank * game.files + file, '.') for file in range(game.files))
        for empty in range(game.files, 0, -1):
            row = row.replace('.' * empty, str(empty))
        rows.append(row)
    return f"{'/'.join(rows)} {'wb'[side]} - - 0 1"


def positions(table):
    game, ending = table.game, table.ending
    for side, codes in enumerate(table.codes):
        for index, code in enumerate(codes or []):
            if code == ILLEGAL:
                continue
            squares = ending.position(index)
            turn = index % 2
            if turn:
                squares = [square + (game.ranks - 1 - 2 * (square // game.files)) * game.files for square in squares]
            pieces = [(kind, owner ^ turn, square) for (kind, owner), square in zip(ending.pieces, squares)]
            yield fen(game, pieces, side ^ turn)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('endings', nargs='+', help='such as chess/KRK')
    parser.add_argument('--tables', default='tables')
    parser.add_argument('--tbgen', default='target/release/tbgen')
    options = parser.parse_args()
    compared = compared_dtz = wrong = 0
    for name in options.endings:
        table = Table((Path(options.tables) / f'{name}.egt').read_bytes())
        beside = Path(options.tables) / f'{name}.dtz'
        dtz = Zeroing(beside.read_bytes(), table) if beside.exists() else None
        fens = list(positions(table))
        command = [options.tbgen, 'probe', name.split('/')[0], '--tables', options.tables]
        answers = subprocess.run(command, input='\n'.join(fens), capture_output=True, text=True).stdout.splitlines()
        if len(answers) != len(fens):
            raise SystemExit(f'{name}: {len(fens)} positions, {len(answers)} answers')
        for asked, answer in zip(fens, answers):
            told, outcome, plies, *zeroing = answer.split('\t')
            read = dtz.zeroing(asked) if dtz else None
            same = read is None or [read] == zeroing
            compared_dtz += read is not None
            if told != asked or table.probe(asked) != (outcome, abs(int(plies))) or not same:
                wrong += 1
                print(f'{answer}, but the reader says {table.probe(asked)} {read or ""}')
        compared += len(fens)
        print(f'{name}: {len(fens)} positions', flush=True)
    print(f'{compared} positions, of {compared_dtz} plies to zeroing too; {wrong} differ')
    raise SystemExit(wrong > 0)


if __name__ == '__main__':
    main()
