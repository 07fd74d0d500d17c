import type { ErrorFact, ErrorReply, GameName, RequestError, SideName } from '@chariot/protocol';
import { sentencesOf } from './errors/said.ts';
import { SIDES } from './games.ts';

/** Kind of error. `CLOSED`: the engine was closed before. */
export type ErrorKind = RequestError['kind'] | 'CLOSED';

/** The reason the engine could not answer. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly kind: ErrorKind;
  /** Every fault, as data: squares, counts, the text itself. */
  readonly facts: readonly ErrorFact[];

  constructor(kind: ErrorKind, message: string, facts: readonly ErrorFact[] = []) {
    super(message);
    this.kind = kind;
    this.facts = facts;
  }
}

/** @internal The error in a reply, with its sentences in English, which are fetched first. */
export async function errorOf(
  game: GameName,
  { error: { kind, facts, cause } }: ErrorReply,
): Promise<EngineError> {
  const { en } = await import('./errors/en.ts');
  const names = { sides: SIDES[game], kind: (_: SideName, piece: string) => piece };
  // The engine words these errors itself; a page would ask for a FEN.
  const own: Readonly<Record<string, string>> = {
    PROTOCOL: facts.map(({ details }) => details.text.replace(/^Error: /, '')).join(en.space),
    EMPTY: 'The FEN is empty.',
  };
  const said = own[kind] ?? sentencesOf(facts, en, names);
  return new EngineError(kind, said || cause || kind, facts);
}
