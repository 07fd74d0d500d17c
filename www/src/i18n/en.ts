import type { Words } from './words.ts';

export const en: Words = {
  name: 'Chariot',
  views: { play: 'Play', endgame: 'Endgame monster' },
  shortViews: { play: 'Play', endgame: 'Endgame' },
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  skipToBoard: 'Skip to the board',

  sides: { first: 'White', second: 'Black' },
  random: 'Random',
  men: { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' },
  man: (side, kind) => `${side} ${kind}`,
  board: 'Chess board',
  square: (name, man, target) =>
    [name, man, target ? 'can move here' : ''].filter(Boolean).join(', '),
  selected: (man, square, count) =>
    `${man} on ${square} picked up, ${count} ${count === 1 ? 'move' : 'moves'}`,
  putBack: 'Put back',
  moved: ({ man, from, to, captured, promotion, check }) =>
    [
      `${man} from ${from} to ${to}`,
      captured && `captures ${captured}`,
      promotion && `promotes to ${promotion}`,
      check && 'check',
    ]
      .filter(Boolean)
      .join(', '),
  promotion: 'Promote to',
  dismiss: 'Dismiss',
  cancel: 'Cancel',

  newGame: 'New game',
  undo: 'Undo',
  hint: 'Hint',
  flip: 'Flip',
  resign: 'Resign',
  start: 'Start',
  yourSide: 'You play',
  level: 'Level',
  levels: [
    'Beginner',
    'Novice',
    'Casual',
    'Improver',
    'Club player',
    'Strong club player',
    'Expert',
    'Candidate',
    'Master',
    'Full strength',
  ],
  levelIs: (level, name) => `Level ${level}, ${name.toLowerCase()}`,
  youPlay: (side) => `You play ${side}`,
  resignSure: 'Resign this game?',
  keepPlaying: 'Keep playing',

  loading: 'Waking the engine',
  yourMove: 'Your move',
  yourMoveInCheck: 'Your move: you are in check',
  thinking: 'Chariot is thinking',
  hinting: 'Looking for a hint',
  hintIs: (move) => `Hint: ${move}`,
  lookingBack: (ply) => `Looking back at move ${ply}`,
  wins: (side) => `${side} wins`,
  youWin: 'You win',
  youLose: 'Chariot wins',
  draw: 'Draw',
  rules: {
    checkmate: 'by checkmate',
    stalemate: 'by stalemate: no legal move, and no check',
    repetition: 'the same position came up again and again',
    moveLimit: 'too many moves without a capture or a pawn move',
    insufficientMaterial: 'not enough men are left to mate',
    resignation: 'by resignation',
  },

  moves: 'Moves',
  noMoves: 'No moves yet.',
  firstPosition: 'First position',
  previous: 'Previous move',
  next: 'Next move',
  lastPosition: 'Back to the game',
  typeMove: 'Type a move',
  typeMoveExample: 'Nf3 or g1f3',
  playMove: 'Play',
  position: 'Position (FEN)',
  fenPlaceholder: 'Paste a FEN',
  setPosition: 'Set up',
  copy: 'Copy',
  copied: 'Copied',
  faultTitles: {
    fen: 'This FEN cannot be read.',
    move: 'This move cannot be played.',
    position: 'This position is not possible.',
  },
  notices: 'Repaired in reading:',

  depth: 'Depth',
  nodes: 'Positions',
  speed: 'Per second',
  evaluation: 'Evaluation',
  line: 'Line',
  evaluationOf: (side, score) => `Evaluation for ${side}: ${score}`,
  showEngine: 'Engine details',

  ending: 'Ending',
  endings: { KRK: 'King and rook', KQK: 'King and queen' },
  role: 'You are',
  roles: { lone: 'Lone king', strong: 'Strong side', both: 'Both' },
  randomPosition: 'Random',
  placeMen: 'Set up',
  playLine: 'Play out',
  stopLine: 'Stop',
  reset: 'Restart',
  mateIn: (moves) => `Mate in ${moves}`,
  mated: 'Checkmate',
  drawn: 'Draw',
  whoMates: (winner, toMove) => `${winner} wins by force. ${toMove} to move.`,
  nobodyMates: (toMove) => `Nobody can force mate. ${toMove} to move.`,
  noTable: 'No table for this position',
  noTableWhy: 'The monster knows king and rook, and king and queen, against the lone king.',
  tableLoading: 'Loading the table',
  allMoves: 'Every move and its worth',
  moveWorth: (value) => {
    if (value === undefined) return 'unknown';
    if (value.kind === 'draw') return 'draw';
    return value.kind === 'win' ? `mate in ${value.moves}` : `mated in ${value.moves}`;
  },
  tableNote: ({ material, origin, millis }) => {
    const time = `${Math.max(1, Math.round(millis))} ms`;
    if (origin === 'file') return `${material} table read in ${time}.`;
    return `${material} table file ${origin}: solved here in ${time}.`;
  },

  editor: 'Place the men',
  editorHelp: 'Choose a man, then its square. Drag men to move them, off the board to remove them.',
  eraser: 'Remove',
  toMove: 'To move',
  clearBoard: 'Clear board',
  usePosition: 'Use position',
  positionOk: 'This position is legal.',

  engineFailed: 'The engine could not be started.',
  retry: 'Try again',
  pageFault: 'Something went wrong. Your game is safe.',
};
