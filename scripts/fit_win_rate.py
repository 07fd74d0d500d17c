#!/usr/bin/env python3
"""Fit the win rate model of a game (`WinRateModel` in crates/games) to the output of `lab data`:

    cargo run --release -p lab -- data chess --games 1500 --nodes 2000 --seed 77 --out FILE
    python3 scripts/fit_win_rate.py FILE

A score x wins with probability 1 / (1 + exp((middle - x) / width)) and loses with the probability that -x wins. middle
and width are linear in the number of pieces. The four numbers maximise the likelihood, by pattern search. The script
prints them and, for ranges of scores, wins, draws and losses in a thousand positions, counted and by the model.
"""

import math
import sys
from collections import Counter

# Width of a score bin in centipawns.
BIN = 10


def read(paths):
    """Number of positions by score, pieces and half points, for the first side."""
    counts = Counter()
    for path in paths:
        with open(path, encoding="ascii") as lines:
            for line in lines:
                fen, score, half_points = line.split("|")
                pieces = sum(c.isalpha() for c in fen.split(" ", 1)[0])
                counts[round(int(score) / BIN) * BIN, pieces, int(half_points)] += 1
    return counts


def rates(model, score, pieces):
    """Probabilities of loss, draw and win."""
    middle, width = model[0] + model[1] * pieces, max(model[2] + model[3] * pieces, 5.0)
    win, loss = (1 / (1 + math.exp(min((middle - x) / width, 60))) for x in (score, -score))
    return [loss, 1 - win - loss, win]


def loss_of(model, counts):
    """Mean negative log-likelihood."""
    total = 0.0
    for (score, pieces, half_points), count in counts.items():
        total -= count * math.log(max(rates(model, score, pieces)[half_points], 1e-9))
    return total / sum(counts.values())


def fit(counts):
    model, steps = [150.0, 0.0, 100.0, 0.0], [40.0, 2.0, 40.0, 2.0]
    best = loss_of(model, counts)
    while max(steps) > 0.05:
        improved = False
        for index in range(4):
            for step in (steps[index], -steps[index]):
                trial = model[:index] + [model[index] + step] + model[index + 1 :]
                value = loss_of(trial, counts)
                if value < best:
                    model, best, improved = trial, value, True
                    break
        if not improved:
            steps = [step / 2 for step in steps]
    return model, best


def main():
    counts = read(sys.argv[1:])
    model, loss = fit(counts)
    print(f"middle: [{model[0]:.1f}, {model[1]:.2f}], width: [{model[2]:.1f}, {model[3]:.2f}]")
    print(f"{sum(counts.values())} positions, loss {loss:.4f}")
    print("score            positions   won drawn lost    the model says")
    for low in (-600, -300, -150, -50, 50, 150, 300, 600):
        high = {-600: -300, -300: -150, -150: -50, -50: 50, 50: 150, 150: 300, 300: 600, 600: 1500}[low]
        inside = {key: count for key, count in counts.items() if low <= key[0] < high}
        number = sum(inside.values())
        if not number:
            continue
        seen = [sum(count for key, count in inside.items() if key[2] == points) / number for points in (2, 1, 0)]
        said = [0.0, 0.0, 0.0]
        for (score, pieces, _), count in inside.items():
            for index, rate in enumerate(reversed(rates(model, score, pieces))):
                said[index] += rate * count / number
        text = "   ".join(" ".join(f"{1000 * rate:5.0f}" for rate in row) for row in (seen, said))
        print(f"{low:5} to {high:5} {number:10}   {text}")


if __name__ == "__main__":
    main()
