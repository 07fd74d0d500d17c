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
      idea: 'The king goes to the edge, and along it to a corner of the colour of the bishop, the knight walking a W as from the second picture. Mate takes at most 33 moves.',
    },
    triangles: {
      title: 'Bishop and knight: triangles',
      idea: 'Another way, Delétang’s: bishop, knight and king shut the king in a triangle at the corner, whose long side the bishop guards. From picture to picture it is smaller, and in the last one mate takes four moves.',
    },
    lucena: {
      title: 'Lucena: the bridge',
      idea: 'Your king stands before its pawn on the seventh, the other king is cut off by a file. The rook goes to the fourth rank: when the checks drive your king out, it steps between as a bridge.',
    },
    philidor: {
      title: 'Philidor: the third rank',
      idea: 'The defending rook holds the third rank, counted from its own side, so that the king cannot come before its pawn. Once the pawn steps there, the rook goes far behind and gives checks.',
    },
    vancura: {
      title: 'Vancura: checks from the side',
      idea: 'Against a rook pawn the defending rook attacks the pawn from the side, and the king waits on the far side, out of the way of checks. If the king comes to guard the pawn, the rook gives checks from the side.',
    },
    twoKnights: {
      title: 'Two knights against a pawn',
      idea: 'One knight blocks the pawn, as far back as Troitzky’s line, while king and other knight drive the king into a corner. Then the blocker joins the mate: the pawn has moves, so that there is no stalemate, and taking it would only draw.',
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
    chariotFullDefence: {
      title: 'Chariot against two advisors and two elephants',
      idea: 'While advisors and elephants guard one another, the chariot cannot win. Where one stands apart it falls, and then the rest: with Red to move that is so in 82 of 100 positions, and takes up to 32 moves.',
    },
    rollingCannon: {
      title: 'The cannon rolls along the back rank',
      idea: 'From the back rank the cannon takes the defenders left and right over the general as its screen, guarded by chariot or general. With Red to move that always wins against two advisors, in at most nine moves.',
    },
    moonUnderSea: {
      title: 'Moon from the bottom of the sea',
      idea: 'Chariot and general hold the middle file, and the cannon goes to the back rank behind the general. With him as its screen it attacks the chariot before him: when that leaves, yours mates on its file.',
    },
  },
};
