import type { Chinese } from '../../i18n/languages.ts';
import type { DialogWords } from './words.ts';

export const zh: Chinese<DialogWords> = (t) => ({
  yourSide: t('您执', '您執'),
  random: t('随机', '隨機'),
  bothSides: t('双方', '雙方'),
  turnBoard: t('棋盘转向走棋的一方', '棋盤轉向走棋的一方'),
  level: t('级别', '級別'),
  rating: (elo) => `≈ ${elo}`,

  clock: t('棋钟', '棋鐘'),
  noClock: t('不计时', '不計時'),
  ownClock: t('自定时间…', '自訂時間…'),
  control: (minutes, increment) =>
    increment > 0 ? `${minutes} 分 + ${increment} 秒` : `${minutes} 分`,
  minutes: t('分钟', '分鐘'),
  seconds: '每步加秒',
  otherTime: (side) => t(`${side}用不同的时间`, `${side}用不同的時間`),

  beginning: '起始局面',
  usualStart: '初始局面',
  shownStart: t('棋盘上的局面', '棋盤上的局面'),
  givenBy: t('让子方', '讓子方'),
  you: '您',
  start: t('开始', '開始'),

  resignSure: t('确定认输吗？', '確定認輸嗎？'),
  drawSure: t('提议和棋吗？', '提議和棋嗎？'),
  drawAgreed: t('双方同意和棋吗？', '雙方同意和棋嗎？'),
  offer: '提和',
  agree: t('同意', '同意'),
  keepPlaying: t('继续对局', '繼續對局'),
});
