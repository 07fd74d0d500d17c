#!/usr/bin/env python3
"""Compare our names and codes of openings with lists that others keep.

    pip install chess==1.11.2 pyffish==0.0.90
    scripts/openings_oracle.py chess FOLDER [--games PGN] [--sample N] [--seed N]
    scripts/openings_oracle.py xiangqi xiangqi_games.tsv

Chess: FOLDER has a.tsv to e.tsv of https://github.com/lichess-org/chess-openings (CC0). Every opening of our list is looked up
there by its position: its code must be ours, and its name ours but for spelling. Then N of their lines (500 if not told), or the
first 16 plies of N games, are named by the last position that each list has, as the page does. Names agree if one has the
family of the other, such as "Evans Gambit Accepted" and "Italian Game: Evans Gambit".

Xiangqi: every eighth game of the Chinese Chess Practical Dataset, whose ECCP code must lie in the range of codes of the name
that our list gives it.
"""
import argparse
import collections
import pathlib
import random
import re
import unicodedata

OURS = pathlib.Path(__file__).parent.parent / "packages/game/openings"
SHOWN = 60


def our_list(game):
    rows = [line.split("\t") for line in (OURS / f"{game}.tsv").read_text().splitlines()]
    return [(row[0], row[1], row[2].split(), row[3] if len(row) > 3 else "") for row in rows]


SPELLINGS = [
    ("defense", "defence"),
    ("center", "centre"),
    ("counter gambit", "countergambit"),
    ("counterattack", "counter attack"),
]


def folded(name):
    """A name in lower case, without accents and punctuation, spelt our way."""
    text = unicodedata.normalize("NFKD", name.lower())
    text = "".join(c for c in text if not unicodedata.combining(c))
    text = re.sub(r"['’]", "", text)
    text = re.sub(r"[^a-z0-9:,]+", " ", text)
    for theirs, ours in SPELLINGS:
        text = text.replace(theirs, ours)
    return text.strip()


def position_after(moves):
    import chess

    board = chess.Board()
    for move in moves:
        board.push_san(move)
    return " ".join(board.fen().split()[:2])


def report(title, wrong, count):
    print(f"{title}: {count - len(wrong)} of {count} ({100 * (count - len(wrong)) / max(1, count):.1f} %)")
    for line in wrong[:SHOWN]:
        print("   ", line)


def compare_chess(folder, games, sample, seed):
    theirs = {}
    lines = []
    for letter in "abcde":
        for row in (pathlib.Path(folder) / f"{letter}.tsv").read_text().splitlines()[1:]:
            code, name, pgn = row.split("\t")[:3]
            moves = [word for word in pgn.split() if not word[0].isdigit()]
            theirs[position_after(moves)] = (code, name)
            lines.append((code, name, moves))

    listed = our_list("chess")
    names = {position_after(moves): (code, name) for name, _, moves, code in listed}
    missing, codes, named = [], [], []
    for name, _, moves, code in listed:
        found = theirs.get(position_after(moves))
        if found is None:
            missing.append(f"{code} {name}: {' '.join(moves)}")
            continue
        if found[0] != code:
            codes.append(f"{name}: {code}, theirs {found[0]} {found[1]}")
        if folded(found[1]) != folded(name):
            named.append(f"{name}: theirs {found[1]}")
    report("our positions in their list", missing, len(listed))
    report("codes of these", codes, len(listed) - len(missing))
    report("names of these, word for word", named, len(listed) - len(missing))

    drawn = [(moves, name) for _, name, moves in random.Random(seed).sample(lines, sample)]
    if games:
        drawn = [(moves, None) for moves in random.Random(seed).sample(games_of(games), sample)]
    wrong = []
    for moves, their_name in drawn:
        reached = [position_after(moves[: i + 1]) for i in range(len(moves))]
        their_name = their_name or last_of(reached, theirs)
        our_name = last_of(reached, names)
        if not agree(our_name, their_name):
            wrong.append(f"{our_name}; theirs {their_name} ({' '.join(moves)})")
    report("families of lines", wrong, sample)


def last_of(reached, names):
    """The name of the last position that has one."""
    return next((names[position][1] for position in reversed(reached) if position in names), "none")


def agree(one, other):
    """Whether one of two names has the family of the other."""
    names = [folded(one), folded(other)]
    family = [re.sub(r" (accepted|declined|defence|opening|game|attack)$", "", name.split(":")[0]) for name in names]
    return family[0] in names[1] or family[1] in names[0]


