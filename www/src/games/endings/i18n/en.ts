import type { EndingCourseWords } from './words.ts';

export const en: EndingCourseWords = {
  chess: {
    queen: {
      title: 'Queen against king',
      idea: 'The queen drives the king to the edge, your king comes to her help: mate in at most ten moves. Always leave the other king a square, or it is stalemate.',
    },
    rook: {
      title: 'Rook against king',
      idea: 'The rook cuts the king off along a rank or a file, and your king pushes it to the edge: mate in at most sixteen moves. Where the kings face each other at the edge, a check from afar along the edge is mate.',
    },
    opposition: {
      title: 'The opposition',
      idea: 'The kings face each other with one square between: who need not move has the opposition. Here White wins if Black is to move; if White is to move, it is a draw.',
    },
    square: {
      title: 'The square of the pawn',
      idea: 'Think of a square from the pawn to its last rank: a king that can step into it catches the pawn. Here the king is one step outside, and all hangs on whose move it is.',
    },
    queenPawn: {
      title: 'Queen against a pawn on the seventh',
      idea: 'Checks force the king before its pawn, and each time that happens your king comes a step nearer. Against the pawn of a bishop or a rook that may fail if your king is far.',
    },
    bishopKnight: {
      title: 'Bishop and knight',
      idea: 'The king goes to the edge, and along it to a corner of the colour of the bishop. Mate takes at most 33 moves.',
    },
  },
  xiangqi: {
    horse: {
      title: 'Horse against general',
      idea: 'Your general takes a file from the other, the horse gives the mate. With Red to move that always wins, in at most seven moves.',
    },
    soldier: {
      title: 'Soldier against general',
      idea: 'The soldier walks into the palace beside the general, while yours holds the file: at most ten moves. On the last rank it is too far, as in the second picture.',
    },
    cannonAdvisor: {
      title: 'Cannon and advisor against general',
      idea: 'The advisor is the screen of the cannon. With Red to move that always wins, in at most nine moves.',
    },
    chariotAdvisors: {
      title: 'Chariot against two advisors',
      idea: 'The chariot and the general on their two files pull the advisors apart. With Red to move that always wins, in at most ten moves.',
    },
    chariotElephants: {
      title: 'Chariot against two elephants',
      idea: 'The chariot attacks an elephant and the general at once. With Red to move that always wins, in at most twelve moves.',
    },
    horseAdvisor: {
      title: 'Horse against general and advisor',
      idea: 'Win the advisor first: the horse attacks it while your general holds a file. That takes up to nineteen moves to mate.',
    },
  },
};
