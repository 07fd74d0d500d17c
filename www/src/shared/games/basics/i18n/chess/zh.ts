import type { Chinese } from '@chariot/engine/languages';
import type { BasicsWords } from '../words.ts';

export const zh: Chinese<BasicsWords['chess']> = (t) => {
  const king = t('王', '國王');
  const queen = t('后', '皇后');
  const rook = t('车', '城堡');
  const bishop = t('象', '主教');
  const knight = t('马', '騎士');
  const pawn = t('兵', '士兵');
  return {
    board: {
      title: '棋盘',
      idea: '八条直线用字母 a 到 h 表示，八条横线用数字 1 到 8 表示。每格先念字母，再念数字。',
    },
    rook: {
      title: rook,
      idea: `${rook}走直路：横走竖走，格数不限。遇到自己的子就停，遇到对方的子可以吃。`,
    },
    bishop: {
      title: bishop,
      idea: `${bishop}走斜线，格数不限，所以永远留在同一种颜色的格子里。`,
    },
    queen: {
      title: queen,
      idea: `${queen}横、竖、斜都能走，格数不限，等于${rook}加${bishop}。`,
    },
    king: {
      title: king,
      idea: `${king}向任何方向走一格。${king}不能被吃，所以不能走到会被吃的地方。`,
    },
    knight: {
      title: knight,
      idea: `${knight}先直走两格，再横走一格，像字母 L。只有${knight}能跳过别的子。`,
    },
    pawn: {
      title: pawn,
      idea: `${pawn}向前走一格，在原位时也可以走两格；斜着向前一格吃子。${pawn}从不后退。`,
    },
    check: {
      title: '将军',
      idea: `攻击对方的${king}，叫作将军。对方必须马上应将。`,
    },
    escape: {
      title: '应将',
      idea: `应将有三种办法：走开${king}，吃掉将军的子，或者用别的子挡住。`,
    },
    mate: {
      title: '将死',
      idea: '被将军而无法应将，就是将死。将死对方就赢了。',
    },
    stalemate: {
      title: '逼和',
      idea: `没有被将军，却无棋可走，叫作逼和，是和棋。快赢的时候要给对方的${king}留一步棋，或者直接将死。`,
    },
    castling: {
      title: t('王车易位', '入堡'),
      idea: t(
        '王和车都没动过时，王可以向车走两格，车跳到王的另一边，一局一次。正被将军、经过受攻击的格子都不行。',
        '國王和城堡都沒動過時，國王可以向城堡走兩格，城堡跳到國王的另一邊，一局一次。正被將軍、經過受攻擊的格子都不行。',
      ),
      tasks: ['向右易位。', '向左易位。'],
    },
    enPassant: {
      title: '吃过路兵',
      idea: `对方的${pawn}刚走两格，越过了你的${pawn}，可以当它只走了一格来吃。只能马上吃。`,
      tasks: [`吃掉刚走的${pawn}。`, '再吃这一个。'],
    },
    promotion: {
      title: '升变',
      idea: `${pawn}走到最后一行，就变成${queen}、${rook}、${bishop}或${knight}，由你选。`,
      tasks: [`升变成${queen}。`, `升变成能同时攻击${king}和${queen}的子。`],
    },
    draws: {
      title: '和棋',
      idea: `同一局面第三次出现是和棋。双方各走五十步没有吃子、也没有动${pawn}，也是和棋。`,
      tasks: ['白方要输了。再将一次，就是和棋。', '离五十步只差一步。走出这一步。'],
    },
    values: {
      title: '子力价值',
      idea: `以${pawn}为 1：${knight}、${bishop}各 3，${rook} 5，${queen} 9。吃子前先看有没有保护。`,
    },
    safety: {
      title: '走得安全',
      idea: '你有一个子正受攻击。走开或者保护它，还要看新位置会不会再受攻击。',
    },
    hanging: {
      title: '没有保护的子',
      idea: '没有保护的子可以白吃。每步棋之前都找一找。',
    },
    fork: {
      title: '捉双',
      idea: '一个子同时攻击两个子，对方只能救一个。',
    },
    pin: {
      title: '牵制',
      idea: `挡在${king}前面的子不能离开这条线，这叫牵制。去牵制它，或者再攻击它一次。`,
    },
    skewer: {
      title: '串打',
      idea: `沿直线将军：${king}一躲开，后面的子就丢了。`,
    },
    discovered: {
      title: '闪击',
      idea: '一个子走开，让出后面那个子的路线，同时产生两个威胁。',
    },
    twoRooks: {
      title: t('双车杀王', '雙城堡將死'),
      idea: `一个${rook}封住一行，另一个在下一行将军，轮流前进，像爬梯子。${king}靠近时，把${rook}移到远处。`,
    },
    opening: {
      title: '开局几步',
      idea: `${pawn}占中心，出${knight}出${bishop}，${king}到安全处：这就是好的开局。`,
      tasks: [`把${king}前的${pawn}走到 e4。`, `把${knight}走到 f3。`, '易位。'],
    },
    firstGame: {
      title: '第一盘棋',
      idea: '该会的你都会了。第一级常出错。你要走错时教练会提醒，也可以悔棋。',
    },
  };
};
