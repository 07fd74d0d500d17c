// Sentences for the facts in the engine's errors.

export { en } from './errors/en.ts';
export { type GameNames, saidOf, sentencesOf } from './errors/said.ts';
export type { ErrorWords, SaidDetails, Sentence } from './errors/words.ts';
