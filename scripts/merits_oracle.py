#!/usr/bin/env python3
"""Check the reasons that the page gives for good moves, against other rules and another engine.

    pip install chess==1.11.2 pyffish==0.0.90; apt-get install stockfish fairy-stockfish
    MERITS=100 MERITS_LOG=merits npx vitest run --mode engine www/src/shared/tutor/merits
    scripts/merits_oracle.py merits.chess --engine /usr/games/stockfish
    scripts/merits_oracle.py merits.xiangqi --game xiangqi --engine /usr/games/fairy-stockfish

By the rules: a line that wins material or mates does so, from a position that is the one in question or that one with the
other side to move. By the engine: every other move is worse, a threat gains, and a threat that is met would have gained.
The exit status is 1 if the rules refute a reason.
"""

import argparse
import collections
import json
import sys

from tutor_oracle import BOARDS
from tutor_rules.judge import MATE, Judge
from tutor_rules.motifs import Line, exchanged, material

# Depth of the engine's searches, and what counts as worse, in centipawns.
DEPTH = 12
WORSE = 60


def refuted(merit, board, conceded):
    """Why the line does not gain what is said, with the piece taken just before; None if it does."""
    gain = merit["gain"]
    line = Line(board, merit["line"][: gain["plies"]])
    last = line.boards[-1]
    if gain["winsGame"]:
        return None if last.is_lost() and last.side != line.attacker else "no mate"
    won, lost = exchanged(line)
    paid = collections.Counter(lost)
    paid.update(conceded)
    won, lost = won - paid, paid - won
    if (won, lost) != (collections.Counter(gain["won"]), collections.Counter(gain["lost"])):
        return f"counted {won} for {lost}"
    change = material(last, line.attacker) - material(board, line.attacker)
    change -= sum(board.values[letter] for letter in conceded)
    return None if change > 0 else f"material changes by {change}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--game", choices=BOARDS, default="chess")
    parser.add_argument("--engine", required=True)
    args = parser.parse_args()
    engine = Judge(args.engine, args.game)
    read = BOARDS[args.game].read
    kinds, confirmed, silent, count, false = collections.Counter(), collections.Counter(), 0, 0, 0
    with open(args.file, encoding="utf-8") as file:
        for text in file:
            record = json.loads(text)
            count += 1
            silent += not record["merits"]
            before = read(record["fen"])
            after = before.play(record["played"])
            others = [move for move in before.moves() if move != record["played"]]
            for merit in record["merits"]:
                kind = merit["kind"]
                kinds[kind] += 1
                board = read(merit["fen"]) if "gain" in merit else None
                taken = before.captured(merit["instead"]) if "instead" in merit else None
                conceded = [before.pieces[taken][0]] if taken else []
                reason = refuted(merit, board, conceded) if board else None
                if kind == "onlyLegal" and others:
                    reason = "other moves are legal"
                if kind == "takesBack" and before.captured(record["played"]) is None:
                    reason = "takes nothing"
                false += reason is not None
                if reason:
                    print("false", record["fen"], record["played"], kind, reason, sep=" | ")
                side = before.side
                value = engine.score(after, DEPTH, side)
                if kind in ("onlyGood", "onlyKeeps", "wins"):
                    agrees = value - engine.score(before, DEPTH, side, others) >= WORSE
                elif kind == "threatens":
                    threat = engine.score(board, DEPTH, side)
                    agrees = threat - value >= WORSE or threat == MATE
                elif kind == "meets":
                    # The position before the move, with the other side to move.
                    agrees = value - engine.score(board, DEPTH, side) >= WORSE
                else:
                    continue
                confirmed[kind] += agrees
                if not agrees:
                    print("not confirmed", record["fen"], record["played"], kind, " ".join(record["said"]), sep=" | ")
    engine.quit()
    print(f"{count} good moves, {silent} of which nothing is said; {kinds.total()} reasons, {false} false")
    print(", ".join(f"{kind} {number}" + (f" ({confirmed[kind]} confirmed)" if kind in confirmed else "") for kind, number in kinds.most_common()))
    return 1 if false or not kinds else 0


if __name__ == "__main__":
    sys.exit(main())
