// Drawn for Chariot on a board of 100 × 100; see packages/board/pieces/README.md.
import type { Drawing } from './chess-pieces.ts';
import './origami.css';

const FOOT = 'M24 90l7-10h38l7 10z';
/** The shaded half of the foot. */
const FOOT_SHADE = 'M50 80h19l7 10H50z';

/** Chess pieces by letter, as if folded from paper: straight edges, one half in the shade. */
export const ORIGAMI: Readonly<Record<string, Drawing>> = {
  K: {
    body: `${FOOT}M33 76L20 42l18 4 12-14 12 14 18-4-13 34zM45 8h10v7h7v9h-7v8H45v-8h-7v-9h7z`,
    trim: `${FOOT_SHADE}M50 32l12 14 18-4-13 34H50zM50 8h5v7h7v9h-7v8h-5z`,
  },
  Q: {
    body: `${FOOT}M33 76L14 30l20 18 1-32 15 26 15-26 1 32 20-18-19 46z`,
    trim: `${FOOT_SHADE}M50 42l15-26 1 32 20-18-19 46H50z`,
    line: 'M33 66h34',
  },
  R: {
    body: `${FOOT}M34 76l3-32-9-8V18h11v9h6v-9h10v9h6v-9h11v18l-9 8 3 32z`,
    trim: `${FOOT_SHADE}M50 18h5v9h6v-9h11v18l-9 8 3 32H50z`,
    line: 'M37 44h26',
  },
  B: {
    body: `${FOOT}M35 76l8-16-11-16 18-30 18 30-11 16 8 16z`,
    trim: `${FOOT_SHADE}M50 14l18 30-11 16 8 16H50z`,
    line: 'M50 28v20M41 40h18',
  },
  N: {
    body: `${FOOT}M32 76l14-22-14 2-10 8-7-10 13-22 18-14 4-10 10 12 11 18 1 38z`,
    trim: `${FOOT_SHADE}M50 8l10 12 11 18 1 38H52l8-24z`,
    line: 'M38 34l6 2',
  },
  P: {
    body: `${FOOT}M34 76l9-24-8-12 15-18 15 18-8 12 9 24z`,
    trim: `${FOOT_SHADE}M50 22l15 18-8 12 9 24H50z`,
  },
};
