import type { EngineOptions, Limits, Position } from './engine.ts';
import { EngineError } from './error.ts';

type PropertyNames<Content> = Readonly<Record<keyof Content, 1>>;

export const OPTIONS: PropertyNames<EngineOptions> = {
  game: 1,
  threads: 1,
  hash: 1,
  lazyNetwork: 1,
};
export const POSITION: PropertyNames<Position> = { fen: 1, moves: 1, style: 1 };
export const LIMITS: PropertyNames<Limits> = {
  ...{ depth: 1, nodes: 1, moveTime: 1, clock: 1 },
  ...{ level: 1, lines: 1, searchMoves: 1 },
};

/** Throws unless `content` has known properties only; a misspelt one would do nothing, silently. */
export function requireProperties(
  what: string,
  content: object,
  known: Readonly<Record<string, 1>>,
): void {
  const names = Object.keys(known).join(', ');
  if (typeof content !== 'object' || content === null)
    throw new EngineError('PROTOCOL', `${what}: expected an object with ${names}`);
  const other = Object.keys(content).find((name) => !Object.hasOwn(known, name));
  if (other !== undefined)
    throw new EngineError('PROTOCOL', `${what}: ${other} is none of ${names}`);
}
