import type { BasicsWords } from '../words.ts';

export const chess: BasicsWords['chess'] = {
  board: {
    title: 'The board',
    idea: 'Files, the columns, have the letters a to h; ranks, the rows, the numbers 1 to 8. Every square is named after both, the letter first.',
  },
  rook: {
    title: 'The rook',
    idea: 'The rook goes straight: along a file or a rank, as far as it likes. It stops before its own pieces and captures the other side’s.',
  },
  bishop: {
    title: 'The bishop',
    idea: 'The bishop goes diagonally, as far as it likes. So it stays on the colour on which it began.',
  },
  queen: {
    title: 'The queen',
    idea: 'The queen goes straight or diagonally, as far as she likes: rook and bishop in one.',
  },
  king: {
    title: 'The king',
    idea: 'The king goes one square in any direction. He is never captured, so he may not go where he could be.',
  },
  knight: {
    title: 'The knight',
    idea: 'The knight goes two squares straight, then one aside, like the letter L. It alone leaps over other pieces.',
  },
  pawn: {
    title: 'The pawn',
    idea: 'The pawn goes one square forward, from its home two if it likes. It captures one square diagonally forward, and never goes back.',
  },
  check: {
    title: 'Check',
    idea: 'A move that attacks the king is check: he would be captured next. The other side must answer it at once.',
  },
  escape: {
    title: 'Out of check',
    idea: 'There are three answers to check: move the king, capture the attacker, or put a piece between.',
  },
  mate: {
    title: 'Checkmate',
    idea: 'Check is an attack on the king. If he cannot move away, and the attacker can be neither captured nor blocked, it is checkmate. It wins the game.',
  },
  stalemate: {
    title: 'Stalemate',
    idea: 'A side that is not in check but has no legal move is stalemated: the game is a draw. Leave a king about to be mated no way out of check, or some move.',
  },
  castling: {
    title: 'Castling',
    idea: 'Once, before either has moved, the king goes two squares towards a rook, and the rook leaps over him. Never out of check or through it.',
    tasks: ['Castle to the right.', 'Castle to the left.'],
  },
  enPassant: {
    title: 'En passant',
    idea: 'A pawn that has just gone two squares, past a pawn of yours, may be captured as if it had gone one. Only at once.',
    tasks: ['Capture the pawn that just moved.', 'And this one.'],
  },
  promotion: {
    title: 'Promotion',
    idea: 'A pawn that reaches the last rank becomes a queen, rook, bishop or knight, as you choose.',
    tasks: ['Make a queen.', 'Make the piece that attacks king and queen at once.'],
  },
  draws: {
    title: 'Draws',
    idea: 'The same position for the third time is a draw. So are fifty moves of each side without a capture or pawn move.',
    tasks: [
      'White is losing. Give check once more, and it is a draw.',
      'One move is left to the fifty. Make it.',
    ],
  },
  values: {
    title: 'Values',
    idea: 'In pawns: knight and bishop 3, rook 5, queen 9. Before you capture, look whether the piece is guarded.',
  },
  safety: {
    title: 'Safe moves',
    idea: 'One of your pieces is attacked. Move it away or guard it, and look where it could be attacked again.',
  },
  hanging: {
    title: 'Hanging pieces',
    idea: 'A piece that nobody guards hangs: it can be had for nothing. Look for one before each move.',
  },
  fork: {
    title: 'Fork',
    idea: 'One piece attacks two at once. Only one of them can get away.',
  },
  pin: {
    title: 'Pin',
    idea: 'A pinned piece shields its king and may not leave the line. Pin it, or attack it once more.',
  },
  skewer: {
    title: 'Skewer',
    idea: 'A check along a line: the king must step aside, and the piece behind him falls.',
  },
  discovered: {
    title: 'Discovered attack',
    idea: 'One piece steps aside and opens the line of another. Two threats come at once.',
  },
  twoRooks: {
    title: 'Mate with two rooks',
    idea: 'One rook guards a rank, the other checks on the next, in turn, like climbing a ladder. If the king comes near, swing the rook to the far side.',
  },
  opening: {
    title: 'The first moves',
    idea: 'A pawn to the centre, knights and bishops out, the king to safety: that is a good opening.',
    tasks: ['Move the king’s pawn to e4.', 'Move the knight to f3.', 'Castle.'],
  },
  firstGame: {
    title: 'Your first game',
    idea: 'You know everything you need. Level 1 makes many mistakes. The coach warns you before you make one, and you may take moves back.',
  },
};
