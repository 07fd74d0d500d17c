import type { MoveClass } from '@chariot/engine/analysis';
import type { TextPlace } from '@chariot/game';
import type { PgnError } from '@chariot/game/pgn';
import type { LinkError } from '../../shared/tree/link.ts';
import type { LeftOut } from '../../shared/tree/written.ts';
import type { Effort } from '../review.ts';
import type { Undoable } from '../state.ts';

const number = (count: number): string => count.toLocaleString('en-GB');
const gameCount = (count: number): string => (count === 1 ? '1 game' : `${number(count)} games`);

export const en = {
  title: 'Analysis',
  toMove: (side: string) => `${side} to move`,

  engine: 'Engine',
  engineStarts: 'Thinking …',
  book: 'Opening book',
  threat: 'Show the threat',
  lineCount: 'Lines',
  /** Number of lines, for screen readers. */
  lines: (count: number): string => (count === 1 ? '1 line' : `${count} lines`),
  depth: (depth: number) => `depth ${depth}`,
  perSecond: (count: string) => `${count}/s`,
  /** An engine line: its score and moves. A click plays the first. */
  playLine: (value: string, moves: string) => `${value}: ${moves}`,
  unknownValue: 'not known',

  pieceValues: 'Piece values here',
  pieceValuesText: 'In pawns: how much its owner would lose without the piece.',
  pieceValuesFailed: 'The engine for this could not be loaded.',

  table: 'Table',
  tableDraw: 'Draw with best play.',
  /** A draw by the table. Tables ignore the repetition rules, which may decide. */
  tableUndecided: 'Neither side can force mate; the rules on perpetual check and chase may decide.',
  tableWin: (side: string, moves: number) =>
    `${side} mates in ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
  /** A win turned into a draw by the fifty-move rule. */
  tableCursed: (winner: string, saved: string, moves: number) =>
    `${winner} wins, but the fifty-move rule saves ${saved}: mate in ${moves} comes too late.`,

  open: 'Import',
  share: 'Share',
  playHere: 'Play from here',
  setUp: 'Set up',
  /** Unfolds the fields for a move and for a FEN. */
  typed: 'Type a move or a FEN',

  gameDetails: 'Game details',
  editDetails: 'Edit game details',
  addDetails: 'Add players and event',
  elo: 'Elo',
  result: 'Result',
  /** Results by their PGN signs. */
  results: { '*': 'No result', '1/2-1/2': '½-½' } as Readonly<Record<string, string>>,
  event: 'Event',
  site: 'Site',
  date: 'Date',
  roundName: 'Round',
  round: (round: string) => `round ${round}`,
  timeControl: 'Time control',
  annotator: 'Annotator',
  otherField: 'Another field',
  addField: 'Add',
  save: 'Save',

  tree: 'Moves and variations',
  noMoves: 'Play a move, or import a game.',
  last: 'End of the line',
  comment: 'Comment',
  /** Move symbols by their PGN number (NAG). */
  glyphs: {
    1: 'good move',
    2: 'mistake',
    3: 'brilliant move',
    4: 'blunder',
    5: 'interesting move',
    6: 'inaccuracy',
    7: 'only move',
    8: 'only move',
    10: 'equal position',
    11: 'equal position',
    12: 'equal position',
    13: 'unclear position',
    14: (side) => `${side} is slightly better`,
    15: (side) => `${side} is slightly better`,
    16: (side) => `${side} is better`,
    17: (side) => `${side} is better`,
    18: (side) => `${side} is winning`,
    19: (side) => `${side} is winning`,
    20: (side) => `${side} is winning`,
    21: (side) => `${side} is winning`,
    22: 'zugzwang',
    23: 'zugzwang',
    32: 'lead in development',
    33: 'lead in development',
    36: 'initiative',
    37: 'initiative',
    40: 'attack',
    41: 'attack',
    44: 'with compensation',
    45: 'with compensation',
    132: 'counterplay',
    133: 'counterplay',
    138: 'time trouble',
    139: 'time trouble',
    140: 'with the idea',
    146: 'novelty',
  } as Readonly<Record<number, string | ((side: string) => string)>>,
  judgements: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' } satisfies Record<
    MoveClass,
    string
  >,
  /** The engine's judgement, not the author's. */
  judgement: (name: string) => `${name} (engine)`,
  timeLeft: 'Time left',
  timeSpent: 'Time for the move',
  note: 'Comments and symbols',
  noteAtStart: 'Comment on the start position',
  commentPlaceholder: 'Comment',
  promote: 'Promote variation',
  remove: 'Delete from here',

  openTitle: 'Import a game',
  openHelp: 'Paste games (PGN), moves or a position (FEN), or drop files of any size here.',
  openText: 'Game or position',
  openFile: 'Choose a file',
  openButton: 'Import',
  openNothing: 'No game or position was found in this text.',
  /** A file in a proprietary format. */
  openUnreadable: (name: string): string =>
    name === 'ZIP' || name === 'GZIP'
      ? 'This file is compressed: unpack it, then import the PGN inside.'
      : `${name} files cannot be read. Open the file in its own program and save it as PGN.`,
  openTooLarge: 'This file is too large to be read.',
  /** A link was entered. `menu` is where its site offers the PGN, if known. */
  openLink: (host: string, menu: string | undefined): string =>
    menu
      ? `Nothing is fetched from other sites. On ${host}, open the game, choose “${menu}”, copy the text and paste it here.`
      : `Nothing is fetched from other sites. Copy the game’s PGN on ${host} and paste it here.`,
  fileGone: 'This file cannot be read: it was moved, changed or deleted. Choose it again.',
  /** `games`: number found so far; empty before the first. */
  reading: (percent: number, games: string) =>
    [`Reading: ${percent}%`, games].filter(Boolean).join(', '),

  gameList: 'Games',
  search: 'Search',
  searchHint: 'Player, event, year, opening',
  anyResult: 'Any',
  gameCount,
  gamesNone: 'No game found.',
  gamesFound: (found: number, all: number) => `${number(found)} of ${gameCount(all)}`,
  gameOf: (place: number, all: number) => `Game ${number(place)} of ${number(all)}`,
  previousGame: 'Previous game',
  nextGame: 'Next game',
  closeFile: 'Close the file',
  /** Actions that can be undone. */
  done: {
    opened: 'Another game was imported.',
    reviewRemoved: 'The review was removed.',
    deleted: 'Moves were deleted.',
    wiped: 'Arrows and circles were removed.',
  } satisfies Record<Undoable, string>,
  bringBack: {
    opened: 'Restore previous game',
    reviewRemoved: 'Undo',
    deleted: 'Undo',
    wiped: 'Undo',
  } satisfies Record<Undoable, string>,
  at: ({ line, column }: TextPlace) => `line ${line}, column ${column}`,
  pgnErrors: {
    unclosedComment: 'A comment is not closed',
    openVariation: 'A variation is not closed',
    strayBracket: 'A closing bracket has no opening one',
    noMoveToVary: 'A variation stands before the first move',
    tooManyMoves: 'This game has more than 20,000 moves',
    tooManyWords: 'This game has more than 2 MB of comments',
  } satisfies Record<PgnError['kind'], string>,
  badMove: (move: string, place: string): string =>
    place ? `${move} (${place}) cannot be played.` : `${move} cannot be played.`,
  kept: (moves: number): string => (moves === 1 ? '1 move was read.' : `${moves} moves were read.`),
  linkErrors: {
    tooLong: 'This link is too long to be one of ours.',
    damaged: 'This link is damaged: a part of it is missing or changed.',
    illegal: 'This link holds an illegal move or position.',
  } satisfies Record<LinkError | 'illegal', string>,

  shareTitle: 'Share',
  shareGame: 'Link to the game',
  sharePosition: 'Link to this position',
  savePicture: 'Save as a picture (PNG)',
  pictureFailed: 'The picture could not be made. Try again.',
  shareFrame: 'Embed in a web page (HTML)',
  shareTooLong: 'The game is too long for a link: copy or save its text instead.',
  /** Parts too long for a link. */
  leftOut: (parts: readonly string[]) =>
    `Too long for a link, left out: ${parts.join(', ')}. The PGN has everything.`,
  parts: {
    times: 'clock times and evaluations',
    comments: 'comments and drawings',
    variations: 'variations',
  } satisfies Record<LeftOut, string>,
  shareText: 'PGN',
  download: 'Save',

  moments: 'Moments that matter',
  ownMoments: 'Your mistakes',
  momentLoss: (side: string, percent: number) => `${side} lost ${percent}% of the winning chances`,
  asGood: (moves: readonly string[]) => `As good: ${moves.join(', ')}.`,
  publish: 'Save as a web page',
  publishing: (percent: number) => `Writing the page: ${percent}%`,
  publishFailed: 'The page could not be written. Try again.',
  previousMove: 'Previous move',
  nextMove: 'Next move',
  /** At the foot of a published review. */
  published: 'Reviewed with Chariot on the player’s own device. This page needs no network.',

  removeReview: 'Remove review',
  /** Adds this many mistakes of the side at the bottom to the practice deck. */
  practiseMistakes: (count: number) => `Practise my mistakes (${count})`,
  checkingMistakes: (done: number, all: number) => `Checking ${done} of ${all}…`,
  /** Number of mistakes added. In the others more than one move is good. */
  mistakesAdded: (added: number, all: number): string =>
    added === all
      ? `Mistakes to practise: ${added}.`
      : `Mistakes to practise: ${added} of ${all}. In the others more than one move is good.`,
  efforts: { quick: 'Review', thorough: 'Deeper analysis' } satisfies Record<Effort, string>,
  reviewing: (percent: number) => `Analysing: ${percent}%`,
  accuracy: 'Accuracy',
  averageLoss: 'Average centipawn loss',
  averageLossShort: 'ACPL',
  moveClasses: {
    inaccuracy: 'Inaccuracies',
    mistake: 'Mistakes',
    blunder: 'Blunders',
  } satisfies Record<MoveClass, string>,
  /** A count of moves, as a button to the next one. */
  showNext: (side: string, moveClass: string, count: number) =>
    `${side}, ${moveClass.toLowerCase()}: ${count}. Show the next`,
  graph: 'Evaluation over the game',
  /** A point of the graph, for screen readers. */
  graphAt: (move: string, value: string) => `${move}: ${value}`,

  playSure: 'Play from this position?',
  playSureWhy: 'The game that you are playing will be replaced.',
  playYes: 'Play',
};

export type AnalysisWords = typeof en;
