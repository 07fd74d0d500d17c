import type { Chinese } from '@chariot/engine/languages';
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

  endings: t('残局', '殘局'),
  endingsAbout: t(
    '最近几个局面的得失：平线为最佳，红柱为胜势已失。',
    '最近幾個局面的得失：平線為最佳，紅柱為勝勢已失。',
  ),
  passed: t('考试通过', '考試通過'),
  results: (results) =>
    results.length === 0
      ? t('还没有练过', '還沒有練過')
      : t(
          `最近 ${results.length} 次比最快多走的着数：${results.map((over) => over ?? '胜势已失').join('、')}`,
          `最近 ${results.length} 次比最快多走的著數：${results.map((over) => over ?? '勝勢已失').join('、')}`,
        ),
  weeks: (practised, days) =>
    t(`最近 ${days} 天练习了 ${practised} 天`, `最近 ${days} 天練習了 ${practised} 天`),

  exportAll: t('导出进度', '匯出進度'),
  importFile: t('导入进度', '匯入進度'),
  imported: t(
    '已导入。两处都有的题，以较晚的练习为准。',
    '已匯入。兩處都有的題，以較晚的練習為準。',
  ),
  notImported: t('没有导入任何内容，原有进度不变。', '沒有匯入任何內容，原有進度不變。'),
  fileProblem: (problem) => {
    switch (problem.kind) {
      case 'json':
        return t('这个文件不是 JSON，可能不完整。', '這個檔案不是 JSON，可能不完整。');
      case 'format':
        return t('这个文件不是练习进度的导出。', '這個檔案不是練習進度的匯出。');
      case 'version':
        return t(
          `文件的版本是 ${problem.version}，出自更新的页面。请重新打开本页。`,
          `檔案的版本是 ${problem.version}，出自更新的頁面。請重新開啟本頁。`,
        );
      case 'value':
        return t(
          `“${problem.place}”处：${
            {
              missing: '缺少内容',
              object: '不是对象',
              list: '不是列表',
              text: '不是文字，或者太长',
              number: '不是数字，或者超出范围',
              choice: '不是已知的值',
            }[problem.problem]
          }。`,
          `「${problem.place}」處：${
            {
              missing: '缺少內容',
              object: '不是物件',
              list: '不是清單',
              text: '不是文字，或者太長',
              number: '不是數字，或者超出範圍',
              choice: '不是已知的值',
            }[problem.problem]
          }。`,
        );
      default:
        return problem satisfies never;
    }
  },

  unreadable: t(
    '此前保存的练习无法读取：出自更新的页面，或已被改动。它已另行保留，没有丢失。',
    '此前儲存的練習無法讀取：出自更新的頁面，或已被改動。它已另行保留，沒有遺失。',
  ),
  exportUnreadable: t('存为文件', '存為檔案'),
  discardUnreadable: t('删除', '刪除'),
});
