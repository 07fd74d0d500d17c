import type { Chinese } from '../../i18n/languages.ts';
import type { PracticeWords } from './words.ts';

export const zh: Chinese<PracticeWords> = (t) => ({
  left: ({ due, fresh, minutes }) =>
    t(
      `到期 ${due} 题，新 ${fresh} 题：约 ${minutes} 分钟。`,
      `到期 ${due} 題，新 ${fresh} 題：約 ${minutes} 分鐘。`,
    ),
  nothingLeft: t(
    '今天的练习已完成。做过的题会在快要忘记时再来。',
    '今天的練習已完成。做過的題會在快要忘記時再來。',
  ),
  begin: t('开始', '開始'),
  goOn: t('继续', '繼續'),
  more: t('再练十分钟', '再練十分鐘'),
  next: t('下一题', '下一題'),
  skip: t('跳过', '跳過'),
  leave: t('总览', '總覽'),
  cardsLeft: (cards) => t(`今天还有 ${cards} 题`, `今天還有 ${cards} 題`),
  days: ({ all, inARow }) =>
    inARow > 1
      ? t(`已练习 ${all} 天，连续 ${inARow} 天`, `已練習 ${all} 天，連續 ${inARow} 天`)
      : t(`已练习 ${all} 天`, `已練習 ${all} 天`),
  about: t(
    '做过的习题、学过的残局和自己对局中的失误都会再来：做错的很快再来，会做的间隔越来越长。',
    '做過的習題、學過的殘局和自己對局中的失誤都會再來：做錯的很快再來，會做的間隔越來越長。',
  ),
  failed: t('习题无法加载。', '習題無法載入。'),
});
