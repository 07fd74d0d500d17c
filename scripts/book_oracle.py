#!/usr/bin/env python3
"""Count the openings of games anew, by the rules of other projects, and compare with our books.

    pip install chess==1.11.2 pyffish==0.0.90
    scripts/book_oracle.py chess www/public/books/chess.book GAMES.pgn [--sample N] [--seed N]
    scripts/book_oracle.py xiangqi www/public/books/xiangqi.book GAMES.tsv

The script reads the book by its own code, draws positions at random (2,000 if not told), and plays the first 40 plies of every
game: python-chess for chess, pyffish for xiangqi. In each position drawn the book's moves must have the games, wins,
draws and losses that the games have; moves that the book leaves out must be rare. A position counts once in a game. Games
with an illegal move in those plies, or from another start, are left out, as `lab book` does.
"""
import argparse
import collections
import random
import re
import struct
import sys
import zlib

import chess
import pyffish

PLIES = 40
RESULTS = {"1-0": 1, "0-1": -1, "1/2-1/2": 0}


def fnv1a(text):
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


class Book:
    """The moves of every position, by hash: (from, to, promotion) to (games, wins, draws, losses)."""

    def __init__(self, path):
        data = open(path, "rb").read()
        magic, version, parts, game = struct.unpack_from("<4sHH8s", data)
        assert (magic, version) == (b"CHBK", 2), "not a book"
        self.game = game.rstrip(b"\0").decode()
        offsets = struct.unpack_from(f"<{parts + 1}I", data, 16)
        unpacked = [zlib.decompress(data[start:end], -15) for start, end in zip(offsets, offsets[1:])]
        first, self.index, *pieces = unpacked
        self.positions = {}
        self.read(first)
        for number, piece in enumerate(pieces):
            known = set(self.positions)
            self.read(piece)
            for key in set(self.positions) - known:
                assert self.piece_of(key, len(pieces)) == number, "the index names another piece"

    def piece_of(self, key, pieces):
        """The piece that has a position, by the index: see docs/guide/books.md."""
        seed, table = self.index[4], self.index[5:]
        third = len(table) // 3
        mixed = key ^ seed * 0x9E3779B9 & 0xFFFFFFFF
        total = 0
        for part in range(3):
            mixed = (mixed ^ mixed >> 16) * 0x85EBCA6B & 0xFFFFFFFF
            mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
            total += table[part * third + (mixed * third >> 32)]
        return total % pieces

    def read(self, piece):
        place = 4

        def column(count):
            nonlocal place
            numbers = []
            for _ in range(count):
                value = shift = 0
                while True:
                    byte = piece[place]
                    place += 1
                    value |= (byte & 127) << shift
                    shift += 7
                    if byte < 128:
                        break
                numbers.append(value)
            return numbers

        positions, total = column(2)
        deltas, counts = column(positions), column(positions)
        origins, ends, games, wins, draws, unknown, _, _ = (column(total) for _ in range(8))
        assert place == len(piece), "bytes are left over"
        moves = zip(origins, ends, games, wins, draws, unknown)
        value = 0
        for delta, count in zip(deltas, counts):
            value += delta
            assert value not in self.positions, "a position twice"
            self.positions[value] = {
                (origin, end & 127, end >> 7): (played, won, drawn, played - won - drawn - open_)
                for origin, end, played, won, drawn, open_ in (next(moves) for _ in range(count))
            }


class Chess:
    """Keys and moves of a game as the book has them, by python-chess."""

    files = 8

    def __init__(self, moves):
        self.moves, self.board = moves, chess.Board()

    def key(self):
        return fnv1a(f"{self.board.board_fen()} {'w' if self.board.turn else 'b'}"), False, False

    def play(self, text):
        move = self.board.push_san(text)
        kinds = {None: 0, chess.QUEEN: 2, chess.ROOK: 3, chess.BISHOP: 4, chess.KNIGHT: 5}
        return move.from_square, move.to_square, kinds[move.promotion]


