import type { FURTHER, MAIN } from '../../shared/ui/route.ts';

type Toured = (typeof MAIN | typeof FURTHER)[number];

export const en = {
  lead: 'A place to play and to understand chess and xiangqi, the chess of China. Engine, endgame tables and teacher all run in your browser: no account, no advertising, and after the first visit no network.',
  play: 'Play a game',
  tour: {
    play: 'Twelve levels of measured strength, clocks, odds, and a coach that speaks up before a blunder counts.',
    puzzles:
      'Thousands of positions with a single solution. What you missed comes back until you know it.',
    learn:
      'From zero to a first game, tactics by motif, then the endings that everybody needs, with exams.',
    endgame:
      'Every move with its exact result and the distance to mate. Train against the longest defence there is.',
    openings: 'What masters play and how it ended; a trainer for a repertoire of your own.',
    analysis:
      'Lines, reviews and files of any size. “Why?” names the fork, pin or mate behind a mistake.',
    games: 'Drop a file of your games: a report says where your points go and what to practise.',
    think: 'Watch the search and the tables at work, on any position you like.',
  } satisfies Record<Toured, string>,
  /** Names and sentences. */
  facts: [
    [
      'Unlike others',
      'One engine for both games that explains its judgements in words and proves its endings. You can look inside and see each number being computed.',
    ],
    ['Offline', 'All of it works without a network. Install it from the menu of the browser.'],
    ['Private', 'Games and progress stay in this browser. Practice can export them as a file.'],
    ['Open source', 'Under the MIT licence or Apache 2.0, as you prefer.'],
    [
      'Pieces',
      'Drawn for Chariot. The Chinese characters are outlines of LXGW WenKai, under the SIL Open Font License.',
    ],
  ] as readonly (readonly [string, string])[],
  languages: 'Languages',
  documentation: 'Documentation',
  licences: 'Licences of all parts',
};

export type AboutWords = typeof en;
