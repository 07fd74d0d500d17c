import type { ErrorWords } from './words.ts';
import words from './zh.ts?Hans';

export default words as ErrorWords;
