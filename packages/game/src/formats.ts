import { dhtmlxq } from './dhtmlxq.ts';
import type { PgnGame } from './pgn/read.ts';

/** A text format other than PGN for games. */
export interface ForeignFormat {
  /** Whether a text with this beginning is in the format. */
  isIn(head: string): boolean;
  read(text: string): PgnGame[];
}

export const FORMATS: readonly ForeignFormat[] = [dhtmlxq];

/** Binary formats, by their first bytes. */
export const UNREADABLE: readonly { name: string; begin: readonly number[] }[] = [
  // XQStudio: two letters, then a version from 1 to 31.
  ...Array.from({ length: 31 }, (_, i) => ({ name: 'XQF', begin: [0x58, 0x51, i + 1] })),
  { name: 'CBR', begin: [0x43, 0x43, 0x42, 0x72, 0x69, 0x64, 0x67, 0x65, 0x20] },
  { name: 'ZIP', begin: [0x50, 0x4b, 3, 4] },
  { name: 'GZIP', begin: [0x1f, 0x8b] },
];
