import type { Chinese } from '../../../i18n/languages.ts';
import type { EndingsWords } from './words.ts';

export const zh: Chinese<EndingsWords> = (t) => ({
  title: t('残局教程', '殘局教程'),
  results: { win: t('胜', '勝'), draw: '和', loss: t('负', '負') },
  practise: t('练习', '練習'),
  exam: t('考试', '考試'),
  leave: t('结束考试', '結束考試'),
  nextPosition: '下一局面',
  about: t(
    '考试：五个必胜局面，离将死越来越远，对方作最顽强的防守。',
    '考試：五個必勝局面，離將死越來越遠，對方作最頑強的防守。',
  ),
  mateIn: (position, positions, moves) =>
    t(
      `第 ${position} 个局面，共 ${positions} 个：最快 ${moves} 步将死。`,
      `第 ${position} 個局面，共 ${positions} 個：最快 ${moves} 步將死。`,
    ),
  mated: (over) =>
    over > 0
      ? t(`取胜，比最快多走 ${over} 着。`, `取勝，比最快多走 ${over} 著。`)
      : t('取胜，走得最快！', '取勝，走得最快！'),
  thrown: t('胜势已失。', '勝勢已失。'),
  result: (won, positions, over) =>
    t(
      `${positions} 个局面胜 ${won} 个，比最快多走 ${over} 着。`,
      `${positions} 個局面勝 ${won} 個，比最快多走 ${over} 著。`,
    ),
  best: (over) => t(`考试通过，比最快多走 ${over} 着`, `考試通過，比最快多走 ${over} 著`),
  failed: t('残局库无法载入。', '殘局庫無法載入。'),
});
