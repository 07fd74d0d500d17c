import type { BoardWords } from './words.ts';
import words from './zh.ts?Hant';

export default words as BoardWords;
