import type { NotatedMove, SearchReport, SearchScore, View } from '@chariot/protocol';
import type { Decision } from '../decide.ts';
import type { Perft } from '../perft.ts';

/** How a move is written. */
export type MoveText = (move: NotatedMove) => string;

/** A move in coordinates; with `chess960` castling is the king taking its own rook. */
export function moveText({ uci, from, castling }: NotatedMove, chess960: boolean): string {
  return chess960 && castling ? `${from}${castling.rookFrom}` : uci;
}

/** How a score is said further, such as in wins, draws and losses: words with a blank before them, or nothing. */
export type ScoreRemark = (score: SearchScore) => string;

/** `info depth … pv …`. */
export function infoLine(report: SearchReport, textOf: MoveText, remark: ScoreRemark): string {
  const { depth, seldepth, rank, score, nodes, nps, hashfull, tbhits, millis, pv } = report;
  const counts = `nodes ${nodes} nps ${Math.round(nps)} hashfull ${hashfull} tbhits ${tbhits}`;
  const line = pv.map(textOf).join(' ');
  return `info depth ${depth} seldepth ${seldepth} multipv ${rank} score ${scoreText(score)}${remark(score)} ${counts} time ${Math.round(millis)} pv ${line}`;
}

/** `cp <centipawns>` or `mate <moves>`; the moves are negative if the side to move is mated. */
function scoreText(score: SearchScore): string {
  switch (score.kind) {
    case 'centipawns':
      return `cp ${score.value}`;
    case 'mateIn':
      return `mate ${score.moves}`;
    case 'matedIn':
      return `mate ${score.moves === 0 ? 0 : -score.moves}`;
    default:
      return score satisfies never;
  }
}

/** The score of a game that is over, for the side to move. */
export function finalScoreText({ result, toMove }: View, remark: ScoreRemark): string {
  const score: SearchScore = result?.winner
    ? { kind: result.winner === toMove ? 'mateIn' : 'matedIn', moves: 0 }
    : { kind: 'centipawns', value: 0 };
  return scoreText(score) + remark(score);
}

/** The lines that answer `go perft`: those of each first move, and their sum. */
export function perftLines({ nodes, counts }: Perft, textOf: MoveText): string[] {
  const lines = counts.map(({ first, lines }) => `${textOf(first)}: ${lines}`);
  return [...lines, '', `Nodes searched: ${nodes}`];
}

/** `bestmove …`. */
export function bestMoveLine({ best, ponder }: Decision, textOf: MoveText): string {
  if (!best) return 'bestmove (none)';
  return `bestmove ${textOf(best)}${ponder ? ` ponder ${textOf(ponder)}` : ''}`;
}

/** `d`: the board as text, and the FEN. */
export function boardLines({ fen, files, ranks, pieces }: View): string[] {
  const letters = new Map(
    pieces.map(({ square, side, kind }) => [square, side === 'first' ? kind : kind.toLowerCase()]),
  );
  const rows = Array.from({ length: ranks }, (_, row) => {
    const rank = ranks - row;
    const squares = Array.from({ length: files }, (_, file) => {
      return letters.get(`${String.fromCharCode(97 + file)}${rank}`) ?? '.';
    });
    return `${String(rank).padStart(2)}  ${squares.join(' ')}`;
  });
  return [...rows, `Fen: ${fen}`];
}
