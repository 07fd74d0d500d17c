import type { Chinese } from '@chariot/engine/languages';
import type { EndingsWords } from './en.ts';

export const zh: Chinese<EndingsWords> = () => ({
  title: '残局教程',
  position: (place, toPlay, result) =>
    `局面 ${place}：${[toPlay, result].filter(Boolean).join('，')}`,
  results: { win: '胜', draw: '和', loss: '负' },
  practise: '练习',
  exam: '考试',
  leave: '结束考试',
  nextPosition: '下一局面',
  about: '考试：五个必胜局面，离将死越来越远，对方作最顽强的防守。',
  mateIn: (position, positions, moves) =>
    `第 ${position} 个局面，共 ${positions} 个：最快 ${moves} 步将死。`,
  mated: (over) => (over > 0 ? `取胜，比最快多走 ${over} 着。` : '取胜，而且最快！'),
  thrown: '胜势已失。',
  result: (won, positions, over) => `${positions} 个局面胜 ${won} 个，比最快多走 ${over} 着。`,
  best: (over) => `考试通过，比最快多走 ${over} 着`,
  failed: '残局库无法载入。',
  tasksAbout: (positions) =>
    `考试：${positions} 个局面，下到终局。没有相应的残局库时，由引擎应战和评判，并不精确；只剩四个子时由残局库评判。`,
  task: (position, positions, goal, exact) => {
    const [wanted, judged] = [goal === 'win' ? '取胜' : '守和', exact];
    return `第 ${position} 个局面，共 ${positions} 个：${wanted}。${judged ? '由残局库评判。' : '由引擎评判，并不精确。'}`;
  },
  done: (goal, by, moves) => {
    if (by === 'rules') return goal === 'win' ? '取胜！' : '守和成功！';
    if (by === 'table' && goal === 'win') return '残局库判定：必胜！';
    if (by === 'table') return '残局库判定：守住了！';
    return `守了 ${moves} 步，引擎看来仍是和棋。`;
  },
  missed: (goal, by) => {
    if (by === 'engine') return '引擎判断已是败局，并不精确。';
    if (goal === 'win') {
      return by === 'table' ? '残局库不再判为必胜。' : '没有取胜。';
    }
    return by === 'table' ? '残局库判定：已是败局。' : '输了。';
  },
  tasksResult: (done, positions) => `${positions} 个局面走对 ${done} 个。`,
  passed: '考试通过',
});
