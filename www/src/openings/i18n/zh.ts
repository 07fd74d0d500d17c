import type { Chinese } from '@chariot/engine/languages';
import type { OpeningsWords } from './en.ts';

export const zh: Chinese<OpeningsWords> = () => ({
  start: '初始局面',
  toMove: (side) => `轮到${side}走`,
  line: '已走的着法',
  tree: '开局树',
  treeHint: '线越粗，走的人越多。点击着法即可前往，也可用方向键和回车键。',
  branch: (move, share, name) => (name ? `${move} ${share} · ${name}` : `${move} ${share}`),
  trouble: {
    link: '链接已损坏：缺少一部分或被改动过。',
    moves: '这些着法不能走。',
  },
  analyse: '分析',
  playIt: '下这个开局',
  playSide: '你执',
  playWhy: '到此为止的着法直接走好，Chariot 按开局库应对。',
  playReplaces: '正在进行的对局将被取代。',
  playYes: '开始',
  train: '我的开局',
  trainWhy: '选好自己下的开局，反复训练。',
  addLine: (side) => `加入我的开局（${side}）`,
  inRepertoire: (side) => `已在我的开局中（${side}）`,
  repertoireFull: '“我的开局”已满，请先删除一些变化。',
});
