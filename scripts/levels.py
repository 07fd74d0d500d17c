#!/usr/bin/env python3
"""Rate our levels from the games in docs/results/levels.md.

    python3 scripts/levels.py docs/results/levels.md

Reads the rows `| game | level A | level B | W-D-L of N …` and `| game | level A | UCI_Elo E | W-D-L of N …`, and finds
the most likely ratings (logistic model; a draw is half a win and half a loss). Opponents of known rating fix the scale.
Each pairing gets one more game, drawn, so that a clean sweep has a finite rating.

Levels of one engine differ only in how much they see, so the better one beats the other more often than results against
other engines suggest. A factor, fitted together with the ratings, multiplies rating differences between levels.
"""

import math
import re
import sys

# Ratings of Stockfish 15.1 by its UCI_Elo, as its later releases calibrate them (CCRL blitz). For Fairy-Stockfish 11
# in xiangqi only the labels are known.
KNOWN = {
    "chess": {"UCI_Elo 1350": 1320, "UCI_Elo 1700": 1750, "UCI_Elo 2000": 2440},
    "xiangqi": {"UCI_Elo 1350": 1350, "UCI_Elo 1700": 1700, "UCI_Elo 2000": 2000, "UCI_Elo 2300": 2300},
}
ROW = re.compile(r"^\| (chess|xiangqi) \| (level \d+) \| ((?:level|UCI_Elo) \d+) \| (\d+)-(\d+)-(\d+) of ", re.M)
ROUNDS = 400


def expected(difference):
    return 1 / (1 + 10 ** (-difference / 400))


def rate(known, results, factor):
    """The greatest log-likelihood, and the ratings that reach it."""
    levels = sorted({name for pair in results for name in pair if name not in known})
    ratings = {name: 1500.0 for name in levels} | known
    for _ in range(ROUNDS):
        slope, curvature = dict.fromkeys(levels, 0.0), dict.fromkeys(levels, 1e-9)
        for (first, second), (points, games) in results.items():
            scale = 1 if second in known else factor
            share = expected(scale * (ratings[first] - ratings[second]))
            for name, sign in ((first, 1), (second, -1)):
                if name in slope:
                    slope[name] += sign * scale * (points - games * share)
                    curvature[name] += scale**2 * games * share * (1 - share)
        for name in levels:
            step = slope[name] / curvature[name] * 400 / math.log(10)
            ratings[name] += max(-40, min(40, step / 2))
    likelihood = 0
    for (first, second), (points, games) in results.items():
        share = expected((1 if second in known else factor) * (ratings[first] - ratings[second]))
        likelihood += points * math.log(share) + (games - points) * math.log(1 - share)
    return likelihood, {name: ratings[name] for name in levels}


def main():
    text = open(sys.argv[1], encoding="utf-8").read()
    games = {}
    for game, first, second, wins, draws, losses in ROW.findall(text):
        wins, draws, losses = int(wins), int(draws), int(losses)
        points, count = games.setdefault(game, {}).get((first, second), (0.5, 1))
        games[game][first, second] = (points + wins + draws / 2, count + wins + draws + losses)
    for game, results in games.items():
        factors = [1 + step / 20 for step in range(41)]
        (_, ratings), factor = max(
            ((rate(KNOWN[game], results, factor), factor) for factor in factors), key=lambda fit: fit[0][0]
        )
        print(f"{game}\tdifferences between levels are multiplied by {factor:.2f}")
        for name in sorted(ratings, key=lambda name: int(name.split()[1])):
            print(f"{game}\t{name}\t{ratings[name]:.0f}")


if __name__ == "__main__":
    main()
