import type { Chinese } from '@chariot/engine/languages';
import type { TacticsWords } from './words.ts';

const trapped = {
  title: '困子',
  idea: '没有安全去处的子，即使还没受到攻击，也等于丢了。先堵住最后的出路，再去捉它。',
};

const chess = (
  t: <T extends string>(simplified: T, traditional: T) => T,
): TacticsWords['chess'] => {
  const king = t('王', '國王');
  const queen = t('后', '皇后');
  const rook = t('车', '城堡');
  const knight = t('马', '騎士');
  const pawn = t('兵', '士兵');
  return {
    undefended: {
      title: '没有保护的子',
      idea: '没有保护的子，任何双重威胁都能吃到。想着法之前，先把它们都找出来。',
    },
    fork: {
      title: '捉双',
      idea: '一个子同时攻击两个子，对方只能救一个。带将军的捉双最好，因为对方必须先应将。',
    },
    skewer: {
      title: '串打',
      idea: '两个子在一条线上，价值高的在前。它只好躲开，后面的子就丢了。',
    },
    discoveredAttack: {
      title: '闪击',
      idea: '一个子离开直线，让出后面那个子的攻击。走开的子还可以再捞一把。',
    },
    pinnedPiece: {
      title: '被牵制的子',
      idea: `挡在${king}或${queen}前面的子不能离开这条线。趁它跑不了，再攻击一次，用${pawn}最好。`,
    },
    pinnedDefender: {
      title: '被牵制的保护者',
      idea: '被牵制的子只是看上去在保护。它“保护”的子可以吃。',
    },
    removedDefender: {
      title: '消除保护',
      idea: '一个子只有一个保护者：吃掉它或者赶走它。那个子就丢了。',
    },
    overloadedDefender: {
      title: '一子难兼顾',
      idea: '一个子同时保护两处。先吃一处，它吃回来，另一处就没人管了。',
    },
    trapped,
    promotion: {
      title: '升变',
      idea: `快到底线的${pawn}抵得上一个${queen}。为了让它通过，值得弃子。`,
    },
    backRank: {
      title: '底线杀',
      idea: `${king}躲在自己的${pawn}后面，没有出路。${rook}或${queen}在底线将军就是将死。`,
    },
    smothered: {
      title: '闷杀',
      idea: `${king}被自己的子围住。${knight}隔着墙将军，谁也应不了。`,
    },
    mateInOne: {
      title: '一步杀',
      idea: `看每一步将军，怪的也看。逐个问：${king}能走吗？将军的子能吃掉吗？能挡住吗？`,
    },
    mateInTwo: {
      title: '两步杀',
      idea: '第一步只给对方留一种应法，第二步将死。先想将军和弃子，因为它们留下的应法最少。',
    },
    mateInThree: {
      title: '三步杀',
      idea: `把${king}赶到你的子等着的地方。先想好最后的局面，再找通向它的将军。`,
    },
  };
};

const xiangqi: TacticsWords['xiangqi'] = {
  undefended: {
    title: '无根子',
    idea: '没有保护的子，任何双重威胁都能吃到。想着法之前，先把它们都找出来。',
  },
  fork: {
    title: '捉双',
    idea: '一个子同时捉两个子，对方只能救一个。带将军的捉双最好，因为对方必须先应将。',
  },
  skewer: {
    title: '串打',
    idea: '两个子在一条线上，价值高的在前。它只好躲开，后面的子就丢了。',
  },
  discoveredAttack: {
    title: '抽将',
    idea: '一个子离开直线，或者充当、撤走炮架，后面的子就将军或捉子。对方应将时，你就吃子。',
  },
  pinnedDefender: {
    title: '牵制',
    idea: '被牵制的子只是看上去在保护。它“保护”的子可以吃。',
  },
  removedDefender: {
    title: '消除保护',
    idea: '一个子只有一个根：吃掉它或者赶走它。那个子就丢了。',
  },
  trapped,
  doubleCannon: {
    title: '重炮',
    idea: '两炮与将在一条线上，前炮是后炮的炮架。在中间垫子，只是多一个炮架。',
  },
  horseAndCannon: {
    title: '马后炮',
    idea: '马与将在一条线上，隔一点，控制将的出路。炮在马后，以马为架将军。',
  },
  smotheredPalace: {
    title: '闷宫',
    idea: '将被自己的双士堵在宫里。炮以士为架，一将就死。',
  },
  elbowHorse: {
    title: '卧槽马',
    idea: '马跳到对方底象前的卧槽位将军。另有一子守住将的出路。',
  },
  palcornerHorse: {
    title: '挂角马',
    idea: '马在九宫的上角（士角）将军。将被自己的士堵住，无路可走。',
  },
  ironBolt: {
    title: '铁门栓',
    idea: '中炮镇住双士。车借帅的力量占住肋道，像铁栓一样把门闩上。',
  },
  doubleRooks: {
    title: '双车错',
    idea: '双车在相邻的两条线上轮流将军。将就无处可躲。',
  },
  facingGeneral: {
    title: '白脸将',
    idea: '帅从远处控制没有阻挡的直线，像车一样。对方的将不能走上这条线。',
  },
};

export const zh: Chinese<TacticsWords> = (t) => ({ chess: chess(t), xiangqi });
