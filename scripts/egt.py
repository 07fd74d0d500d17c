#!/usr/bin/env python3
"""Read table files without Chariot: an independent reader, written from docs/reference/egt-format.md.

    pip install xxhash==3.5.0
    scripts/egt.py TABLES/chess/KRK.egt "8/8/8/8/8/2k5/1R6/K7 w - - 0 1"…    # FEN, win|draw|loss, plies to mate
    scripts/egt.py TABLES/chess/KRK.egt <positions.txt

With KRK.dtz next to the table, plies to zeroing follow, for the side to move that the file covers.

The reader unpacks the whole file, both sides to move, which takes 50 s for KPK. Positions may have either colour.
`scripts/egt_oracle.py` compares its answers with those of `tbgen probe`.
"""
import sys
from pathlib import Path

from egt_reader.table import Table
from egt_reader.zeroing import Zeroing


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    path, *fens = sys.argv[1:]
    try:
        table = Table(Path(path).read_bytes())
        beside = Path(path).with_suffix('.dtz')
        dtz = Zeroing(beside.read_bytes(), table) if beside.exists() else None
    except (OSError, ValueError) as error:
        raise SystemExit(f'egt.py: {path}: {error}')
    for fen in fens or map(str.strip, sys.stdin):
        try:
            plies = dtz.zeroing(fen) if dtz else None
            print(fen, *table.probe(fen), *[plies] * (plies is not None), sep='\t')
        except ValueError as error:
            print(fen, 'error', error, sep='\t')


if __name__ == '__main__':
    main()
