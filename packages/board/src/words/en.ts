import type { BoardWords, GameWords } from './words.ts';

const chess: GameWords = {
  name: 'Chess',
  board: 'Chess board',
  sides: { first: 'White', second: 'Black' },
  kind: (_, kind) => CHESS_PIECES[kind] ?? kind,
  piece: (side, kind) => `${chess.sides[side]} ${chess.kind(side, kind)}`,
  rules: {
    checkmate: 'by checkmate',
    stalemate: 'stalemate',
    repetition: 'threefold repetition',
    moveLimit: '50-move rule',
    insufficientMaterial: 'insufficient material',
    resignation: 'by resignation',
    agreement: 'by agreement',
    time: 'on time',
    timeDraw: 'timeout vs insufficient material',
  },
};

const CHESS_PIECES: Readonly<Record<string, string>> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
  P: 'pawn',
};

const xiangqi: GameWords = {
  name: 'Xiangqi',
  board: 'Xiangqi board',
  sides: { first: 'Red', second: 'Black' },
  kind: (_, kind) => XIANGQI_PIECES[kind] ?? kind,
  piece: (side, kind) => `${xiangqi.sides[side]} ${xiangqi.kind(side, kind)}`,
  rules: {
    checkmate: 'by checkmate',
    stalemate: 'by stalemate',
    repetition: 'threefold repetition',
    moveLimit: '60-move rule',
    insufficientMaterial: 'no attacking pieces left',
    perpetualCheck: 'perpetual check loses',
    perpetualChase: 'perpetual chase loses',
    resignation: 'by resignation',
    agreement: 'by agreement',
    time: 'on time',
    timeDraw: 'timeout vs insufficient material',
  },
};

const XIANGQI_PIECES: Readonly<Record<string, string>> = {
  K: 'general',
  A: 'advisor',
  B: 'elephant',
  N: 'horse',
  R: 'chariot',
  C: 'cannon',
  P: 'soldier',
};

export const en: BoardWords = {
  games: { chess, xiangqi },
  square: (name, piece, target, worth) =>
    [name, piece, target && 'can move here', worth].filter(Boolean).join(', '),
  selected: (piece, square, count) =>
    `${piece} on ${square} selected${count === null ? '' : `, ${count} ${count === 1 ? 'move' : 'moves'}`}`,
  putBack: 'Deselected',
  moved: ({ piece, from, to, captured, promotion, check }) =>
    [
      `${piece} from ${from} to ${to}`,
      captured && `captures ${captured}`,
      promotion && `promotes to ${promotion}`,
      check && 'check',
    ]
      .filter(Boolean)
      .join(', '),
  promotion: 'Promote to',
  cancel: 'Cancel',

  newGame: 'New game',
  undo: 'Take back',
  flip: 'Flip',
  toPlay: (side) => `${side} to move`,
  toPlayInCheck: (side) => `${side} to move, in check`,

  loading: 'Loading engine',
  thinking: (name: string) => `${name} is thinking`,
  wins: (side) => `${side} wins`,
  draw: 'Draw',
  because: (rule, explanation) => `${rule}: ${explanation}`,
  ended: (title, reason) => `${title}${/^(by|on) /.test(reason) ? ' ' : ': '}${reason}`,

  moves: 'Moves',
  noMoves: 'No moves yet.',
  firstPosition: 'First position',
  previous: 'Previous move',
  next: 'Next move',
  lastPosition: 'Back to the game',

  partFailed: 'This part of the page could not be loaded. There may be a new version.',
  retry: 'Try again',
};
