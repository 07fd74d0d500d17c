import type { ErrorFact, ErrorReply, GameName, RequestError } from '@chariot/protocol';
import type { ErrorWords } from './errors/words.ts';
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
  const sentences = facts.map((fact) => sentence(game, fact, en));
  return new EngineError(kind, sentences.join(en.space) || cause || kind, facts);
}

function sentence(game: GameName, { kind, details }: ErrorFact, en: ErrorWords): string {
  // The engine says itself what it could not read.
  if (kind === 'PROTOCOL') return details.text;
  const { text, side, piece = '', squares, rank = 0, count = 0, limit = 0 } = details;
  return en.errors[kind]({
    text: en.quoted(text),
    side: side ? SIDES[game][side] : '',
    piece,
    squares,
    rank,
    count,
    limit,
  });
}
