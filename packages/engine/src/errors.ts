// Sentences about what the engine could not read, from the facts of its errors.

export { en } from './errors/en.ts';
export { type GameNames, saidOf, sentencesOf } from './errors/said.ts';
export type { ErrorWords, SaidDetails, Sentence } from './errors/words.ts';
