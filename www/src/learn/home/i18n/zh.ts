import type { Chinese } from '@chariot/engine/languages';
import type { HomeWords } from './en.ts';

export const zh: Chinese<HomeWords> = (t) => {
  const names = { chess: '国际象棋', xiangqi: t('中国象棋', '象棋') };
  return {
    title: (game) => `学${names[game]}`,
    lead: '在棋盘上学，每课很短。走错了，马上告诉你错在哪里。',
    question: (game) => `你会下${names[game]}吗？`,
    answers: {
      nothing: () => '不会，从头学',
      otherGame: (game) => `不会，但会下${names[game === 'chess' ? 'xiangqi' : 'chess']}`,
      rules: () => '会，直接学战术',
    },
    courses: {
      basics: '从零到第一盘棋',
      shortcut: '捷径',
      tactics: '战术专题',
      endings: '残局',
    },
    about: {
      basics: '不需要任何基础。',
      shortcut: '只讲规则有什么不同。',
      tactics: '每课两个例子，四道题。',
      endings: '每课有要点、图示和考试，由残局库评判。',
    },
    done: (done, of) => `${done}/${of}`,
    begin: '开始',
    goOn: '继续',
    station: (title, stars, isNext) =>
      [title, stars, isNext && '下一课'].filter(Boolean).join('，'),
    stars: (count) => `${count} 颗星`,
    passed: '已完成',
    allDone: '全部学完了。去下棋，或者做题吧。',
    openings: '开局思路',
    openingsAbout: '每种开局要做什么，主要变化是什么。',
  };
};
