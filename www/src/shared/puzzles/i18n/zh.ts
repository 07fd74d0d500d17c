import type { Chinese } from '@chariot/engine/languages';
import type { PuzzleWords } from './words.ts';

export const zh: Chinese<PuzzleWords> = (t) => ({
  failed: t('习题无法加载。', '習題無法載入。'),
  drawing: t('正在寻找局面…', '正在尋找局面…'),
  none: t('没有其他此类习题。', '沒有其他此類習題。'),
  find: {
    win: (side) =>
      t(`轮到${side}走棋。只有一步能胜，请找出来。`, `輪到${side}走棋。只有一步能勝，請找出來。`),
    draw: (side) =>
      t(
        `轮到${side}走棋。只有一步能守和，请找出来。`,
        `輪到${side}走棋。只有一步能守和，請找出來。`,
      ),
    best: (side) =>
      t(
        `出自您自己的对局。轮到${side}走棋，请找出最佳着法。`,
        `出自您自己的對局。輪到${side}走棋，請找出最佳著法。`,
      ),
  },
  goodNext: (reply) =>
    t(`正确！对方应以 ${reply}。请找出下一步。`, `正確！對方應以 ${reply}。請找出下一步。`),
  wrong: {
    win: (move) => t(`${move} 不能取胜，请再试。`, `${move} 不能取勝，請再試。`),
    draw: (move) => t(`${move} 不能守和，请再试。`, `${move} 不能守和，請再試。`),
    best: (move) => t(`${move} 不是最佳着法，请再试。`, `${move} 不是最佳著法，請再試。`),
  },
  checking: t('正在检查您的着法…', '正在檢查您的著法…'),
  solved: t('正确！已解决。', '正確！已解決。'),
  solvedAfterAll: t('正确！已解决，但不是一次解出。', '正確！已解決，但不是一次解出。'),
  shown: t('答案如上。', '答案如上。'),
  hintPiece: (square) => t(`请走 ${square} 上的棋子。`, `請走 ${square} 上的棋子。`),
  hintMove: (move) => t(`请走 ${move}。`, `請走 ${move}。`),
  solution: t('答案', '答案'),
  next: t('下一题', '下一題'),
  skip: t('跳过', '跳過'),
  again: t('重做', '重做'),
  counts: ({ solved, all }) => t(`已解决 ${solved} / ${all}`, `已解決 ${solved} / ${all}`),
  endless: t('取自残局库', '取自殘局庫'),
  source: t('来源', '來源'),
  sources: {
    file: t('对局', '對局'),
    win: t('残局：唯一胜着', '殘局：唯一勝著'),
    draw: t('残局：唯一和着', '殘局：唯一和著'),
  },
  practice: t('每日练习：做过的题会再来', '每日練習：做過的題會再來'),
  difficulty: t('难度', '難度'),
  difficultyOf: (difficulty) => t(`难度 ${difficulty} / 8`, `難度 ${difficulty} / 8`),
  auto: (level) => t(`适合我（${level}）`, `適合我（${level}）`),
  motif: t('主题', '主題'),
  any: t('不限', '不限'),
  motifs: {
    mate: t('杀棋', '殺棋'),
    undefended: t('无根子', '無根子'),
    fork: t('捉双', '捉雙'),
    discoveredAttack: t('闪击', '閃擊'),
    skewer: t('串打', '串打'),
    pinnedDefender: t('牵制守子', '牽制守子'),
    pinnedPiece: t('牵制', '牽制'),
    removedDefender: t('消除守子', '消除守子'),
    overloadedDefender: t('守子过载', '守子過載'),
    trapped: t('困子', '困子'),
    promotion: t('升变', '升變'),
  },
});