class Xiangqi:
    """The same for xiangqi; a position and its mirror image are one. A call of pyffish takes milliseconds, so one call plays
    a game, which confirms that all moves are legal, and the positions on the way come from moving letters."""

    files = 9
    start = pyffish.start_fen("xiangqi")

    def __init__(self, moves):
        self.moves, self.left = moves, len(moves)
        try:
            self.end = pyffish.get_fen("xiangqi", self.start, moves).split()[0]
        except SystemError as error:
            # pyffish 0.0.90 wraps its "Invalid move".
            raise ValueError(moves) from error
        self.ranks = [re.sub(r"\d", lambda digit: "." * int(digit[0]), rank) for rank in self.start.split()[0].split("/")]
        self.turn = "w"

    def placement(self, ranks):
        return "/".join(re.sub(r"\.+", lambda empty: str(len(empty[0])), rank) for rank in ranks)

    def key(self):
        own, other = (fnv1a(f"{self.placement(ranks)} {self.turn}") for ranks in (self.ranks, [r[::-1] for r in self.ranks]))
        return min(own, other), other < own, other == own

    def play(self, text):
        origin, end = (
            (int(rank) - 1, ord(file) - ord("a")) for file, rank in re.findall(r"([a-i])(\d+)", text)
        )
        piece = self.ranks[9 - origin[0]][origin[1]]
        for (rank, file), letter in ((origin, "."), (end, piece)):
            row = self.ranks[9 - rank]
            self.ranks[9 - rank] = row[:file] + letter + row[file + 1 :]
        self.turn = "b" if self.turn == "w" else "w"
        self.left -= 1
        assert self.left or self.placement(self.ranks) == self.end, "pyffish plays another game"
        return origin[0] * 9 + origin[1], end[0] * 9 + end[1], 0


def pgn(path):
    """Moves and result of each game, by a reader of its own: python-chess's takes an hour."""
    text = open(path, encoding="latin-1").read()
    for part in re.split(r"\n(?=\[Event )", text):
        tags, _, rest = part.strip().rpartition("]\n")
        result = re.search(r'\[Result "(.*?)"', tags)
        if "[FEN " in tags:
            continue
        rest = re.sub(r"\{[^}]*\}|;[^\n]*", " ", rest)
        words = re.sub(r"\d+\.+", " ", rest).split()
        moves = [word.rstrip("!?") for word in words if word not in RESULTS and word != "*" and word[0] != "$"]
        yield moves, result and result.group(1)


def tsv(path):
    with open(path, encoding="utf-8") as lines:
        names = next(lines).rstrip("\n").split("\t")
        for line in lines:
            record = dict(zip(names, line.rstrip("\n").split("\t")))
            if not record["start"]:
                yield record["moves"].split(), record["result"]


def mirrored(move, files):
    mirror = lambda square: square - square % files + files - 1 - square % files
    return mirror(move[0]), mirror(move[1]), move[2]


def recount(game, games, wanted):
    """Games, wins, draws and losses of each move of the positions wanted; the numbers of games read and refused."""
    counts = collections.defaultdict(lambda: collections.defaultdict(lambda: [0, 0, 0, 0]))
    read = refused = 0
    for moves, result in games:
        seen, steps = set(), []
        try:
            position = game(moves[:PLIES])
            for ply, text in enumerate(position.moves):
                key, is_mirrored, is_symmetric = position.key()
                move = position.play(text)
                if is_mirrored:
                    move = mirrored(move, game.files)
                if key in wanted and key not in seen:
                    seen.add(key)
                    steps.append((key, move, is_symmetric, ply))
        except ValueError:
            refused += 1
            continue
        read += bool(moves)
        for key, move, is_symmetric, ply in steps:
            if is_symmetric and move not in wanted[key]:
                move = mirrored(move, game.files)
            record = counts[key][move]
            record[0] += 1
            if result in RESULTS:
                record[2 - RESULTS[result] * (1 if ply % 2 == 0 else -1)] += 1
    return counts, read, refused


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["chess", "xiangqi"])
    parser.add_argument("book")
    parser.add_argument("games")
    parser.add_argument("--sample", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    book = Book(args.book)
    assert book.game == args.game, f"a book of {book.game}"
    keys = sorted(book.positions)
    drawn = random.Random(args.seed).sample(keys, min(args.sample, len(keys)))
    wanted = {key: book.positions[key] for key in drawn}
    games = pgn(args.games) if args.game == "chess" else tsv(args.games)
    counts, read, refused = recount(Chess if args.game == "chess" else Xiangqi, games, wanted)
    wrong = compared = left_out = 0
    for key, moves in wanted.items():
        total = sum(record[0] for record in counts[key].values())
        for move, record in moves.items():
            compared += 1
            found = tuple(counts[key].get(move, (0, 0, 0, 0)))
            if found != record:
                wrong += 1
                print(f"{key:08x} {move}: book {record}, games {found}")
        for move, record in counts[key].items():
            if move not in moves:
                left_out += 1
                if record[0] > 1 and record[0] * 400 >= total and any(r[0] for r in moves.values()):
                    wrong += 1
                    print(f"{key:08x} {move}: {record[0]} of {total} games, and not in the book")
    print(f"{read} games, {refused} refused; {len(wanted)} positions, {compared} moves compared, {left_out} left out: {wrong} wrong")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
