#!/usr/bin/env python3
"""Judges positions by python-chess (PyPI `chess`, GPL, hence a process of its own and no part of the tests):

    cargo run --release -p chariot-chess --example oracle_walk lines | python3 crates/chess/tests/python_chess.py

Each line: FEN, tab, `+` or `-` for check, tab, legal moves. Stops at the first difference.
"""

import sys

import chess

count = 0
for line in sys.stdin:
    fen, check, moves = line.rstrip("\n").split("\t")
    board = chess.Board(fen)
    expected = sorted(move.uci() for move in board.legal_moves)
    if sorted(moves.split()) != expected:
        sys.exit(f"legal moves of {fen}: {moves}, expected {' '.join(expected)}")
    if (check == "+") != board.is_check():
        sys.exit(f"check in {fen}: {check}")
    # "legal": the en passant square is written only if such a capture is legal, as we write it.
    if board.fen(en_passant="legal") != fen:
        sys.exit(f"{fen} should be {board.fen(en_passant='legal')}")
    count += 1
print(f"{count} positions agree")
