import { dhtmlxq } from './dhtmlxq.ts';
import type { PgnGame } from './pgn/read.ts';

/** A form other than PGN in which games are written as text. */
export interface ForeignFormat {
  /** Whether a text that begins so is in it. */
  isIn(head: string): boolean;
  read(text: string): PgnGame[];
}

export const FORMATS: readonly ForeignFormat[] = [dhtmlxq];

/** Files that are no text, by the bytes they begin with. */
export const UNREADABLE: readonly { name: string; begin: readonly number[] }[] = [
  // XQStudio: its letters, then a version below 32.
  ...Array.from({ length: 31 }, (_, i) => ({ name: 'XQF', begin: [0x58, 0x51, i + 1] })),
  { name: 'CBR', begin: [0x43, 0x43, 0x42, 0x72, 0x69, 0x64, 0x67, 0x65, 0x20] },
  { name: 'ZIP', begin: [0x50, 0x4b, 3, 4] },
  { name: 'GZIP', begin: [0x1f, 0x8b] },
];
