// What is said of a board and of a game on it: words in English, and sentences made of them. Chinese is in `words/zh.ts`.

export { en } from './words/en.ts';
export { type ResultOnPage, resultIn, resultSign, spokenMove } from './words/said.ts';
export type { BoardWords, GameWords, SpokenMove } from './words/words.ts';
