import type { Chinese } from '@chariot/engine/languages';
import type { ElementWords } from './words.ts';

export const zh: Chinese<ElementWords> = (t) => ({
  views: {
    play: t('对局', '對局'),
    moves: t('对局', '對局'),
    endgame: t('残局', '殘局'),
    puzzle: t('习题', '習題'),
  },
  matesIn: (side, moves) => t(`${side}${moves}步取胜`, `${side}${moves}步取勝`),
  drawn: t('双方正着成和', '雙方正著成和'),
  unknown: t('残局库中没有此局面', '殘局庫中沒有此局面'),
  loadingTables: t('正在载入残局库', '正在載入殘局庫'),
  results: t('全部着法及结果', '全部著法及結果'),
  winsIn: (moves) => (moves === 0 ? t('将死', '將死') : t(`${moves}步杀`, `${moves}步殺`)),
  draws: '和',
  losesIn: (moves) => t(`${moves}步被杀`, `${moves}步被殺`),
  find: (side) => t(`请找出${side}的最佳着法`, `請找出${side}的最佳著法`),
  wrong: (move) => t(`${move} 不是最佳着法，请再试`, `${move} 不是最佳著法，請再試`),
  right: t('正确，请继续', '正確，請繼續'),
  solved: (mistakes) =>
    mistakes === 0 ? '已解出' : t(`已解出，走错 ${mistakes} 次`, `已解出，走錯 ${mistakes} 次`),
  showMove: t('显示着法', '顯示著法'),
});
