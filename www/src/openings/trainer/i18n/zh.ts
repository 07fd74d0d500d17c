import type { Chinese } from '@chariot/engine/languages';
import type { TrainerWords } from './en.ts';

const ofHundred = (share: number): string =>
  share < 0.01 ? '每100局大师对局中不到1局' : `每100局大师对局中约${Math.round(share * 100)}局`;

export const zh: Chinese<TrainerWords> = (t) => ({
  title: '我的开局',
  side: '你执',
  openings: '所有开局',

  empty: '这里还是空的。请选择想下的开局，或在棋盘上走棋后加入，或导入 PGN。',
  size: ({ moves, lines }) => `${lines} 条变化，${moves} 步`,
  counts: ({ due, fresh, known }) =>
    [
      due > 0 && `${due} 步待复习`,
      fresh > 0 && `${fresh} 步新着法`,
      known > 0 && `${known} 步已掌握`,
    ]
      .filter(Boolean)
      .join('，'),
  nothingDue: '今天没有需要复习的内容，也可以任意练习。',
  begin: '开始训练',
  choose: '选择开局',
  importPgn: '导入 PGN',
  exportPgn: '导出 PGN',
  add: '加入这条变化',
  remove: '删除这步及其后的着法',
  undo: '撤销',
  unreadable: t(
    '此前保存的“我的开局”无法读取：可能由较新的页面写入，或已被改动。它已另行保留，没有丢失。',
    '此前儲存的「我的開局」無法讀取：可能由較新的頁面寫入，或已被改動。它已另行保留，沒有遺失。',
  ),
  exportUnreadable: '存为文件',
  discardUnreadable: '删除',

  news: {
    added: (moves) => (moves === 0 ? '这些着法已在“我的开局”中。' : `已加入 ${moves} 步。`),
    removed: '已删除。',
    full: '“我的开局”已满，请先删除一些变化。',
    imported: (moves, leftOut, damaged) =>
      [
        `读取了 ${moves} 步。`,
        leftOut > 0 && `略过 ${leftOut} 局：起始局面不同，或不是这种棋。`,
        damaged > 0 && `${damaged} 局中有不能走的着法，只导入到那一步。`,
      ]
        .filter(Boolean)
        .join(''),
    nothingToImport: '这段文字里没有从初始局面开始的着法。',
  },

  chooseTitle: '选择开局',
  chooseAdd: (name) => `加入${name}`,
  chooseAdded: '已加入',
  done: '完成',
  chooseFailed: '无法加入这个开局。',

  importTitle: '导入 PGN',
  importHelp: '所有变化都会加入所选一方的“我的开局”。',
  importText: 'PGN',
  importFile: '打开文件',
  importYes: '加入',
  event: (side) => `我的开局：${side}`,

  tree: '掌握情况',
  treeHint: '越高的着法越常遇到。点击着法即可前往，也可用方向键。',
  legend: { known: '已掌握', due: '待复习', missed: '走错过', fresh: '新着法', hole: '没有应着' },
  tile: (move, parts) => [move, ...parts].join('，'),
  recalled: (percent) => `记得 ${percent}%`,
  met: (share) => ofHundred(share),
  more: (moves) => `其后还有 ${moves} 步`,

  holes: '缺口',
  hole: (move, share) => `${ofHundred(share)}会遇到 ${move}，你还没有应着。`,
  look: '查看',
  lookAt: (move) => `查看 ${move}`,
  answerWith: (move) => `用 ${move} 应对`,
  noHoles: '没有缺口：常见的着法你都有应着。',

  games: '你的对局',
  compare: '对照我的对局',
  comparePgn: '对照 PGN 中的对局',
  compareHelp:
    '找出这些对局在哪一步离开了所选一方的“我的开局”。同一位棋手的对局只看他执这一方的。不会加入任何着法。',
  compareYes: '对照',
  noGames: '没有这一方下完的对局。',
  gamesFailed: '无法读取你的对局。',
  game: {
    own: (games, played, answers) => `有 ${games} 局你走了 ${played}，“我的开局”中是 ${answers}。`,
    other: (games, played) => `有 ${games} 局遇到 ${played}，你没有应着。`,
  },
  within: (within, games) => `${games} 局中有 ${within} 局没有离开“我的开局”。`,
  practise: '练习',
  practised: '下次训练时最先出现。',

  drill: {
    learn: (move) => `新着法：请走 ${move}。`,
    ask: '你怎么走？',
    after: (move) => `${move}。`,
    right: '正确。',
    also: (move) => `${move} 也可以，但这条变化走的是另一步。`,
    wrong: (move) => `${move} 不在“我的开局”中。`,
    have: (moves) => `“我的开局”中是 ${moves}。`,
    said: (share, verdict) => {
      const worth = { sound: '，是稳妥的着法', dubious: '，但可疑', losing: '，但是失着' };
      return `${ofHundred(share)}有人这样走${verdict ? worth[verdict] : ''}。`;
    },
    searching: 'Chariot 正在判断这步棋……',
    searched: (verdict) =>
      ({
        sound: 'Chariot 搜索后认为这步也稳妥。',
        dubious: 'Chariot 搜索后认为这步可疑。',
        losing: 'Chariot 搜索后认为这步是失着。',
      })[verdict],
    notInBook: '开局库里没有这步棋。',
    hintPiece: (piece) => `走标出的${piece}。`,
    over: '整条变化全部正确。',
    overMissed: (missed) => `本变走完。有 ${missed} 步走错，稍后会再出现。`,
    overLearned: '本变走完。现在凭记忆走一遍。',
    playIt: '走这步',
    memory: '凭记忆走',
    next: '下一条变化',
    leave: '概览',
    lines: (lines) => `完成 ${lines} 条变化`,
  },
});
