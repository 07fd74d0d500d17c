import { placementOf } from '@chariot/board/parts';
import type { BoardPiece, GameName, NotatedMove, SideName, View } from '@chariot/protocol';
import { LESSON_RULES } from '../../shared/games/lessonRules.ts';
import { positionOf, type RulesEngine, standing } from '../judge.ts';

/** Placements of unseen kings that suffice: each leaves the pieces some moves, together they leave all. */
const ENOUGH = 6;

/**
 * The position of these pieces for a lesson: with both kings that of the rules; else kings that the lesson leaves out
 * stand somewhere unseen, and do not matter. `null` if there is no such position.
 */
export async function lessonPosition(
  engine: RulesEngine,
  before: View,
  pieces: readonly BoardPiece[],
  toMove: SideName,
): Promise<View | null> {
  const { game } = before.game;
  const missing = (['first', 'second'] as const).filter(
    (side) => !pieces.some((piece) => piece.side === side && piece.kind === 'K'),
  );
  if (missing.length === 0) {
    const view = await standing(engine, before, pieces, toMove);
    return 'error' in view ? null : view;
  }
  const found: View[] = [];
  for (const kings of placements(game, pieces, missing)) {
    const view = await standing(engine, { ...before, castling: '' }, [...pieces, ...kings], toMove);
    if (!('error' in view)) found.push(withoutKings(view, kings));
    if (found.length === ENOUGH) break;
  }
  const [first] = found;
  if (!first) return null;
  const moves = new Map(found.flatMap(({ moves }) => moves.map((move) => [move.uci, move])));
  return { ...first, moves: [...moves.values()] };
}

/** Squares for the missing kings, each time others. */
function* placements(
  game: GameName,
  pieces: readonly BoardPiece[],
  missing: readonly SideName[],
): Generator<BoardPiece[]> {
  const free = (side: SideName): readonly (string | null)[] =>
    missing.includes(side)
      ? LESSON_RULES[game].unseenKings[side].filter(
          (square) => !pieces.some((piece) => piece.square === square),
        )
      : [null];
  const [ours, theirs] = [free('first'), free('second')];
  const king = (side: SideName, square: string | null | undefined): BoardPiece[] =>
    square ? [{ square, side, kind: 'K' }] : [];
  for (let shift = 0; shift < theirs.length; shift += 1) {
    for (const [i, square] of ours.entries()) {
      yield [...king('first', square), ...king('second', theirs[(i + shift) % theirs.length])];
    }
  }
}

/** The position without kings that only the rules need. */
function withoutKings(view: View, kings: readonly BoardPiece[]): View {
  const squares = new Set(kings.map(({ square }) => square));
  return {
    ...view,
    pieces: view.pieces.filter(({ square }) => !squares.has(square)),
    moves: view.moves.filter(({ from, to }) => !squares.has(from) && !squares.has(to)),
    check: undefined,
    result: undefined,
  };
}

/** The start of a task; `null` if there is no such position. */
export async function startOf(
  engine: RulesEngine,
  game: GameName,
  task: { fen?: string; moves?: readonly string[] },
): Promise<View | null> {
  const letters = placementOf(task.fen ?? 'Kk').flat();
  if (letters.includes('K') && letters.includes('k')) {
    const view = await positionOf(engine, game, task);
    return 'error' in view ? null : view;
  }
  const read = await engine.ask('readSetup', { game, fen: task.fen ?? '' });
  const start = await positionOf(engine, game, {});
  if ('error' in read || 'error' in start || !read.setup) return null;
  return lessonPosition(engine, start, read.setup.pieces, read.setup.toMove);
}

/** The pieces after a move. */
export function moved(pieces: readonly BoardPiece[], move: NotatedMove): BoardPiece[] {
  const { from, to, captured, promotion } = move;
  return pieces
    .filter(({ square }) => square !== to && square !== captured?.square)
    .map((piece) =>
      piece.square === from ? { ...piece, square: to, kind: promotion ?? piece.kind } : piece,
    );
}
