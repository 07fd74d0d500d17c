"""Another engine's scores, by UCI."""

import subprocess

# Score of a mate, in centipawns.
MATE = 9999


class Judge:
    """An engine that has started."""

    def __init__(self, path, variant):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        if variant != "chess":
            self.send(f"setoption name UCI_Variant value {variant}")

    def send(self, line):
        self.process.stdin.write(line + "\n")

    def score(self, board, depth, side, moves=()):
        """Centipawns for a side; of these moves alone, if there are any."""
        self.send(f"position fen {board.fen}")
        self.send(f"go depth {depth}" + (f" searchmoves {' '.join(moves)}" if moves else ""))
        score = 0
        for line in self.process.stdout:
            fields = line.split()
            if fields[:1] == ["bestmove"]:
                return score if board.side == side else -score
            if fields[:1] == ["info"] and "score" in fields:
                at = fields.index("score")
                number = int(fields[at + 2])
                # Mated already: mate 0.
                score = number if fields[at + 1] == "cp" else MATE if number > 0 else -MATE
        raise RuntimeError("the engine ended")

    def quit(self):
        self.send("quit")
        self.process.wait()
