import type { ErrorFact, ErrorReply, GameName, RequestError, SideName } from '@chariot/protocol';
import { sentencesOf } from './errors/said.ts';
import { SIDES } from './games.ts';

/** What sort of error it is. `CLOSED`: the engine was closed before. */
export type ErrorKind = RequestError['kind'] | 'CLOSED';

/** Why the engine could not do what it was asked. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly kind: ErrorKind;
  /** All that is wrong, as data: squares, counts, what was written. */
  readonly facts: readonly ErrorFact[];

  constructor(kind: ErrorKind, message: string, facts: readonly ErrorFact[] = []) {
    super(message);
    this.kind = kind;
    this.facts = facts;
  }
}

/** @internal The error in a reply, in English sentences, which are fetched first. */
export async function errorOf(
  game: GameName,
  { error: { kind, facts, cause } }: ErrorReply,
): Promise<EngineError> {
  const { en } = await import('./errors/en.ts');
  const names = { sides: SIDES[game], kind: (_: SideName, piece: string) => piece };
  // The engine says itself what it could not read.
  const said =
    kind === 'PROTOCOL'
      ? facts.map(({ details }) => details.text).join(en.space)
      : sentencesOf(facts, en, names);
  return new EngineError(kind, said || cause || kind, facts);
}
