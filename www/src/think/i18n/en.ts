import type { ExampleName } from '../../shared/games/think.ts';
import type { ChapterName } from '../chapters.ts';
import { en as ladder } from '../ladder/i18n/en.ts';
import { en as pictures } from '../pictures/i18n/en.ts';
import { en as tree } from '../tree/i18n/en.ts';
import { en as wall } from '../wall/i18n/en.ts';

export const en = {
  lead: 'How the engine of this page finds its moves, step by step. You need to know how the pieces move, but nothing about programming. Nearly all pictures are computed live, from your position.',
  contents: 'Chapters',
  chapters: {
    ladder: 'The ladder',
    tree: 'The tree',
    wall: 'The brick wall',
    pictures: 'Small pictures',
  } satisfies Record<ChapterName, string>,
  position: 'Position',
  aboutPosition: 'Most pictures are about this position. Move a piece, or choose another position.',
  /** The units of all numbers on the page: whose side scores favour, and the meaning of ply. */
  units: (side: string) =>
    `Everywhere on this page scores are in pawns, + for ${side}; # is mate in that many moves. A ply is one turn of one side.`,
  examples: {
    opera: 'Opera game',
    legall: "Legall's trap",
    middlegame: 'A middlegame',
    ending: 'An ending',
    start: 'Starting position',
  } satisfies Record<ExampleName, string>,
  fromPlay: 'My game in Play',
  fromAnalysis: 'My analysis',
  nothingThere: 'There is none yet.',
  tryThis: 'Try:',
  /** Precedes the source files of a picture. */
  source: 'Source:',

  ladder,
  tree,
  wall,
  pictures,
};

export type ThinkWords = typeof en;
