import { en as board } from '@chariot/board/words';
import type { MoveStyle } from '@chariot/protocol';
import type { ViewName } from '../ui/route.ts';

export const en = {
  ...board,
  name: 'Chariot',
  views: {
    today: 'Today',
    play: 'Play',
    puzzles: 'Puzzles',
    learn: 'Learn',
    endgame: 'Endgames',
    openings: 'Openings',
    analysis: 'Analysis',
    think: 'How it thinks',
    practice: 'Practice',
    about: 'About',
    games: 'Game report',
    friend: 'Play a friend by link',
  } satisfies Record<ViewName, string>,
  moreViews: 'More views',
  language: 'Language',
  settings: 'Settings',
  skip: 'Skip to content',

  game: 'Game',
  premove: (piece: string, from: string, to: string) => `Premove: ${piece} from ${from} to ${to}`,
  premoveCancelled: 'Premove cancelled',
  dismiss: 'Dismiss',
  more: 'More',

  history: 'My games',
  hint: 'Hint',
  resign: 'Resign',
  offerDraw: 'Offer draw',
  rematch: 'Rematch',
  review: 'Review',
  learn: 'Learn from your mistakes',
  playFromHere: 'Play on from here',
  /** Odds, by English name. */
  odds: {
    'left horse': 'Odds: left horse',
    'left cannon': 'Odds: left cannon',
    'left rook': 'Odds: left chariot',
    'two horses': 'Odds: two horses',
    'two cannons': 'Odds: two cannons',
    'two rooks': 'Odds: two chariots',
    'five pawns': 'Odds: five soldiers',
    'left half': 'Odds: left half',
    'nine pieces': 'Odds: nine pieces',
  } as Readonly<Record<string, string>>,
  gives: (side: string, odds: string) => `${odds}, given by ${side}`,
  /** The notation in whose language the engine explains a judged repetition. */
  explainedIn: 'usual' as MoveStyle,
  done: 'Done',
  /** The computer's level and measured rating. */
  strength: (level: number, elo: number) => `Level ${level} · Elo ≈ ${elo}`,
  you: 'You',
  turn: 'to move',
  /** Names of the pieces a player has captured. */
  captured: (names: readonly string[]) => `Captured: ${names.join(', ')}`,
  /** A player's lead in pieces, in pawns. */
  ahead: (pawns: number) => `Ahead by ${pawns}`,

  /** Greets a newcomer beside the first game. */
  welcome: 'Chess and xiangqi with an engine that teaches: free, without an account, offline too.',
  tour: 'A short tour',
  start: 'New to the game? Start here',
  yourMove: 'Your move',
  yourMoveInCheck: 'Your move: you are in check',
  /** The coach is speaking, and the computer waits. */
  waits: 'Chariot waits for you',
  hinting: 'Looking for a hint',
  hintIs: (move: string) => `Hint: ${move}`,
  offering: 'Chariot considers your offer',
  drawRefused: 'Chariot declines the draw',
  clockOf: (side: string, time: string) => `${side}: ${time}`,
  lowOnTime: (side: string) => `${side} is low on time`,
  lookingBack: (move: string) => `Viewing ${move}`,
  youWin: 'You win',
  youLose: 'Chariot wins',

  typeMove: 'Type a move',
  typeMoveExample: (moves: readonly string[]) => moves.join(' or '),
  playMove: 'Play',
  position: 'Position (FEN)',
  fenPlaceholder: 'Paste a FEN',
  setPosition: 'Set up',
  copy: 'Copy',
  copied: 'Copied',
  errorTitles: {
    fen: 'Invalid FEN.',
    move: 'This move cannot be played.',
    position: 'This position is not possible.',
  },
  notices: 'Adjusted:',

  depth: 'Depth',
  nodes: 'Nodes',
  speed: 'Nodes/s',
  evaluation: 'Evaluation',
  line: 'Line',
  evaluationOf: (side: string, score: string) => `Evaluation for ${side}: ${score}`,
  noEvaluation: 'Not evaluated yet',
  showEngine: 'Engine details',
  /** Pondering, with the depth in plies. */
  pondering: (depth: number) => `Pondering: depth ${depth}`,

  mateIn: (moves: number) => `Mate in ${moves}`,

  engineFailed: 'The engine could not be started.',
  notFetched: (game: string) => `You are offline, and ${game} was not fetched yet.`,
  noWebAssembly: 'This browser does not support WebAssembly.',
  pageError: 'Something went wrong. Your game is safe.',
  newVersion: 'There is a new version.',
  reload: 'Reload',
  later: 'Later',
};

export type Words = typeof en;
