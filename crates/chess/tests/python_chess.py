#!/usr/bin/env python3
"""Judges positions by python-chess (PyPI `chess`, GPL, hence a process of its own and no part of the tests):

    cargo run --release -p chariot-chess --example oracle_walk lines960 | python3 crates/chess/tests/python_chess.py

Each line: FEN, tab, Shredder-FEN, tab, `+` or `-` for check, tab, legal moves. Stops at the first difference.
"""

import sys

import chess



def uci(move, board):
    """The king's move where standard chess castles too, else the king taking its rook."""
    usual = {"e1h1": "e1g1", "e1a1": "e1c1", "e8h8": "e8g8", "e8a8": "e8c8"}
    text = move.uci()
    return usual.get(text, text) if board.is_castling(move) else text


count = 0
for line in sys.stdin:
    fen, shredder, check, moves = line.rstrip("\n").split("\t")
    board = chess.Board(fen, chess960=True)
    expected = sorted(uci(move, board) for move in board.legal_moves)
    if sorted(moves.split()) != expected:
        sys.exit(f"legal moves of {fen}: {moves}, expected {' '.join(expected)}")
    if (check == "+") != board.is_check():
        sys.exit(f"check in {fen}: {check}")
    # "legal": the en passant square is written only if such a capture is legal, as we write it.
    if board.fen(en_passant="legal") != fen:
        sys.exit(f"{fen} should be {board.fen(en_passant='legal')}")
    if board.shredder_fen(en_passant="legal") != shredder:
        sys.exit(f"{shredder} should be {board.shredder_fen(en_passant='legal')}")
    if chess.Board(shredder, chess960=True) != board:
        sys.exit(f"{shredder} is another position than {fen}")
    count += 1
print(f"{count} positions agree")
