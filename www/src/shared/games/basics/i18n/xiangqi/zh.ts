import type { Chinese } from '@chariot/engine/languages';
import type { BasicsWords } from '../words.ts';

export const zh: Chinese<BasicsWords['xiangqi']> = () => ({
  board: {
    title: '棋盘',
    idea: '棋子摆在线的交叉点上。中间是河界，双方各在一边。画斜线的方块是九宫。',
    areas: {
      palace: '自己的九宫（下方）',
      theirs: '黑方的九宫',
      bank: '自己这边的河沿',
      corner: '棋盘的一个角',
    },
  },
  chariot: {
    title: '车',
    idea: '车走直线，横走竖走，点数不限。遇到自己的子就停，遇到对方的子可以吃。车的威力最大。',
  },
  horse: {
    title: '马',
    idea: '马走日字：先直走一点，再斜走一点。',
  },
  horseLeg: {
    title: '蹩马腿',
    idea: '马不能跳。直走的那一点上有子，就蹩住马腿，往那边走不了。',
  },
  cannon: {
    title: '炮',
    idea: '炮不吃子时走法同车：走直线，路上不能有子。',
  },
  screen: {
    title: '炮架',
    idea: '炮吃子要正好隔一个子，不论是谁的。这个子叫炮架。',
  },
  elephant: {
    title: '相（象）',
    idea: '相走田字：斜走两点，不能过河。田字中心有子，就塞住象眼。',
  },
  advisor: {
    title: '仕（士）',
    idea: '仕沿九宫的斜线走一点，不出九宫。',
  },
  general: {
    title: '帅（将）',
    idea: '帅在九宫里直走一点，不能走到会被吃的地方。',
  },
  soldier: {
    title: '兵（卒）',
    idea: '兵向前走一点，过河以后还可以横走，从不后退。',
  },
  check: {
    title: '将军',
    idea: '攻击对方的将，叫作将军。对方必须马上应将。',
  },
  escape: {
    title: '应将',
    idea: '走开帅，吃掉将军的子，或者用别的子挡住。对付炮，还可以撤掉炮架。',
  },
  mate: {
    title: '将死',
    idea: '被将军而无法应将，就是将死。将死对方就赢了。',
  },
  stalemate: {
    title: '困毙',
    idea: '轮到走棋却无棋可走，就输了，不管有没有被将军。',
    tasks: ['让黑方无棋可走。'],
  },
  facing: {
    title: '将帅不能照面',
    idea: '将帅不能在没有子的直线上照面。两者之间只有一个子时，这个子不能离开。',
    tasks: ['吃掉卒。', '借帅的力量一步将死。'],
  },
  repetition: {
    title: '长将和长捉',
    idea: '反复走同样的局面，每步都将军，或者每步都捉同一个无根子，判负。',
    tasks: ['黑方一直在将军。再退回一次，你就赢了。', '黑方一直在捉炮。再退回一次。'],
  },
  values: {
    title: '子力价值',
    idea: '以兵为 1：仕、相各 2，马 4，炮 4.5，车 9。吃子前先看有没有根。',
  },
  safety: {
    title: '走得安全',
    idea: '你有一个子正被捉。走开、保护，或者吃得合算。',
  },
  hanging: {
    title: '无根子',
    idea: '没有保护的子叫无根子，可以白吃。每步棋之前都找一找。',
  },
  fork: {
    title: '捉双',
    idea: '一个子同时捉两个子，对方只能救一个。',
  },
  pin: {
    title: '牵制',
    idea: '马挡在将前面，不能离开这条直线。再捉它一次。',
  },
  skewer: {
    title: '串打',
    idea: '沿直线将军：将一躲开，后面的子就丢了。',
  },
  discovered: {
    title: '抽将',
    idea: '一个子走开，让出后面的将军。黑方应将的时候，你就吃子。',
  },
  elbowHorse: {
    title: '卧槽马',
    idea: '马跳到对方底象前的卧槽位将军，同时封住将的出路。',
  },
  horseAndCannon: {
    title: '马后炮',
    idea: '马与将在一条线上，控制将的出路，又做炮架；炮在马后将军。',
  },
  twoChariots: {
    title: '双车杀将',
    idea: '一车封住一行，另一车在下一行将军，将就无处可走。这就是双车错。',
  },
  opening: {
    title: '开局几步',
    idea: '炮架中路，跳正马，出直车：许多棋局都这样开始。',
    tasks: ['走炮二平五：右炮架中路。', '走马二进三：跳右马。', '走车一平二：出右车。'],
  },
  firstGame: {
    title: '第一盘棋',
    idea: '该会的你都会了。第一级常出错。你要走错时教练会提醒，也可以悔棋。',
  },
});
