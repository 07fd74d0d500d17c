import type { EndingCourseWords } from './words.ts';

export const en: EndingCourseWords = {
  chess: {
    queen: {
      title: 'Queen against king',
      idea: 'The queen drives the king to the edge, and your king comes to help: mate in at most ten moves. Always leave the other king a square, or it is stalemate.',
    },
    rook: {
      title: 'Rook against king',
      idea: 'The rook cuts the king off along a rank or a file, and your king pushes it to the edge: mate in at most sixteen moves. When the kings face each other at the edge, a distant check along the edge is mate.',
    },
    opposition: {
      title: 'The opposition',
      idea: 'The kings face each other with one square between. The side that does not have to move has the opposition. Here White wins if Black is to move; if White is to move, it is a draw.',
    },
    square: {
      title: 'The square of the pawn',
      idea: 'Think of a square from the pawn to its last rank: a king that can step into it catches the pawn. Here the king is one step outside, so everything depends on whose move it is.',
    },
    queenPawn: {
      title: 'Queen against a pawn on the seventh',
      idea: 'Checks force the king in front of its pawn, and each time your king comes a step closer. Against a bishop’s or rook’s pawn that may fail if your king is far away.',
    },
    bishopKnight: {
      title: 'Bishop and knight',
      idea: 'Drive the king to the edge, then along it to a corner of the bishop’s colour. The knight walks a W, as in the second picture. Mate takes at most 33 moves.',
    },
    triangles: {
      title: 'Bishop and knight: triangles',
      idea: 'Delétang’s method: bishop, knight and king shut the other king in a triangle at the corner. The bishop guards its long side. The triangle shrinks from picture to picture; in the last one, mate takes four moves.',
    },
    lucena: {
      title: 'Lucena: the bridge',
      idea: 'Your king stands in front of its pawn on the seventh, and the other king is cut off by a file. The rook goes to the fourth rank: when checks drive your king out, it blocks them as a bridge.',
    },
    philidor: {
      title: 'Philidor: the third rank',
      idea: 'The defending rook holds the third rank, counted from its own side, so the king cannot get in front of its pawn. Once the pawn steps there, the rook goes far behind it and checks.',
    },
    vancura: {
      title: 'Vancura: checks from the side',
      idea: 'Against a rook pawn the defending rook attacks the pawn from the side, and its king waits on the far side, away from checks. If the other king comes to guard the pawn, the rook checks from the side.',
    },
    twoKnights: {
      title: 'Two knights against a pawn',
      idea: 'One knight blocks the pawn on or behind Troitzky’s line, while the other knight and the king drive the enemy king into a corner. Then the blocker joins the mate. The pawn can move, so there is no stalemate; taking it would only draw.',
    },
  },
  xiangqi: {
    horse: {
      title: 'Horse against general',
      idea: 'Your general takes a file from the other, and the horse gives mate. With Red to move this always wins, in at most seven moves.',
    },
    soldier: {
      title: 'Soldier against general',
      idea: 'The soldier walks into the palace beside the general, while yours holds the file: at most ten moves. On the last rank it is too far, as in the second picture.',
    },
    cannonAdvisor: {
      title: 'Cannon and advisor against general',
      idea: 'The advisor is the cannon’s screen. With Red to move this always wins, in at most nine moves.',
    },
    chariotAdvisors: {
      title: 'Chariot against two advisors',
      idea: 'The chariot and the general on their two files pull the advisors apart. With Red to move this always wins, in at most ten moves.',
    },
    chariotElephants: {
      title: 'Chariot against two elephants',
      idea: 'The chariot attacks an elephant and the general at once. With Red to move this always wins, in at most twelve moves.',
    },
    horseAdvisor: {
      title: 'Horse against general and advisor',
      idea: 'Win the advisor first: the horse attacks it while your general holds a file. That takes up to nineteen moves to mate.',
    },
    twoSoldiers: {
      title: 'Two soldiers against two advisors',
      idea: 'Keep your general on the middle file and the soldiers high: on the last rank they only step sideways, as in the second picture. With Red to move, 86 of 100 positions are won, in at most 28 moves.',
    },
    horseSoldier: {
      title: 'Horse and soldier against two advisors',
      idea: 'The soldier bars the general’s way, the horse wins the advisors, and your own general holds a file; even a soldier on the last rank is enough, as in the second picture. With Red to move, 998 of 1,000 positions are won, in at most 21 moves.',
    },
    chariotFullDefence: {
      title: 'Chariot against two advisors and two elephants',
      idea: 'While advisors and elephants guard one another, the chariot cannot win. When one stands apart, it falls, and then the rest. With Red to move, 82 of 100 positions are won, in at most 32 moves.',
    },
    rollingCannon: {
      title: 'The cannon rolls along the back rank',
      idea: 'From the back rank, with the general as its screen, the cannon takes the defenders left and right. The chariot or your general guards it. With Red to move this always wins against two advisors, in at most nine moves.',
    },
    moonUnderSea: {
      title: 'Moon from the bottom of the sea',
      idea: 'Chariot and general hold the middle file, and the cannon goes to the back rank behind the general. With him as its screen it attacks the chariot in front of him: when that leaves, yours mates on its file.',
    },
  },
};
