"""Chess by python-chess, as `motifs.py` asks for it."""

import chess

# Allowed difference between knight and bishop, which scales value differently.
SCALES = 20
VALUES = {"P": 100, "N": 300, "B": 300, "R": 500, "Q": 900, "K": 0}


class ChessBoard:
    """A position. Squares are names, sides are `chess.WHITE` and `chess.BLACK`."""

    values = VALUES
    scales = SCALES
    variant = "chess"

    def __init__(self, board):
        self.board = board
        self.fen = board.fen()
        self.side = board.turn
        self.pieces = {
            chess.square_name(square): (piece.symbol().upper(), piece.color) for square, piece in board.piece_map().items()
        }

    @classmethod
    def read(cls, fen):
        return cls(chess.Board(fen))

    def moves(self):
        return [move.uci() for move in self.board.legal_moves]

    def play(self, text):
        board = self.board.copy(stack=False)
        move = chess.Move.from_uci(text)
        if move not in board.legal_moves:
            raise ValueError(f"illegal {text} in {board.fen()}")
        board.push(move)
        return ChessBoard(board)

    def captured(self, text):
        """Square of the piece that a move captures."""
        move = chess.Move.from_uci(text)
        if not self.board.is_capture(move):
            return None
        if self.board.is_en_passant(move):
            return chess.square_name(chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square)))
        return chess.square_name(move.to_square)

    def attacks(self, source, target):
        return chess.parse_square(target) in self.board.attacks(chess.parse_square(source))

    def attackers(self, side, target):
        return {chess.square_name(square) for square in self.board.attackers(side, chess.parse_square(target))}

    def pinned_by(self, side, pinned, by):
        """Whether the piece `by` pins a piece of a side to its king."""
        square = chess.parse_square(pinned)
        return self.board.is_pinned(side, square) and chess.parse_square(by) in self.board.pin(side, square)

    def is_check(self):
        return self.board.is_check()

    def is_lost(self):
        return self.board.is_checkmate()

    def key(self):
        """Equal for repetitions."""
        return self.board.epd(en_passant="legal")

    def mate_name(self):
        """The name of a mate, by this file's own definitions; None if it has none."""
        board = self.board
        side, king = board.turn, board.king(board.turn)
        checkers = list(board.checkers())
        if len(checkers) != 1:
            return None
        by, kind = checkers[0], board.piece_type_at(checkers[0])
        around = list(board.attacks(king))
        own = [square for square in around if board.color_at(square) == side]
        home = 0 if side == chess.WHITE else 7
        if kind == chess.KNIGHT:
            return "Smothered" if own == around else None
        corners = chess.SquareSet(chess.BB_CORNERS)
        if kind == chess.ROOK and king in corners and chess.square_distance(by, king) == 1:
            guards = board.pieces(chess.KNIGHT, not side)
            holds = [square for square in guards if chess.square_distance(square, king) == 2 and on_diagonal(square, king)]
            return "Arabian" if holds else None
        if kind == chess.QUEEN and chess.square_distance(by, king) == 2:
            files = chess.square_file(by) - chess.square_file(king)
            ranks = chess.square_rank(by) - chess.square_rank(king)
            step = {(0, 2): 1, (2, 0): 8}.get((abs(files), abs(ranks)))
            edges = chess.BB_RANK_1 | chess.BB_RANK_8 if step == 1 else chess.BB_FILE_A | chess.BB_FILE_H
            rooks = board.pieces(chess.ROOK, side)
            beside = {king - step, king + step} if step else set()
            if step and king in chess.SquareSet(edges) and beside <= set(around) and beside <= set(rooks):
                return "Epaulette"
        on_rank = chess.square_rank(king) == home == chess.square_rank(by)
        front = [square for square in around if chess.square_rank(square) != home]
        if on_rank and kind in (chess.ROOK, chess.QUEEN) and all(square in own for square in front):
            return "BackRank"
        return None


def on_diagonal(one, other):
    """Whether two squares lie on a diagonal."""
    return abs(chess.square_file(one) - chess.square_file(other)) == abs(chess.square_rank(one) - chess.square_rank(other))
