import type { Verdict } from '@chariot/protocol';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A share as games of a hundred. */
const ofHundred = (share: number): string =>
  share < 0.01
    ? 'fewer than 1 of 100 master games'
    : `${Math.round(share * 100)} of 100 master games`;

export const en = {
  title: 'Repertoire',
  /** The side whose repertoire is shown. */
  side: 'You play',
  openings: 'All openings',

  empty:
    'Nothing here yet. Choose openings that you want to play, play moves on the board and add them, or import a PGN.',
  size: ({ moves, lines }: { moves: number; lines: number }) =>
    `${plural(lines, 'line')}, ${plural(moves, 'move')}`,
  /** Answers by how well they are known. */
  counts: ({ due, fresh, known }: { due: number; fresh: number; known: number }) =>
    [due > 0 && `${due} to review`, fresh > 0 && `${fresh} new`, known > 0 && `${known} known`]
      .filter(Boolean)
      .join(', '),
  nothingDue: 'Nothing is due today. You can still drill any line.',
  begin: 'Drill',
  choose: 'Choose openings',
  importPgn: 'Import PGN',
  exportPgn: 'Export PGN',
  add: 'Add this line',
  remove: 'Remove this move and what follows',
  undo: 'Undo',
  /** Stored data is unreadable and was put aside. */
  unreadable:
    'Your repertoire of this game could not be read: a newer page wrote it, or it was changed. It was set aside, and nothing is lost.',
  exportUnreadable: 'Save it as a file',
  discardUnreadable: 'Delete it',

  news: {
    added: (moves: number) =>
      moves === 0 ? 'Already in your repertoire.' : `Added ${plural(moves, 'move')}.`,
    removed: 'Removed.',
    full: 'Your repertoire is full: remove lines before you add more.',
    imported: (moves: number, leftOut: number, damaged: number) =>
      [
        `Read ${plural(moves, 'move')}.`,
        leftOut > 0 && `Left out ${plural(leftOut, 'game')} from another start or of another game.`,
        damaged > 0 && `${plural(damaged, 'game')} had an illegal move: imported up to that move.`,
      ]
        .filter(Boolean)
        .join(' '),
    nothingToImport: 'No moves from the starting position were found in this text.',
  },

  chooseTitle: 'Openings for your repertoire',
  chooseAdd: (name: string) => `Add ${name}`,
  chooseAdded: 'added',
  done: 'Done',
  chooseFailed: 'This opening could not be added.',

  importTitle: 'Import PGN',
  importHelp: 'Every variation is added to the repertoire of the side you chose.',
  importText: 'PGN',
  importFile: 'Open file',
  importYes: 'Add',
  /** Tag `Event` of the PGN. */
  event: (side: string) => `Repertoire: ${side}`,

  tree: 'What you know',
  treeHint: 'Taller moves are met more often. Click a move to go there, or use the arrow keys.',
  legend: { known: 'known', due: 'due', missed: 'missed', fresh: 'new', hole: 'no answer' },
  /** A move of the picture, read out. */
  tile: (move: string, parts: readonly string[]) => [move, ...parts].join(', '),
  recalled: (percent: number) => `known ${percent}%`,
  met: (share: number) => `in ${ofHundred(share)}`,
  more: (moves: number) => `${plural(moves, 'move')} ${moves === 1 ? 'follows' : 'follow'}`,

  holes: 'Holes',
  hole: (move: string, share: number) =>
    `${move} is met in ${ofHundred(share)}, and you have no answer.`,
  look: 'Look',
  lookAt: (move: string) => `Look at ${move}`,
  answerWith: (move: string) => `Answer with ${move}`,
  noHoles: 'No holes: your repertoire answers what people play often.',

  games: 'Your games',
  compare: 'Compare my games',
  comparePgn: 'Compare games of a PGN',
  compareHelp:
    'Shows where these games left your repertoire of the side you chose. In games of one player, only those with this side count. Nothing is added.',
  compareYes: 'Compare',
  noGames: 'No finished games of this side.',
  gamesFailed: 'Your games could not be read.',
  game: {
    own: (games: number, played: string, answers: string) =>
      `In ${plural(games, 'game')} you played ${played}; your repertoire has ${answers}.`,
    other: (games: number, played: string) =>
      `In ${plural(games, 'game')} you met ${played} and had no answer.`,
  },
  within: (within: number, games: number) =>
    `${within} of ${plural(games, 'game')} stayed in your repertoire.`,
  practise: 'Drill it',
  practised: 'It comes first in the next drill.',

  drill: {
    learn: (move: string) => `New: play ${move}.`,
    ask: 'Your move?',
    /** Before the next sentence. */
    after: (move: string) => `${move}. `,
    right: 'Right.',
    also: (move: string) => `${move} is fine too. This line goes on with another move.`,
    wrong: (move: string) => `${move} is not in your repertoire.`,
    have: (moves: string) => `Your repertoire has ${moves}.`,
    /** The book's judgement of the move. */
    said: (share: number, verdict: Verdict | undefined): string => {
      const often = `It is played in ${ofHundred(share)}`;
      const worth = {
        sound: ', and it is sound',
        dubious: ', but it is dubious',
        losing: ', but it loses',
      };
      return `${often}${verdict ? worth[verdict] : ''}.`;
    },
    /** The book has no verdict, and the engine looks for one. */
    searching: 'Chariot is judging it…',
    /** The engine's verdict, against the repertoire's move. */
    searched: (verdict: Verdict): string =>
      ({
        sound: 'By Chariot’s search it is sound too.',
        dubious: 'By Chariot’s search it is dubious.',
        losing: 'By Chariot’s search it loses.',
      })[verdict],
    notInBook: 'The opening book does not have it.',
    hintPiece: (piece: string) => `The marked ${piece} moves.`,
    over: 'The whole line, without a mistake.',
    overMissed: (missed: number) =>
      `End of the line. ${plural(missed, 'move')} missed: it comes again.`,
    overLearned: 'End of the line. Now play it from memory.',
    playIt: 'Play it',
    memory: 'From memory',
    next: 'Next line',
    leave: 'Overview',
    lines: (lines: number) => `${plural(lines, 'line')} done`,
  },
};

/** Everything the trainer of openings says, in one language. */
export type TrainerWords = typeof en;
