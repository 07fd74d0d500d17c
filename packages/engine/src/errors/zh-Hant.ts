import type { ErrorWords } from './words.ts';
import words from './zh.ts?Hant';

export default words as ErrorWords;
