import type { ElementWords } from './words.ts';
import words from './zh.ts?Hans';

export default words as ElementWords;
