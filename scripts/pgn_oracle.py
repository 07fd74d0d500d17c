#!/usr/bin/env python3
"""Record what python-chess, an independent reader, finds in the PGN files of packages/game/src/pgn/fixtures.

    pip install chess==1.11.2
    python3 scripts/pgn_oracle.py

writes `study.pgn` (a study with 500 variations, always the same) and, next to each chess file, `NAME.jsonl`: the tags
and then each position in text order, with the number of its parent (-1 before the first move), the move, the marks, the
comments before and after it, circles and arrows, and the other commands. Moves after a null move are left out: the page
keeps them as a comment.
"""

import io
import json
import pathlib
import random
import re

import chess
import chess.pgn
import chess.svg

FIXTURES = pathlib.Path(__file__).parent.parent / "packages/game/src/pgn/fixtures"
COMMAND = re.compile(r"\[%(\w+)\s*([^\]]*)\]")
VARIATIONS = 500


def study() -> str:
    """A study of 500 variations, nested up to four deep, with comments and shapes."""
    chance = random.Random(2024)
    game = chess.pgn.Game()
    game.headers.clear()
    tags = {
        "Event": "My study: Chapter 1", "Site": "https://lichess.org/study/abcdefgh/ijklmnop", "Date": "????.??.??",
        "Round": "?", "White": "?", "Black": "?", "Result": "*", "StudyName": "My study", "ChapterName": "Chapter 1",
        "ChapterURL": "https://lichess.org/study/abcdefgh/ijklmnop", "Annotator": "https://lichess.org/@/author",
        "Variant": "Standard", "ECO": "?", "Opening": "?", "UTCDate": "2024.01.02", "UTCTime": "03:04:05",
    }
    for name, value in tags.items():
        game.headers[name] = value
    game.comment = "Welcome! This study has 500 variations."

    def step(node: chess.pgn.GameNode) -> chess.pgn.GameNode | None:
        taken = {child.move for child in node.variations}
        moves = [move for move in node.board().legal_moves if move not in taken]
        if not moves:
            return None
        made = node.add_variation(chance.choice(sorted(moves, key=str)))
        if chance.random() < 0.25:
            made.nags.add(chance.choice([1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 16, 18, 36, 40, 44, 132, 138, 140, 146]))
        if chance.random() < 0.2:
            made.comment = " ".join(chance.choice(["space", "tempo", "attack", "d5!", "(see above)", "not", "and"])
                                    for _ in range(chance.randint(1, 9)))
        if chance.random() < 0.12:
            move = chance.choice(sorted(made.board().legal_moves, key=str) or [chess.Move.null()])
            made.set_arrows([chess.svg.Arrow(move.from_square, move.to_square,
                            color=chance.choice(["green", "red", "yellow", "blue"]))])
        return made

    line = [game]
    for _ in range(60):
        line.append(step(line[-1]) or line[-1])
    branches = [(node, 1) for node in line[:-1]]
    count = 0
    while count < VARIATIONS:
        node, depth = chance.choice(branches)
        if not node.variations:
            continue
        made = step(node)
        if made is None:
            continue
        count += 1
        if chance.random() < 0.15:
            made.starting_comment = "Instead"
        for _ in range(chance.randint(0, 5)):
            after = step(made)
            if after is None:
                break
            if depth < 4:
                branches.append((made, depth + 1))
            made = after
    return str(game) + "\n"


def tidy(text: str) -> str:
    return " ".join(COMMAND.sub(" ", text).split())


def notes(node: chess.pgn.GameNode) -> list:
    drawn = [[arrow.color, chess.square_name(arrow.tail), chess.square_name(arrow.head)] for arrow in node.arrows()]
    commands = [[name, value.strip()] for name, value in COMMAND.findall(node.comment) if name not in ("cal", "csl")]
    before = getattr(node, "starting_comment", "")
    return [sorted(node.nags), tidy(before), tidy(node.comment), sorted(drawn), sorted(commands)]


def positions(game: chess.pgn.Game) -> list:
    rows = [[*notes(game)]]
    places = {game: -1}
    waiting = list(reversed(game.variations))
    while waiting:
        node = waiting.pop()
        if not node.move:
            continue
        places[node] = len(rows) - 1
        rows.append([places[node.parent], node.parent.board().uci(node.move, chess960=False), *notes(node)])
        waiting.extend(reversed(node.variations))
    return rows


def main() -> None:
    (FIXTURES / "study.pgn").write_text(study(), encoding="utf-8")
    for path in sorted(FIXTURES.glob("*.pgn")):
        if path.stem.startswith("xiangqi"):
            continue
        game = chess.pgn.read_game(io.StringIO(path.read_text(encoding="utf-8-sig")))
        assert game and not game.errors, (path, game and game.errors)
        tags = {name: re.sub(r"\\(.)", r"\1", value) for name, value in game.headers.items()}
        lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in [tags, *positions(game)]]
        path.with_suffix(".jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(path.name, len(positions(game)) - 1)


if __name__ == "__main__":
    main()
