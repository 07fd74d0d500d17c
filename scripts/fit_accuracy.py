#!/usr/bin/env python3
"""Print the accuracy of players of known strength, and how well it tells them apart.

    lab match chess --first chariot --first-option "Skill Level=2" --first-name "level 2" ... --out games.jsonl
    scripts/fit_accuracy.py --engine chariot --game chess games.jsonl ...

An engine scores every position of the games. The accuracy of each side with 15 moves or more follows by the formula of
packages/engine/src/analysis/accuracy.ts, for each choice of the constants below. A row has the mean for each number in the
players' names, the correlation with it, and mean and maximum of those who lost to a player ten or more above them.
"""

import argparse
import collections
import itertools
import json
import statistics
import subprocess

NODES = 10_000
LEAST_MOVES = 15
# Loss that halves the accuracy; advantage of the second curve, 0 for none; least weight; share of the arithmetic mean,
# the rest is harmonic. The first row has the constants of accuracy.ts.
CHOICES = [(0.08, 900, 0.1, 1.0), (0.14, 0, 0.2, 0.5), *itertools.product([0.05, 0.11], [0, 900], [0.1, 0.2], [0.7, 1.0])]
EVEN = 230


class Engine:
    """A UCI engine that scores positions for the side to move."""

    def __init__(self, program, game):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.send(f"setoption name UCI_Variant value {game}")

    def send(self, line):
        self.process.stdin.write(line + "\n")

    def score(self, start, moves):
        """The score as (is mate, value), None if the game is over, and the best move."""
        self.send(f"position fen {start} moves {' '.join(moves)}")
        self.send(f"go nodes {NODES}")
        score = None
        for line in self.process.stdout:
            words = line.split()
            if "score" in words:
                kind, value = words[words.index("score") + 1 :][:2]
                score = (kind == "mate", int(value))
            if words[:1] == ["bestmove"]:
                return score, words[1]


def share(score, three_quarters):
    """Winning chances of a score."""
    is_mate, value = score
    if is_mate:
        return 1.0 if value > 0 else 0.0
    return 1 / (1 + 3 ** (-value / three_quarters))


def accuracy(moves, halves, decided, least, arithmetic):
    """Accuracy of a side: its moves are pairs of scores, before and after, or None for the engine's own choice."""
    weights = weighted = inverse = 0
    for before, after in moves:
        loss = 0 if after is None else max(0, share(before, EVEN) - share(after, EVEN))
        if decided and after is not None:
            loss = max(loss, share(before, decided) - share(after, decided))
        one = 100 * 2 ** (-loss / halves)
        weight = least + (1 - least) * 4 * share(before, EVEN) * (1 - share(before, EVEN))
        weights += weight
        weighted += weight * one
        inverse += 1 / max(one, 1)
    return arithmetic * weighted / weights + (1 - arithmetic) * len(moves) / inverse


def sides(engine, record):
    """Strength, moves, and whether a far stronger player won, for both sides of a game."""
    moves = record["moves"].split()
    engine.send("ucinewgame")
    # Backwards, so that the transposition table helps.
    found = [engine.score(record["start"], moves[:ply]) for ply in range(len(moves), -1, -1)][::-1]
    is_second = record["start"].split()[1] != "w"
    players = ([], [])
    for ply, move in enumerate(moves):
        mover = (ply + is_second) % 2
        (before, best), (reply, _) = found[ply : ply + 2]
        if before is None:
            continue
        if reply is None or reply == (True, 0):
            is_draw = record["result"] == "1/2-1/2"
            after = (not is_draw, 0 if is_draw else 1 if record["result"] == ("1-0", "0-1")[mover] else -1)
        else:
            after = (reply[0], -reply[1])
        players[mover].append((before, None if move == best else after))
    strengths = [int(record[player].split()[-1]) for player in ("first", "second")]
    for side in (0, 1):
        is_crushed = record["result"] == ("0-1", "1-0")[side] and strengths[1 - side] - strengths[side] >= 10
        yield strengths[side], players[side], is_crushed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--engine", required=True)
    parser.add_argument("--game", choices=["chess", "xiangqi"], default="chess")
    args = parser.parse_args()
    engine = Engine(args.engine, args.game)
    found = []
    for name in args.files:
        with open(name, encoding="utf-8") as file:
            for line in file:
                found += [side for side in sides(engine, json.loads(line)) if len(side[1]) >= LEAST_MOVES]
    strengths = [strength for strength, _, _ in found]
    print(f"{len(found)} sides")
    for choice in CHOICES:
        values = [accuracy(moves, *choice) for _, moves, _ in found]
        crushed = [value for value, (_, _, is_crushed) in zip(values, found) if is_crushed]
        by_strength = collections.defaultdict(list)
        for strength, value in zip(strengths, values):
            by_strength[strength].append(value)
        means = " ".join(f"{strength}:{statistics.mean(of):.0f}" for strength, of in sorted(by_strength.items()))
        correlation = statistics.correlation(strengths, values)
        print(choice, means, f"{correlation:.3f}", f"{statistics.mean(crushed):.0f} {max(crushed):.0f}")


if __name__ == "__main__":
    main()
