import type { ErrorFact } from '@chariot/engine';
import type { FailureDetail } from './events.ts';

/** What a board cannot do, and why. */
export class BoardFailure extends Error {
  readonly kind: string;
  /** What the engine says of it, as data. */
  readonly facts: readonly ErrorFact[];

  constructor(kind: string, message: string, facts: readonly ErrorFact[] = []) {
    super(message);
    this.kind = kind;
    this.facts = facts;
  }

  get detail(): FailureDetail {
    return { kind: this.kind, message: this.message };
  }
}

/** Whatever was thrown, as a failure. An error of the engine has a kind and facts. */
export function failureOf(error: unknown): BoardFailure {
  if (error instanceof BoardFailure) return error;
  const { kind = 'ENGINE', facts = [] } = Object(error) as Partial<BoardFailure>;
  return new BoardFailure(kind, error instanceof Error ? error.message : String(error), facts);
}
