import type { GameName, Verdict } from '@chariot/protocol';

export const en = {
  /** The moves of a position, as a list. */
  moves: 'Moves of the opening book',
  verdicts: { sound: 'sound', dubious: 'dubious', losing: 'loses' } satisfies Record<
    Verdict,
    string
  >,
  /** After the number of games. */
  games: (games: number): string => (games === 1 ? 'game' : 'games'),
  /** Of a move that was not counted, and leads to a position that is common. */
  popular: 'common on Lichess',
  /** How its games ended. */
  results: (
    [first, second]: readonly [string, string],
    [wins, draws, losses]: readonly [string, string, string],
  ) => `${first} wins ${wins}, draws ${draws}, ${second} wins ${losses}`,
  afterBook: 'The book ends here.',
  failed: 'The opening book could not be loaded.',

  search: 'Opening',
  searchHint: 'Name, moves or code',
  /** Result of the search. */
  found: 'Openings',
  chooseOne: 'Choose an opening from the list.',
  nothingFound: 'No opening of this name, with these moves or this code.',

  /** Where the figures come from. */
  sources: {
    chess:
      'Counted in master games of the GNU Chess book and in positions that are common on Lichess (CC0). Scores by Chariot.',
    xiangqi:
      'Counted in master games of the Chinese Chess Practical Dataset by Yu-Han Tseng (CC BY 4.0), moves converted. Scores by Chariot.',
  } satisfies Record<GameName, string>,
};

/** Everything the opening book says, in one language. */
export type BookWords = typeof en;
