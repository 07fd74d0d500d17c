import { other } from '@chariot/game';
import type { BoardPiece, NotatedMove, RequestError, View } from '@chariot/protocol';
import type { EscapeMeans } from '../../shared/games/course.ts';
import { LESSON_RULES } from '../../shared/games/lessonRules.ts';
import type { Explanation } from '../../shared/tutor/explain.ts';
import type { RulesEngine } from '../judge.ts';
import { lessonPosition, moved } from './position.ts';

/** The fault of a wrong move. */
export type Miss =
  /** Only pieces of the kind are to move. */
  | { kind: 'otherPiece'; by: string }
  /** A piece of the learner stands there. */
  | { kind: 'ownPiece'; piece: BoardPiece }
  /** The piece could go there if `by` were away. */
  | { kind: 'blocked'; piece: BoardPiece; by: BoardPiece }
  /** The piece could go there, but does not capture like that. */
  | { kind: 'capturesOtherwise'; piece: BoardPiece; target: BoardPiece }
  /** The piece could go there only to capture. */
  | { kind: 'onlyCaptures'; piece: BoardPiece }
  /** The square has the colour that the bishop never reaches. */
  | { kind: 'otherColour'; piece: BoardPiece }
  /** Pieces of this kind may not stand there. */
  | { kind: 'mayNotStand'; piece: BoardPiece }
  /** Pieces of this kind do not move like that. */
  | { kind: 'manner'; piece: BoardPiece }
  /** The own king would be in check, or is still. */
  | { kind: 'exposed'; king: BoardPiece; by: BoardPiece | undefined; isStill: boolean }
  | { kind: 'facing' }
  /** Another rule, in the engine's words. */
  | { kind: 'rule'; error: RequestError }
  /** The other side captures and wins material. */
  | { kind: 'taken'; piece: BoardPiece; by: BoardPiece }
  /** Nothing attacks the king. */
  | { kind: 'noCheck'; wantsMate: boolean }
  /** Check, but one of these answers it. */
  | { kind: 'answered'; how: EscapeMeans; move: NotatedMove; piece: BoardPiece }
  /** Legal, but the check was to be answered otherwise. */
  | { kind: 'otherEscape'; by: EscapeMeans }
  /** Not checkmate, and no move left. */
  | { kind: 'stalemate' }
  /** The game ended in a draw. */
  | { kind: 'drawn' }
  /** No move is left to the learner's pieces. */
  | { kind: 'deadEnd' }
  /** Legal, but not what is asked. */
  | { kind: 'notAsked' }
  /** Something better was there, as the tutor says. */
  | { kind: 'worse'; explanation: Explanation }
  /** Not this area; `name` is that of the one pointed at, if any. */
  | { kind: 'elsewhere'; name: string | undefined };

const COLUMNS = 'abcdefghi';
const placeOf = (square: string) => ({
  column: COLUMNS.indexOf(square.charAt(0)),
  row: Number(square.slice(1)),
});

function distance(a: string, b: string): number {
  const [one, two] = [placeOf(a), placeOf(b)];
  return Math.max(Math.abs(one.column - two.column), Math.abs(one.row - two.row));
}

/** Finds the rule that forbids a move, by asking about the same board with pieces taken away. */
export async function whyNot(
  engine: RulesEngine,
  view: View,
  from: string,
  to: string,
): Promise<Miss | null> {
  const piece = view.pieces.find(({ square }) => square === from);
  if (!piece || from === to) return null;
  const target = view.pieces.find(({ square }) => square === to);
  if (target?.side === piece.side) return { kind: 'ownPiece', piece: target };

  const reaches = async (others: readonly BoardPiece[]): Promise<boolean> => {
    const there = await lessonPosition(engine, view, [piece, ...others], piece.side);
    return there?.moves.some((move) => move.from === from && move.to === to) ?? false;
  };
  const around = view.pieces.filter(({ square }) => square !== from && square !== to);
  const goal = target && target.kind !== 'K' ? [target] : [];
  const inWay = around.filter(({ kind }) => kind !== 'K');

  if (piece.kind === 'K' && (await reaches([]))) return exposed(engine, view, piece, to);
  if (await reaches([...inWay, ...goal])) return exposed(engine, view, piece, to);
  if (await reaches(goal)) {
    const blockers: BoardPiece[] = [];
    for (const one of around) {
      const left = await reaches([...goal, { ...one, kind: one.kind === 'K' ? 'R' : one.kind }]);
      if (!left) blockers.push(one);
    }
    const [by] = blockers.sort((a, b) => distance(from, a.square) - distance(from, b.square));
    return by ? { kind: 'blocked', piece, by } : { kind: 'manner', piece };
  }
  if (target) {
    if (await reaches([])) return { kind: 'capturesOtherwise', piece, target };
  } else {
    const enemy: BoardPiece = { square: to, side: other(piece.side), kind: 'R' };
    if (await reaches([enemy])) return { kind: 'onlyCaptures', piece };
  }
  const rule = await ruleOf(engine, view, piece, to);
  if (rule) return rule;
  return manner(engine, view, piece, to);
}

