import type { ComponentChildren } from 'preact';
import type { ExampleName } from '../../shared/games/think.ts';
import { en as book } from '../book/i18n/en.ts';
import type { ChapterName } from '../chapters.ts';
import { en as ladder } from '../ladder/i18n/en.ts';
import { en as pictures } from '../pictures/i18n/en.ts';
import { en as toy } from '../toy/i18n/en.ts';
import { en as tree } from '../tree/i18n/en.ts';
import { en as wall } from '../wall/i18n/en.ts';

export const en = {
  lead: 'How the engine of this page finds its moves, in eight ideas. You need to know how the pieces move, but nothing about programming. Nearly every number is computed while you look.',
  contents: 'Chapters',
  chapters: {
    tree: '1. A tree',
    pruning: '2. Not looking',
    order: '3. Order',
    horizon: '4. Horizon',
    memory: '5. Memory',
    evaluation: '6. Guessing well',
    boldness: '7. Being bold',
    wall: '8. Knowing',
  } satisfies Record<ChapterName, string>,
  /** The idea of each chapter, in a sentence. */
  ideas: {
    tree: 'A move is worth what the best reply to it leaves.',
    pruning: 'What cannot change the move need not be looked at.',
    order: 'The sooner the good moves come, the less there is to look at.',
    horizon: 'What lies behind the last ply does not exist, unless one looks on while pieces hang.',
    memory: 'Different orders of moves lead to the same position: look once.',
    evaluation:
      'At the end of each line stands a guess. The better the guess, the better the move.',
    boldness: 'What is probably hopeless gets a short look, or none. That may go wrong.',
    wall: 'With few pieces left, nothing needs to be guessed: it can be worked out backwards.',
  } satisfies Record<ChapterName, string>,
  choosePosition: 'Your position',
  position: 'Position',
  aboutPosition: 'Pictures of real positions are about this one. Move a piece, or choose another.',
  /** The units of all numbers on the page: whose side scores favour, and the meaning of ply. */
  units: (side: string) =>
    `Scores are in pawns, here and in all chapters: + is good for ${side}, − for the other side; # is mate in that many moves. A ply is one turn of one side.`,
  examples: {
    opera: 'Opera game',
    legall: "Legall's trap",
    middlegame: 'A middlegame',
    ending: 'An ending',
    start: 'Starting position',
  } satisfies Record<ExampleName, string>,
  /** Each example in a sentence. */
  aboutExamples: {
    opera:
      'Paul Morphy played this at the Paris Opera in 1858. White gives the queen on b8 and mates with the rook on d8.',
    legall:
      'The board shows Legall’s trap. White can take the pawn on e5 although the bishop on g4 then takes the queen: White answers with bishop f7 check and mates with the other knight. Black does better to take the knight; White has won a pawn.',
    middlegame: 'The board shows an ordinary middlegame.',
    ending: 'The board shows an ending.',
    start: 'The board shows the start of the game.',
  } satisfies Record<ExampleName, string>,
  fromPlay: 'My game in Play',
  fromAnalysis: 'My analysis',
  nothingThere: 'There is none yet.',
  tryThis: 'Try:',
  /** Opens an instrument for the curious. */
  lookCloser: (title: string) => `Look closer: ${title}`,
  /** Precedes the source files of a picture. */
  source: 'Source:',
  onGitHub: (line: number) => `Line ${line} on GitHub`,
  textsTitle: 'Four texts it grew out of',
  texts: {
    endings: (title: (name: string) => ComponentChildren) => [
      title('Don Cross on endgame databases for his engine Chenard'),
      ' taught the backward way: begin with the mates, and lay one layer on the other. Here that became the wall, and the tables.',
    ],
    stepByStep: (title: (name: string) => ComponentChildren) => [
      title('“A step-by-step guide to building a simple chess AI” by Lauri Hartikka'),
      ' taught that each idea is best seen in play against the one before. Here that became the machines after each chapter.',
    ],
    tests: (title: (name: string) => ComponentChildren) => [
      title('“Test Driven Chess Artificial Intelligence” by Ms-RL'),
      ', an engine in C# written test first, taught to state each rule as a test before it is programmed. Here every number of this page is held by one.',
    ],
    xiangqi: () =>
      'A lab report on alpha-beta for xiangqi taught that one search serves both games. Here they share all of it, and only the rules and the judgement differ.',
  },

  toy,
  book,
  ladder,
  tree,
  wall,
  pictures,
};

export type ThinkWords = typeof en;
