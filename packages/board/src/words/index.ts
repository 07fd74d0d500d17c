// What is said of a board and of a game on it: words in English, and sentences made of them. Chinese is in `zh.ts`.

export { en } from './en.ts';
export { type ResultOnPage, resultIn, resultSign, spokenMove } from './said.ts';
export type { BoardWords, GameWords, SpokenMove } from './words.ts';
