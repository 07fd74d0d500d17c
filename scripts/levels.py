#!/usr/bin/env python3
"""Rate our levels from the games in docs/results/levels.md.

    python3 scripts/levels.py docs/results/levels.md

Reads the rows `| game | level A | level B | W-D-L of N …` and `| game | level A | UCI_Elo E | W-D-L of N …`, and finds
the most likely ratings (logistic model; a draw is half a win and half a loss), with twice their standard errors. Opponents
of known rating fix the scale. Each pairing gets one more game, drawn, so that a clean sweep has a finite rating. In chess
a level's performance in puzzles (the rows `| level A | RATING ± ERROR | …` of `lab solve`) counts too.

Levels of one engine differ only in how much they see, so the better one beats the other more often than results against
other engines suggest. A factor, fitted together with the ratings, multiplies rating differences between levels. It was
1.5 in chess and 1.3 in xiangqi for the ten levels of before.
"""

import math
import re
import sys

# Ratings of Stockfish 15.1 by its UCI_Elo, as its later releases calibrate them (CCRL blitz). For Fairy-Stockfish 11
# in xiangqi only the labels are known.
KNOWN = {
    "chess": {"UCI_Elo 1350": 1320, "UCI_Elo 1700": 1750, "UCI_Elo 2000": 2440},
    "xiangqi": {f"UCI_Elo {elo}": elo for elo in (1350, 1700, 2000)},
}
ROW = re.compile(r"^\| (chess|xiangqi) \| (level \d+) \| ((?:level|UCI_Elo) \d+) \| (\d+)-(\d+)-(\d+) of ", re.M)
PUZZLES = re.compile(r"^\| (level \d+) \| (\d+) ± (\d+) \|", re.M)
# Standard deviation of what puzzles say of play.
PUZZLES_ERROR = 100
FACTOR_BEFORE = (1.4, 0.3)
ROUNDS = 400
PER_POINT = math.log(10) / 400
FACTOR = "factor"


def inverse(matrix):
    """By Gauss and Jordan; the matrix is positive definite, so its diagonal has pivots."""
    size = len(matrix)
    rows = [list(row) + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for i in range(size):
            if i != pivot and rows[i][pivot]:
                times = rows[i][pivot]
                rows[i] = [value - times * other for value, other in zip(rows[i], rows[pivot])]
    return [row[size:] for row in rows]


def slopes(values, known, first, second):
    """The scaled difference between two players, and its derivatives."""
    difference = values[first] - (known[second] if second in known else values[second])
    if second in known:
        return difference, {first: 1}
    factor = values[FACTOR]
    return factor * difference, {first: factor, second: -factor, FACTOR: difference}


def rate(known, results, priors):
    """The likeliest ratings and factor, and their standard errors, by Fisher scoring. The values of `priors` are normal."""
    levels = {name for pair in results for name in pair if name not in known}
    names = [*sorted(levels, key=lambda name: int(name.split()[1])), FACTOR]
    values = {name: 1000.0 + 100 * place for place, name in enumerate(names)} | {FACTOR: 1.3}
    for _ in range(ROUNDS):
        gradient = dict.fromkeys(names, 0.0)
        information = {name: dict.fromkeys(names, 0.0) for name in names}
        for (first, second), (points, games) in results.items():
            difference, slope = slopes(values, known, first, second)
            share = 1 / (1 + math.exp(-PER_POINT * difference))
            for name, s in slope.items():
                gradient[name] += PER_POINT * s * (points - games * share)
                for other, t in slope.items():
                    information[name][other] += PER_POINT**2 * s * t * games * share * (1 - share)
        for name, (mean, error) in priors.items():
            gradient[name] += (mean - values[name]) / error**2
            information[name][name] += 1 / error**2
        covariance = inverse([[information[name][other] for other in names] for name in names])
        for name, row in zip(names, covariance):
            step = sum(entry * gradient[other] for entry, other in zip(row, names)) / 2
            longest = 0.02 if name == FACTOR else 20
            values[name] += max(-longest, min(longest, step))
    errors = {name: math.sqrt(covariance[place][place]) for place, name in enumerate(names)}
    return values, errors


def main():
    text = open(sys.argv[1], encoding="utf-8").read()
    games = {}
    for game, first, second, wins, draws, losses in ROW.findall(text):
        wins, draws, losses = int(wins), int(draws), int(losses)
        points, count = games.setdefault(game, {}).get((first, second), (0.5, 1))
        games[game][first, second] = (points + wins + draws / 2, count + wins + draws + losses)
    for game, results in games.items():
        priors = {FACTOR: FACTOR_BEFORE}
        by_games, games_errors = rate(KNOWN[game], results, priors)
        if game == "chess":
            levels = {name for pair in results for name in pair}
            for name, mean, error in PUZZLES.findall(text):
                if name in levels:
                    priors[name] = (float(mean), math.hypot(float(error) / 2, PUZZLES_ERROR))
        values, errors = rate(KNOWN[game], results, priors)
        factor, error = values.pop(FACTOR), 2 * errors[FACTOR]
        print(f"{game}\tdifferences between levels are multiplied by {factor:.2f} ± {error:.2f}")
        for name, rating in values.items():
            row = f"{game}\t{name}\t{rating:.0f} ± {2 * errors[name]:.0f}"
            if len(priors) > 1:
                row += f"\tby games alone {by_games[name]:.0f} ± {2 * games_errors[name]:.0f}"
            print(row)


if __name__ == "__main__":
    main()
