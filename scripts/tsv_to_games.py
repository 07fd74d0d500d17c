#!/usr/bin/env python3
"""Convert tab-separated game records to the input of `lab puzzles --games`, one JSON object a line.

    scripts/tsv_to_games.py games.tsv --start FEN --every 8 > games.jsonl

The first line names the fields, among them `start` and `moves`. A record without a start begins at --start.
"""

import argparse
import csv
import json


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--start", required=True, help="FEN of the usual start")
    parser.add_argument("--every", type=int, default=1, help="one game of so many")
    args = parser.parse_args()
    with open(args.file, encoding="utf-8", newline="") as file:
        for index, row in enumerate(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)):
            if index % args.every == 0 and row["moves"]:
                # A FEN of the records ends with the side to move.
                start = f"{row['start']} - - 0 1" if row["start"] else args.start
                names = {"first": row.get("red") or "?", "second": row.get("black") or "?"}
                game = {**names, "start": start, "moves": row["moves"]}
                print(json.dumps(game, ensure_ascii=False))


if __name__ == "__main__":
    main()