/** Columns that a king goes in castling, and the text of such a move. */
const CASTLING: Readonly<Record<string, string>> = { '2': 'O-O', '-2': 'O-O-O' };

/** The engine's reason why a king may not castle, if that is what was tried. */
async function ruleOf(
  engine: RulesEngine,
  view: View,
  piece: BoardPiece,
  to: string,
): Promise<Miss | null> {
  const [home, goal] = [placeOf(piece.square), placeOf(to)];
  const text = CASTLING[`${goal.column - home.column}`];
  if (piece.kind !== 'K' || home.row !== goal.row || !text) return null;
  const reply = await engine.ask('play', { game: view.game, texts: [text] });
  if (!('error' in reply)) return null;
  const isCastling = reply.error.facts.some(({ kind }) => kind.includes('CASTLING'));
  return isCastling ? { kind: 'rule', error: reply.error } : null;
}

/** The piece never goes there: it may not stand there, or moves otherwise. */
async function manner(
  engine: RulesEngine,
  view: View,
  piece: BoardPiece,
  to: string,
): Promise<Miss> {
  const reply = await engine.ask('compose', {
    game: view.game.game,
    setup: {
      pieces: [{ ...piece, square: to }],
      toMove: piece.side,
      castling: '',
      enPassant: undefined,
      halfmoveClock: 0,
      moveNumber: 1,
    },
  });
  const facts = 'error' in reply ? reply.error.facts : (reply.rejected?.facts ?? []);
  const banned = ['PALACE', 'ADVISOR', 'ELEPHANT', 'PAWN'];
  if (facts.some(({ kind }) => banned.includes(kind))) return { kind: 'mayNotStand', piece };
  const isShaded = (square: string): boolean => {
    const { column, row } = placeOf(square);
    return (column + row) % 2 === 0;
  };
  const isBound = LESSON_RULES[view.game.game].colourBound.includes(piece.kind);
  return isBound && isShaded(to) !== isShaded(piece.square)
    ? { kind: 'otherColour', piece }
    : { kind: 'manner', piece };
}

/** The piece goes there, but its king may not be left like that. */
async function exposed(
  engine: RulesEngine,
  view: View,
  piece: BoardPiece,
  to: string,
): Promise<Miss | null> {
  const after = moved(view.pieces, {
    uci: '',
    from: piece.square,
    to,
    promotion: undefined,
    text: '',
  });
  const king = after.find(({ side, kind }) => side === piece.side && kind === 'K');
  if (!king) return null;
  const reply = await engine.ask('compose', {
    game: view.game.game,
    setup: {
      pieces: after,
      toMove: other(piece.side),
      castling: '',
      enPassant: undefined,
      halfmoveClock: 0,
      moveNumber: 1,
    },
  });
  const facts = 'error' in reply ? reply.error.facts : (reply.rejected?.facts ?? []);
  if (facts.some(({ kind }) => kind === 'FACING')) return { kind: 'facing' };
  const squares = facts.find(({ kind }) => kind === 'OPPOSITE_CHECK')?.details.squares ?? [];
  const by = after.find(({ square }) => square === squares[1]);
  const isStill = view.check !== undefined && piece.kind !== 'K';
  return { kind: 'exposed', king, by, isStill };
}

/** The capture by which the side to move wins most material, if any. */
export async function bestCapture(
  engine: RulesEngine,
  view: View,
  worth: Readonly<Record<string, number>>,
): Promise<NotatedMove | null> {
  const worthOf = (piece: BoardPiece | undefined): number => worth[piece?.kind ?? ''] ?? 100;
  let best: { move: NotatedMove; gain: number } | null = null;
  for (const move of view.moves) {
    if (!move.captured) continue;
    const gain = worthOf(move.captured);
    const capturer = view.pieces.find(({ square }) => square === move.from);
    const then = await lessonPosition(engine, view, moved(view.pieces, move), other(view.toMove));
    const isRetaken = then?.moves.some(({ to }) => to === move.to) ?? false;
    const net = isRetaken ? gain - worthOf(capturer) : gain;
    if (net > 0 && net > (best?.gain ?? 0)) best = { move, gain: net };
  }
  return best?.move ?? null;
}

/** The legal answer to a check that is easiest to see. */
export function answerTo(view: View): Miss | null {
  const pieceOn = (at: string) => view.pieces.find(({ square }) => square === at);
  const king = view.moves.find(({ from }) => pieceOn(from)?.kind === 'K');
  const capture = view.moves.find((move) => move.captured);
  const move = capture ?? king ?? view.moves[0];
  const piece = move && pieceOn(move.from);
  if (!move || !piece) return null;
  return { kind: 'answered', how: meansOf(view, move), move, piece };
}

/** How a move answers a check. */
export function meansOf(view: View, move: NotatedMove): EscapeMeans {
  if (move.captured) return 'capture';
  const piece = view.pieces.find(({ square }) => square === move.from);
  return piece?.kind === 'K' ? 'king' : 'block';
}
