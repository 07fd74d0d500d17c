#!/usr/bin/env python3
"""Check tables against independent move generators: python-chess for chess, pyffish for xiangqi.

    pip install chess==1.11.2 (for chess) or pyffish==0.0.90 (for xiangqi)
    cargo build --release -p tbgen
    scripts/tables_oracle.py chess [ENDING]… [--positions N] [--seed N] [--tables DIR] [--tbgen PROGRAM]

The script draws random legal positions of each ending (all of DIR/MANIFEST if none is named), in both colours, and adds
all positions after a double pawn step, which may have en passant rights. The result from `tbgen probe` must equal the
best result of the moves or, without a legal move, the result by the rules. 200 positions an ending, the default, take
about three minutes for all chess endings of up to four pieces.

With --contested (chess, endings with pawns of both sides) the moves of each drawn position include a double step that
can be captured en passant. In endings of five pieces it may be the best move, for which the solver has separate code.
"""
import argparse
import random
import subprocess
import sys
from pathlib import Path

try:
    import chess
except ImportError:
    chess = None
try:
    import pyffish
except ImportError:
    pyffish = None


class Chess:
    """The rules of chess. Positions are FENs; pieces are letters, in lower case for the second side."""

    @staticmethod
    def draw(pieces, rng, contested):
        board = chess.Board(None)
        squares = rng.sample(chess.SQUARES, len(pieces))
        board.turn = rng.random() < 0.5
        if contested:
            file = rng.randrange(7)
            files = rng.sample([file, file + 1], 2)
            steps, answers, ranks = ("P", "p", (1, 3)) if board.turn else ("p", "P", (6, 4))
            squares[pieces.index(steps)], squares[pieces.index(answers)] = map(chess.square, files, ranks)
            if len(set(squares)) < len(squares):
                return None
        for letter, square in zip(pieces, squares):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        return board.fen() if board.is_valid() else None

    @staticmethod
    def next(fen):
        """The position after each move, and the result if there is none."""
        board = chess.Board(fen)
        positions = []
        for move in board.legal_moves:
            board.push(move)
            positions.append(board.fen(en_passant="fen"))
            board.pop()
        return positions, ("loss", 0) if board.is_check() else ("draw", 0)

    @staticmethod
    def special(fen):
        """Whether the position has en passant rights."""
        return fen.split()[3] != "-"


class Xiangqi:
    ZONES = {
        "K": [(file, rank) for file in (3, 4, 5) for rank in (0, 1, 2)],
        "A": [(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)],
        "B": [(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)],
        "P": [(file, rank) for file in range(9) for rank in range(3, 10) if rank > 4 or file % 2 == 0],
    }
    ANYWHERE = [(file, rank) for file in range(9) for rank in range(10)]

    @classmethod
    def draw(cls, pieces, rng, contested):
        board = {}
        for letter in pieces:
            file, rank = rng.choice(cls.ZONES.get(letter.upper(), cls.ANYWHERE))
            place = (file, rank if letter.isupper() else 9 - rank)
            if place in board:
                return None
            board[place] = letter
        rows = []
        for rank in reversed(range(10)):
            row = "".join(board.get((file, rank), ".") for file in range(9))
            for empty in range(9, 0, -1):
                row = row.replace("." * empty, str(empty))
            rows.append(row)
        return "/".join(rows) + rng.choice([" w", " b"]) + " - - 0 1"

    @staticmethod
    def next(fen):
        moves = pyffish.legal_moves("xiangqi", fen, [])
        return [pyffish.get_fen("xiangqi", fen, [move]) for move in moves], ("loss", 0)

    @staticmethod
    def special(fen):
        return False


def probe(options, fens):
    """Results by FEN: outcome and plies, or None for a refused position."""
    fens = list(dict.fromkeys(fens))
    command = [options.tbgen, "probe", options.game, "--tables", options.tables]
    output = subprocess.run(command, input="\n".join(fens), capture_output=True, text=True)
    results = {}
    for line in output.stdout.splitlines():
        fen, outcome, plies, *_ = line.split("\t")
        results[fen] = None if outcome == "error" else (outcome, abs(int(plies)))
    if len(results) != len(fens):
        raise SystemExit(f"{len(fens)} positions, {len(results)} answers: {output.stderr}")
    return results


def before_move(result):
    outcome, plies = result
    return {"win": ("loss", plies + 1), "draw": ("draw", 0), "loss": ("win", plies + 1)}[outcome]


def preference(result):
    outcome, plies = result
    return {"win": 1_000 - plies, "draw": 0, "loss": plies - 1_000}[outcome]


def draw(game, name, count, rng, contested):
    """Random positions of an ending."""
    second = name.index("K", 1)
    pieces = name[:second] + name[second:].lower()
    positions = []
    while len(positions) < count:
        fen = game.draw(rng.choice([pieces, pieces.swapcase()]), rng, contested)
        positions += [fen] if fen else []
    return positions


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("game", choices=["chess", "xiangqi"])
    arguments.add_argument("endings", nargs="*")
    arguments.add_argument("--positions", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--contested", action="store_true")
    arguments.add_argument("--tables", default="tables")
    arguments.add_argument("--tbgen", default="target/release/tbgen")
    options = arguments.parse_args()
    game, oracle, package = (Chess, chess, "chess") if options.game == "chess" else (Xiangqi, pyffish, "pyffish")
    if oracle is None:
        arguments.error(f"{options.game} needs the Python package {package}: see --help")
    rng = random.Random(options.seed)
    # Other files are listed with the tables.
    listed = [line.split()[2] for line in Path(options.tables, "MANIFEST").read_text().splitlines() if line.endswith(".egt")]
    names = options.endings or [Path(file).stem for file in listed if file.startswith(options.game + "/")]

    positions = [fen for name in names for fen in draw(game, name, options.positions, rng, options.contested)]
    after = {fen: game.next(fen) for fen in positions}
    # Positions with en passant rights are checked too.
    special = {fen: game.next(fen) for nexts, _ in list(after.values()) for fen in nexts if game.special(fen)}
    after |= special
    results = probe(options, list(after) + [fen for nexts, _ in after.values() for fen in nexts])
    checked = refused = faults = decided = 0
    for fen, (nexts, no_move) in after.items():
        # pyffish accepts positions that no game can reach; tbgen refuses them, as it should.
        if results[fen] is None and game is Xiangqi:
            refused += 1
            continue
        checked += 1
        unknown = [fen for fen in nexts if results[fen] is None]
        best = max((before_move(results[fen]) for fen in nexts if results[fen]), key=preference, default=no_move)
        others = [before_move(results[fen]) for fen in nexts if results[fen] and not game.special(fen)]
        decided += best not in others and best in [before_move(results[fen]) for fen in nexts if results[fen]]
        if unknown or results[fen] != best:
            print(f"{fen}: {results[fen]}, by its moves {best}; no answer for {unknown}")
            faults += 1
    print(
        f"{len(names)} endings, {checked} positions checked, {len(special)} of them after a double step, "
        f"{decided} decided by such a step, "
        f"{len(results)} probed, {refused} refused, {faults} faults"
    )
    sys.exit(1 if faults or checked < len(positions) // 10 else 0)


if __name__ == "__main__":
    main()
