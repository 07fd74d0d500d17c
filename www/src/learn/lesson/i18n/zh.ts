import type { Chinese } from '@chariot/engine/languages';
import type { LessonUiWords } from './words.ts';

export const zh: Chinese<LessonUiWords> = (t) => {
  const king = t('王', '國王');
  const queen = t('后', '皇后');
  const rook = t('车', '城堡');
  const bishop = t('象', '主教');
  const knight = t('马', '騎士');
  const pawn = t('兵', '士兵');
  return {
    intro: (title, idea) => `${title}。${idea}`,
    lesson: (number, lessons) => `第 ${number} 课，共 ${lessons} 课`,
    task: (number, tasks) => `第 ${number} 题，共 ${tasks} 题`,
    stars: (stars) => `${stars} 颗星`,
    start: '重新开始',
    takeBack: '退回这步',
    again: '再来一次，拿满星',
    nextTask: '下一题',
    nextLesson: '下一课',
    showMove: '演示下一步',
    beginGame: '和第一级对弈',
    replacesGame: '正在进行的对局将被取代。',
    finished: '这一课学完了！',
    right: '对！',
    mated: (king) => `将死：${king}正被将军，怎么走都解不了。`,
    looking: '不是这一步。正在找原因…',
    failed: '这一题打不开。',
    moveSaid: (move) => `${move}。`,
    collected: (left) => (left === 0 ? '星星都收齐了。' : `收到一颗星，还剩 ${left} 颗。`),
    found: (name) => `对，这是${name}。`,

    find: (name, number, all) => `找到${name}，点一下（${number}/${all}）。`,
    collect: (piece, stars, moves) =>
      `把${piece}走到${stars === 1 ? '星星处' : '所有星星处'}，${moves} 步就够。`,
    captureAll: (side, moves) => `吃掉${side}所有的子，自己不丢子，${moves} 步就够。`,
    check: '走一步将军。',
    escape: {
      king: '你被将军了。躲开。',
      capture: '你被将军了。吃掉将军的子。',
      block: '你被将军了。用别的子挡住。',
    },
    mate: '一步将死。',
    safe: '走一步不丢子的棋。',
    win: (side) => `替${side}找出最好的一步。`,
    show: '先看局面，再看演示。',
    showing: (move, number, moves) => `${move}（第 ${number} 步，共 ${moves} 步）`,
    playOut: (within, made) =>
      `轮到你了：将死对方，${within} 步就够。${made === 0 ? '' : `已走 ${made} 步。`}`,
    firstGame: '和教练一起下一整盘。',

    on: (piece, square) => `${square} 的${piece}`,
    the: (piece) => piece,
    otherPiece: (piece) => `这里只走${piece}。`,
    ownPiece: (piece) => `那里是自己的${piece}。`,
    manners: {
      chess: {
        K: `${king}一次只走一格。`,
        Q: `${queen}走直线或斜线。`,
        R: `${rook}走直线：横走或竖走。`,
        B: `${bishop}只走斜线。`,
        N: `${knight}先直走两格，再横走一格。`,
        P: `${pawn}向前走一格，在原位时可走两格，不能后退，也不能横走。`,
      },
      xiangqi: {
        K: '帅在九宫里，一次直走一点。',
        A: '仕在九宫里，一次斜走一点。',
        B: '相走田字：斜走两点，不能过河。',
        N: '马走日字：先直走一点，再斜走一点。',
        R: '车走直线：横走或竖走。',
        C: '炮走直线：横走或竖走。',
        P: '兵一次向前走一点，过河后可以横走，从不后退。',
      },
    },
    bounds: {
      chess: {},
      xiangqi: {
        K: '帅不能离开九宫。',
        A: '仕只能走九宫斜线上的五个点。',
        B: '相走田字：斜走两点，不能过河。',
        P: '兵没有过河，只能向前走。',
      },
    },
    barred: {
      chess: { P: (by) => `${pawn}被${by}挡住了。` },
      xiangqi: {
        N: (by) => `马腿被${by}蹩住了。`,
        B: (by) => `象眼被${by}塞住了。`,
        C: (by) => `路被${by}挡住了：炮只有吃子时才能越子。`,
      },
    },
    way: (piece, by) => `${piece}越不过${by}。`,
    captures: {
      chess: { P: `${pawn}斜着吃子，不能吃正前方的子。` },
      xiangqi: { C: '炮吃子，中间要正好隔一个子：炮架。' },
    },
    onlyCaptures: `${pawn}只有吃子时才斜走。`,
    otherColour: `${bishop}始终在同一种颜色的格子里，到不了那里。`,
    exposed: (king, by) => `这样你的${king}会被${by}将军。`,
    stillInCheck: (king, by) => `这样你的${king}仍然被${by}将军。`,
    facing: '这样将帅就照面了。',
    taken: (piece, by) => `这样你的${piece}会被${by}吃掉。`,
    noCheck: (king) => `这不是将军：没有子攻击对方的${king}。`,
    notMate: '这步没有将军，所以不是将死。',
    answered: {
      king: (piece) => `是将军，但没将死：${piece}能躲开。`,
      capture: (piece) => `是将军，但没将死：${piece}能吃掉你的子。`,
      block: (piece) => `是将军，但没将死：${piece}能挡住。`,
    },
    otherEscape: {
      king: '这样也能应将，但这一题要自己躲开。',
      capture: '这样也能应将，但将军的子可以吃掉。',
      block: '这样也能应将，但可以用别的子挡住。',
    },
    stalemate: '没有将军，对方却无棋可走：逼和。',
    drawn: '成了和棋。',
    deadEnd: '这里已经无棋可走。',
    notAsked: (task) => `这步合乎规则，但不是题目要的。${task}`,
    better: '不是这一步。',
    elsewhere: (name, wanted) => `这是${name}。要找的是${wanted}。`,
    notThere: (wanted) => `不在这里。要找的是${wanted}。`,
  };
};