def games_of(path):
    """The first 16 plies of the games of a file."""
    text = pathlib.Path(path).read_text(errors="replace")
    bodies = (part for part in re.split(r"\n\s*\n", text) if part.lstrip().startswith("1."))
    split = ([word for word in re.sub(r"\d+\.", " ", body[:400]).split()][:16] for body in bodies)
    return [moves for moves in split if len(moves) == 16]


def xiangqi_key(fen):
    board, turn = fen.split()[:2]
    mirrored = "/".join(expanded(rank)[::-1] for rank in board.split("/"))
    plain = "/".join(expanded(rank) for rank in board.split("/"))
    return min(plain, mirrored) + turn


def expanded(rank):
    return re.sub(r"\d", lambda digit: "." * int(digit[0]), rank)


def compare_xiangqi(path):
    import pyffish

    start = pyffish.start_fen("xiangqi")
    names = {}
    for name, chinese, moves, codes in our_list("xiangqi"):
        played = []
        for text in moves:
            fen = pyffish.get_fen("xiangqi", start, played)
            legal = pyffish.legal_moves("xiangqi", start, played)
            played.append(next(move for move in legal if chinese_of(fen, move) == text))
        names[xiangqi_key(pyffish.get_fen("xiangqi", start, played))] = (f"{chinese} {name}", codes)
    checked = 0
    wrong = collections.Counter()
    examples = {}
    rows = open(path).read().splitlines()
    field = {name: i for i, name in enumerate(rows[0].split("\t"))}
    for row in rows[1::8]:
        cells = row.split("\t")
        code, moves = cells[field["eccp"]], cells[field["moves"]].split()[:30]
        if cells[field["start"]] or not re.fullmatch(r"[A-E]\d\d", code) or not moves:
            continue
        found, fen = None, start
        for move in moves:
            fen = pyffish.get_fen("xiangqi", fen, [move])
            found = names.get(xiangqi_key(fen), found)
        checked += 1
        name, codes = found or ("none", "")
        first, _, last = codes.partition("-")
        if not first <= code <= (last or first):
            wrong[(name, codes, code)] += 1
            examples.setdefault((name, codes, code), " ".join(moves[:12]))
    bad = sum(wrong.values())
    print(f"codes in the range of our names: {checked - bad} of {checked} ({100 * (checked - bad) / checked:.1f} %)")
    for key, count in wrong.most_common(SHOWN):
        print(f"    {count} x {key[2]}: {key[0]} ({key[1]}), such as {examples[key]}")


CHINESE = {
    "w": {"R": "车", "N": "马", "B": "相", "A": "仕", "K": "帅", "C": "炮", "P": "兵"},
    "b": {"r": "车", "n": "马", "b": "象", "a": "士", "k": "将", "c": "炮", "p": "卒"},
}


def chinese_of(fen, move):
    """A move in Chinese, where no two pieces of a kind stand on a file."""
    placement, turn = fen.split()[:2]
    ranks = [expanded(rank) for rank in placement.split("/")]
    from_file, from_rank, to_file, to_rank = re.fullmatch(r"([a-i])(\d+)([a-i])(\d+)", move).groups()
    x, y, to_x, to_y = ord(from_file) - 97, int(from_rank), ord(to_file) - 97, int(to_rank)
    piece = ranks[10 - y][x]
    number = (lambda n: "一二三四五六七八九"[8 - n]) if turn == "w" else (lambda n: str(n + 1))
    steps = (lambda n: "一二三四五六七八九"[n - 1]) if turn == "w" else str
    same = [rank for rank in range(1, 11) if ranks[10 - rank][x] == piece]
    name = CHINESE[turn][piece]
    if len(same) > 1:
        is_front = y == (max(same) if turn == "w" else min(same))
        name = ("前" if is_front else "后") + name
    else:
        name += number(x)
    if y == to_y:
        return name + "平" + number(to_x)
    ahead = (to_y > y) == (turn == "w")
    way = "进" if ahead else "退"
    return name + way + (steps(abs(to_y - y)) if x == to_x else number(to_x))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["chess", "xiangqi"])
    parser.add_argument("source")
    parser.add_argument("--games", help="draw lines from the games of this PGN")
    parser.add_argument("--sample", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.game == "chess":
        compare_chess(args.source, args.games, args.sample, args.seed)
    else:
        compare_xiangqi(args.source)


if __name__ == "__main__":
    main()
