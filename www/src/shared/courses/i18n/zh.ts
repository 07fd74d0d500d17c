import type { Chinese } from '@chariot/engine/languages';
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
  tasksAbout: (positions) =>
    t(
      `考试：${positions} 个局面，走到底。没有这一残局的残局库时，由引擎应战和评判，并不精确；只剩四个子时由残局库评判。`,
      `考試：${positions} 個局面，走到底。沒有這一殘局的殘局庫時，由引擎應戰和評判，並不精確；只剩四個子時由殘局庫評判。`,
    ),
  task: (position, positions, goal, exact) => {
    const [wanted, judged] = [goal === 'win' ? t('取胜', '取勝') : '守和', exact];
    return t(
      `第 ${position} 个局面，共 ${positions} 个：${wanted}。${judged ? '由残局库评判。' : '由引擎评判，并不精确。'}`,
      `第 ${position} 個局面，共 ${positions} 個：${wanted}。${judged ? '由殘局庫評判。' : '由引擎評判，並不精確。'}`,
    );
  },
  done: (goal, by, moves) => {
    if (by === 'rules')
      return goal === 'win' ? t('取胜！', '取勝！') : t('守和成功！', '守和成功！');
    if (by === 'table' && goal === 'win') return t('残局库判定：必胜！', '殘局庫判定：必勝！');
    if (by === 'table') return t('残局库判定：守住了！', '殘局庫判定：守住了！');
    return t(`守了 ${moves} 步，引擎看来仍是和棋。`, `守了 ${moves} 步，引擎看來仍是和棋。`);
  },
  missed: (goal, by) => {
    if (by === 'engine') return t('引擎认为已经输了，并不精确。', '引擎認為已經輸了，並不精確。');
    if (goal === 'win') {
      return by === 'table'
        ? t('残局库不再判为必胜。', '殘局庫不再判為必勝。')
        : t('没有取胜。', '沒有取勝。');
    }
    return by === 'table'
      ? t('残局库判定：已是败局。', '殘局庫判定：已是敗局。')
      : t('输了。', '輸了。');
  },
  tasksResult: (done, positions) =>
    t(`${positions} 个局面走对 ${done} 个。`, `${positions} 個局面走對 ${done} 個。`),
  passed: t('考试通过', '考試通過'),
});
