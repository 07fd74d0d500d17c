import type { EngineClient } from '@chariot/engine/client';
import { other } from '@chariot/game';
import type { BoardPiece, ErrorReply, GameName, SideName, View } from '@chariot/protocol';
import { styled } from '../shared/game/looks.ts';
import type { LearnGoal, LearnStep } from '../shared/games/course.ts';

/** The part of the engine that judges tasks: the rules. */
export type RulesEngine = Pick<EngineClient, 'ask'>;

export type JudgedMove =
  /** The goal is reached. If a refusal was the goal, the reply has its reason and no new position. */
  | { kind: 'done'; view: View }
  | { kind: 'refusedAsWanted'; error: ErrorReply['error'] }
  /** Not yet: the other side has passed. */
  | { kind: 'more'; view: View }
  /** No moves are left, or the game is over. */
  | { kind: 'missed'; view: View }
  | { kind: 'failed'; error: ErrorReply['error'] };

/** Start position of a task. */
export async function positionOf(
  engine: RulesEngine,
  game: GameName,
  { fen, moves = [] }: Pick<LearnStep, 'fen' | 'moves'>,
): Promise<View | ErrorReply> {
  const start = fen === undefined ? {} : { start: fen };
  const reply = await engine.ask('view', styled({ game, moves: [...moves], ...start }));
  return 'error' in reply ? reply : reply.view;
}

/** Plays a move of a task, in coordinates; `left` counts the remaining moves, this one included. */
export async function judge(
  engine: RulesEngine,
  goal: LearnGoal,
  before: View,
  move: string,
  left: number,
): Promise<JudgedMove> {
  const reply = await engine.ask('play', { game: styled(before.game), texts: [move] });
  if ('error' in reply) {
    const error = await reasonOf(engine, before, move, reply.error);
    const isWanted =
      goal.kind === 'refused' && error.facts.some(({ kind }) => goal.reasons.includes(kind));
    return { kind: isWanted ? 'refusedAsWanted' : 'failed', error };
  }
  const { view } = reply;
  if (isReached(goal, view, before.toMove)) return { kind: 'done', view };
  if (left === 1 || view.result) return { kind: 'missed', view };
  const again = await standing(engine, view, view.pieces, before.toMove);
  return 'error' in again ? { kind: 'missed', view } : { kind: 'more', view: again };
}

/** Whether the learner's last move reached the goal. */
export function isReached(goal: LearnGoal, view: View, learner: SideName): boolean {
  const last = view.history.at(-1);
  const pieceOn = (square: string) => view.pieces.find((piece) => piece.square === square);
  switch (goal.kind) {
    case 'reach': {
      const piece = pieceOn(goal.square);
      return piece?.side === learner && piece.kind === goal.piece;
    }
    case 'capture':
      return goal.squares.every((square) => (pieceOn(square)?.side ?? learner) === learner);
    case 'end': {
      const { result } = view;
      return result?.termination === goal.by && (result.winner ?? learner) === learner;
    }
    case 'castle':
      return last?.castling?.kingTo === goal.square;
    case 'promote':
      return last?.promotion === goal.piece;
    case 'refused':
      return false;
    default:
      return goal satisfies never;
  }
}

/** Squares of a move in coordinates. */
export function squaresOf(uci: string): string[] {
  return uci.match(/[a-z]\d+/g) ?? [];
}

/** Reason for a refusal, of the move itself or else of the position it would lead to. */
async function reasonOf(
  engine: RulesEngine,
  view: View,
  move: string,
  error: ErrorReply['error'],
): Promise<ErrorReply['error']> {
  if (error.facts.some(({ kind }) => kind !== 'ILLEGAL_MOVE')) return error;
  const [from, to] = squaresOf(move);
  const pieces = view.pieces
    .filter(({ square }) => square !== to)
    .map((piece) => (to && piece.square === from ? { ...piece, square: to } : piece));
  const reply = await standing(engine, view, pieces, other(view.toMove));
  return 'error' in reply ? reply.error : error;
}

/** The position of these pieces with this side to move; castling rights stay. */
export async function standing(
  engine: RulesEngine,
  view: View,
  pieces: readonly BoardPiece[],
  toMove: SideName,
): Promise<View | ErrorReply> {
  const { castling } = view;
  const { game } = view.game;
  const setup = {
    pieces: [...pieces],
    toMove,
    castling,
    enPassant: undefined,
    halfmoveClock: 0,
    moveNumber: 1,
  };
  const composed = await engine.ask('compose', { game, setup });
  if ('error' in composed) return composed;
  const reply = await engine.ask('view', styled({ game, start: composed.fen, moves: [] }));
  return 'error' in reply ? reply : reply.view;
}
