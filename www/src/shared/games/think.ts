import type { GameName } from '@chariot/protocol';

/** A position that the view "How it thinks" offers to look at. */
export interface ExamplePosition {
  /** What it is called, in the dictionary of that view. */
  name: ExampleName;
  fen: string;
}

/** The names of the examples. */
export type ExampleName = 'opera' | 'legall' | 'middlegame' | 'ending' | 'start';

/** A few positions of each game, the first of which is shown first. */
export const EXAMPLES: Readonly<
  Record<GameName, readonly [ExamplePosition, ...ExamplePosition[]]>
> = {
  chess: [
    // Morphy against the Duke of Brunswick and Count Isouard, Paris 1858, before 16.Qb8+.
    { name: 'opera', fen: '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16' },
    // Before 5.Nxe5, which gives the queen.
    {
      name: 'legall',
      fen: 'rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5',
    },
    { name: 'ending', fen: '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1' },
    { name: 'start', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
  ],
  xiangqi: [
    {
      name: 'middlegame',
      fen: 'r2akab2/9/2n1b1n2/p1p1p3p/6p2/2P3P2/P3P3P/2N1C1N2/9/R1BAKAB2 w - - 0 15',
    },
    { name: 'ending', fen: '2bak4/4a4/4b4/p3p3p/2n6/4P4/P3N3P/4B4/4A4/2BAK4 w - - 0 40' },
    {
      name: 'start',
      fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
    },
  ],
};
