import type { TacticsWords } from './words.ts';

const trapped = {
  title: 'Trapped piece',
  idea: 'A piece without a safe square is as good as lost, even if nothing attacks it yet. First close its last way out, then attack it.',
};

export const en: TacticsWords = {
  chess: {
    undefended: {
      title: 'Undefended piece',
      idea: 'A piece that nobody defends can be won by any double threat. Look for all of them before you look for moves.',
    },
    fork: {
      title: 'Fork',
      idea: 'One piece attacks two at once, and only one can be saved. Best is a fork with check, for the check must be answered first.',
    },
    skewer: {
      title: 'Skewer',
      idea: 'Two pieces stand on one line, the more valuable in front. It must step aside, and the one behind is lost.',
    },
    discoveredAttack: {
      title: 'Discovered attack',
      idea: 'A piece leaves a line and uncovers the attack of another behind it. The piece that leaves is free to do damage of its own.',
    },
    pinnedPiece: {
      title: 'Pinned piece',
      idea: 'A piece that shields its king or queen cannot leave the line. Attack it again, better with a pawn, while it cannot run.',
    },
    pinnedDefender: {
      title: 'Pinned defender',
      idea: 'A pinned piece only seems to defend. What stands under its protection can be taken.',
    },
    removedDefender: {
      title: 'Removing the defender',
      idea: 'A piece has a single defender: capture it or drive it off. Then the piece itself falls.',
    },
    overloadedDefender: {
      title: 'Overloaded defender',
      idea: 'One piece defends two things at once. Take the first; when it recaptures, the second is free.',
    },
    trapped,
    promotion: {
      title: 'Promotion',
      idea: 'A pawn near the last rank is worth a queen. Give up a piece if that opens its way.',
    },
    backRank: {
      title: 'Back-rank mate',
      idea: 'A king behind its own pawns has no way out. A rook or queen on the last rank mates.',
    },
    smothered: {
      title: 'Smothered mate',
      idea: 'The king is walled in by his own pieces. The knight checks over the wall, and nothing can answer.',
    },
    mateInOne: {
      title: 'Mate in one',
      idea: 'Look at every check, even the odd ones. Ask of each: can the king move, can the piece be captured, can anything step between?',
    },
    mateInTwo: {
      title: 'Mate in two',
      idea: 'The first move leaves one answer, the second is mate. Begin with checks and sacrifices, for they leave the fewest answers.',
    },
    mateInThree: {
      title: 'Mate in three',
      idea: 'Drive the king where your pieces wait. See the last position first, then find the checks that lead there.',
    },
  },
  xiangqi: {
    undefended: {
      title: 'Unguarded piece',
      idea: 'A piece that nobody guards can be won by any double threat. Look for all of them before you look for moves.',
    },
    fork: {
      title: 'Fork 捉双',
      idea: 'One piece attacks two at once, and only one can be saved. Best is a fork with check, for the check must be answered first.',
    },
    skewer: {
      title: 'Skewer 串打',
      idea: 'Two pieces stand on one line, the more valuable in front. It must step aside, and the one behind is lost.',
    },
    discoveredAttack: {
      title: 'Discovered attack 抽将',
      idea: 'A piece leaves a line, or becomes or leaves a screen, and another behind it attacks. While the check is answered, it captures.',
    },
    pinnedDefender: {
      title: 'Pinned defender 牵制',
      idea: 'A pinned piece only seems to guard. What stands under its protection can be taken.',
    },
    removedDefender: {
      title: 'Removing the defender',
      idea: 'A piece has a single defender: capture it or drive it off. Then the piece itself falls.',
    },
    trapped,
    doubleCannon: {
      title: 'Double cannons 重炮',
      idea: 'Two cannons on one line with the general: the front one is the screen of the other. Stepping between only makes a new screen.',
    },
    horseAndCannon: {
      title: 'Cannon behind the horse 马后炮',
      idea: 'The horse stands on the general’s line, two points away, and takes its ways out. The cannon behind it gives mate over it.',
    },
    smotheredPalace: {
      title: 'Smothered palace 闷宫',
      idea: 'The general is shut in by its own advisors. A cannon uses one of them as its screen and mates.',
    },
    elbowHorse: {
      title: 'Elbow horse 卧槽马',
      idea: 'A horse beside the palace, one point before the bottom rank, checks a general at home. Another piece holds the way out.',
    },
    palcornerHorse: {
      title: 'Palace-corner horse 挂角马',
      idea: 'A horse on an upper corner of the palace checks the general at home. Its own advisors leave it no way out.',
    },
    ironBolt: {
      title: 'Iron bolt 铁门栓',
      idea: 'A cannon on the middle file pins both advisors. A chariot, helped by the general, bolts the door on the next file.',
    },
    doubleRooks: {
      title: 'Two chariots in turn 双车错',
      idea: 'Two chariots check in turn on neighbouring lines. The general runs out of lines.',
    },
    facingGeneral: {
      title: 'Facing generals 白脸将',
      idea: 'Your general holds an open file from afar, as a chariot would. The other general may not step onto it.',
    },
  },
};
