import type { Chinese } from '@chariot/engine/languages';
import type { PracticeWords } from './en.ts';

export const zh: Chinese<PracticeWords> = (t) => ({
  left: ({ due, fresh, minutes }) => `复习 ${due} 题，新题 ${fresh} 题，约 ${minutes} 分钟。`,
  nothingLeft: '今天的练习已完成。做过的题会在快要忘记时再次出现。',
  begin: '开始',
  goOn: '继续',
  more: '再练十分钟',
  next: '下一题',
  skip: '跳过',
  leave: '总览',
  cardsLeft: (cards) => `今天还有 ${cards} 题`,
  days: ({ all, inARow }) =>
    inARow > 1 ? `已练习 ${all} 天，连续 ${inARow} 天` : `已练习 ${all} 天`,
  about:
    '做过的习题、学过的残局和自己对局中的失误都会再次出现：做错的很快重现，会做的间隔越来越长。',
  failed: '习题无法加载。',

  endings: '残局',
  endingsAbout: '最近几个局面的得失：平线为最佳，红柱为胜势已失。',
  passed: '考试通过',
  results: (results) =>
    results.length === 0
      ? '还没有练过'
      : `最近 ${results.length} 次比最快多走的着数：${results.map((over) => over ?? '胜势已失').join('、')}`,
  weeks: (practised, days) => `最近 ${days} 天练习了 ${practised} 天`,

  mayBeDeleted: '存储空间不足或一周未访问时，浏览器可能会删除练习进度：请不时导出。',
  exportAll: '导出进度',
  importFile: '导入进度',
  imported: '已导入。两处都有的题，以较晚的练习为准。',
  notImported: '没有导入任何内容，原有进度不变。',
  fileProblem: (problem) => {
    switch (problem.kind) {
      case 'json':
        return '这个文件不是 JSON，可能不完整。';
      case 'format':
        return '这个文件不是导出的练习进度。';
      case 'version':
        return `文件的版本是 ${problem.version}，由较新的页面导出。请重新打开本页。`;
      case 'value':
        return `“${problem.place}”处：${
          {
            missing: '缺少内容',
            object: '不是对象',
            list: t('不是列表', '不是清單'),
            text: '不是文字，或者太长',
            number: '不是数字，或者超出范围',
            choice: '不是已知的值',
          }[problem.problem]
        }。`;
      default:
        return problem satisfies never;
    }
  },

  unreadable: t(
    '此前保存的练习进度无法读取：可能由较新的页面写入，或已被改动。它已另行保留，没有丢失。',
    '此前儲存的練習進度無法讀取：可能由較新的頁面寫入，或已被改動。它已另行保留，沒有遺失。',
  ),
  exportUnreadable: '存为文件',
  discardUnreadable: '删除',
});
