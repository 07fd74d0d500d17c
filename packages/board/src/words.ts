// Words about a board and a game on it, and sentences made of them. Chinese is in `words/zh.ts`.

export { en } from './words/en.ts';
export { type ResultOnPage, resultIn, resultSign, spokenMove } from './words/said.ts';
export type { BoardWords, GameWords, SpokenMove } from './words/words.ts';
