#!/usr/bin/env python3
"""Check the tutor's statements about mistakes against python-chess or pyffish and, with --engine, against an engine.

    pip install chess==1.11.2 pyffish==0.0.90; apt-get install stockfish fairy-stockfish
    lab mistakes chess --count 1000 --nodes 20000 --out mistakes.jsonl
    scripts/tutor_oracle.py mistakes.jsonl --engine /usr/games/stockfish
    scripts/tutor_oracle.py xiangqi.jsonl --game xiangqi --engine /usr/games/fairy-stockfish

Every statement is derived anew by the definitions in `tutor_rules`: the captures up to the end of the line, and for each
motif its attacks, pins and defenders. With an engine, the position after the line must not be worse for the gaining side
than its material says.

The script also counts how many first sentences name the point. A rule of its own tells the point: mate within three plies,
or else the piece lost within three plies on the square where most is lost, if nothing makes up for it. These make up: the best
capture that the loser has after three plies, a piece of the same type in return, and half of the loss by the end of the line.
--missed prints the others. The exit status is 1 if a statement is false.
"""

import argparse
import collections
import json
import sys

from tutor_rules.chess_board import ChessBoard
from tutor_rules.judge import Judge
from tutor_rules.motifs import Line, best_captures, exchanged, is_perpetual, is_true, material
from tutor_rules.xiangqi_board import XiangqiBoard

BOARDS = {"chess": ChessBoard, "xiangqi": XiangqiBoard}

# The page gives no gain of material as a reason that takes more plies.
LONGEST = 9
# Plies within which a strong player sees the point at once.
SEEN = 3


def check(record, board, engine):
    """The faults of a record, and the kinds of its statements."""
    gain = record["gain"]
    line = Line(board, record["line"][: gain["plies"]])
    last, attacker = line.boards[-1], line.attacker
    wrong = []
    if gain["gained"] == "game":
        if not last.is_lost():
            wrong.append("no mate")
        elif gain["mate"] != last.mate_name():
            wrong.append(f"mate {gain['mate']}, here {last.mate_name()}")
    elif gain["gained"] == "perpetual":
        if not is_perpetual(line.boards, attacker):
            wrong.append("no perpetual check")
        if engine:
            score = engine.score(board, 16, attacker)
            if abs(score) > 50:
                wrong.append(f"the engine gives {score} where perpetual check draws")
    else:
        won, lost = exchanged(line)
        said = gain["gained"]
        if (won, lost) != (collections.Counter(said["won"]), collections.Counter(said["lost"])):
            wrong.append(f"won {said['won']} lost {said['lost']}, counted {won} {lost}")
        change = material(last, attacker) - material(board, attacker)
        if change <= 0:
            wrong.append(f"material changes by {change}")
        if engine:
            balance = material(last, attacker)
            score = engine.score(last, 12, attacker)
            # To an engine, each further pawn is worth less; three pawns less is a piece given back.
            if score < balance * (0.5 if balance > 0 else 1.5) - 300:
                wrong.append(f"the engine gives {score} where the balance of material is {balance}")
    kinds = ["material" if isinstance(gain["gained"], dict) else gain["gained"]]
    if gain["mate"]:
        kinds.append(gain["mate"])
    for motif in gain["motifs"]:
        kinds.append(motif["kind"])
        if not is_true(motif, line):
            wrong.append(f"{motif}")
    return wrong, kinds


def point(record, board):
    """The mate or the letter of the piece lost within three plies, the largest; None if nothing is."""
    line = Line(board, record["line"][:SEEN])
    attacker = line.attacker
    if len(line.moves) % 2 and line.boards[-1].is_lost():
        return "mate"
    start = material(board, attacker)
    # A pawn, and more than scales of values differ by.
    least = max(board.values["P"] - board.scales, board.scales + 1)
    if line.boards[-1].side != attacker:
        line = Line(board, line.moves + best_captures(line.boards[-1]))
    # What both sides capture on each square, and the pieces the attacker captures there.
    net, victims = collections.Counter(), collections.defaultdict(list)
    for ply in range(len(line.moves)):
        taken = line.captured(ply)
        if taken:
            square, letter, owner = taken
            net[square] += board.values[letter] * (-1 if owner == attacker else 1)
            victims[square] += [] if owner == attacker else [letter]
    # Pieces of a type that both lose are traded, wherever they stood.
    won, _ = exchanged(line)
    victims = {square: [letter for letter in letters if won[letter] > 0] for square, letters in victims.items()}
    lost = [square for square in victims if net[square] >= least and victims[square]]
    if not lost or material(line.boards[-1], attacker) - start < least:
        return None
    largest = max(lost, key=lambda square: net[square])
    if kept(Line(board, record["line"]).boards[-1], attacker) - start <= net[largest] / 2:
        return None
    # Of pieces captured on one square, the one that the other captures there do not pay for.
    paid = sorted(victims[largest], key=lambda letter: board.values[letter])
    return max([letter for letter in paid if board.values[letter] <= net[largest] + board.scales] or paid[:1], key=board.values.get)


def kept(board, attacker):
    """Material balance of the attacker after the best captures of the side to move."""
    return material(Line(board, best_captures(board)).boards[-1], attacker)


def names(record, board, wanted):
    """Whether the first sentence names the point."""
    gain = record["gain"]
    if gain is None or (gain["gained"] != "game" and gain["plies"] > LONGEST):
        return False
    if gain["gained"] == "game" or wanted == "mate":
        return gain["gained"] == "game"
    if not isinstance(gain["gained"], dict):
        return True
    largest = board.values[wanted]
    said = [board.pieces[gain["takes"]][0]] if gain.get("takes") else gain["gained"]["won"]
    return any(abs(board.values[letter] - largest) <= board.scales for letter in said)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--game", choices=BOARDS, default="chess")
    parser.add_argument("--engine", help="a UCI engine that judges the position after each line")
    parser.add_argument("--missed", action="store_true", help="print the mistakes whose first sentence misses the point")
    args = parser.parse_args()
    engine = Judge(args.engine, args.game) if args.engine else None
    kinds, points, false, silent, count = collections.Counter(), collections.Counter(), [], 0, 0
    with open(args.file, encoding="utf-8") as file:
        for text in file:
            record = json.loads(text)
            count += 1
            board = BOARDS[args.game].read(record["fen"])
            wanted = point(record, board)
            if wanted:
                is_named = names(record, board, wanted)
                points[is_named] += 1
                if args.missed and not is_named:
                    print(record["fen"], " ".join(record["line"]), wanted, json.dumps(record["gain"]), sep=" | ")
            if record["gain"] is None:
                silent += 1
                continue
            wrong, said = check(record, board, engine)
            kinds.update(said)
            false += [(record["fen"], " ".join(record["line"]), reason) for reason in wrong]
    if engine:
        engine.quit()
    for fault in false:
        print(*fault, sep=" | ")
    print(f"{count} mistakes, {silent} of which nothing is said; {sum(kinds.values())} statements, {len(false)} false")
    print(f"{points[True]} of {points.total()} first sentences name the mate or the largest loss within three plies")
    print(", ".join(f"{kind} {number}" for kind, number in kinds.most_common()))
    return 1 if false or not kinds else 0


if __name__ == "__main__":
    sys.exit(main())
