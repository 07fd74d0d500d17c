import type { Chinese } from '@chariot/engine/languages';
import type { CharacterWords } from './en.ts';

export const zh: Chinese<CharacterWords> = () => ({
  opponent: '对手',
  neutral: '均衡',
  names: {
    chess: {
      attacker: '烈焰',
      fortress: '石墙',
      gambler: '小福星',
      grinder: '老磨坊',
      trickster: '小狐狸',
      positional: '静水',
      student: '小书生',
      keeper: '喜鹊',
    },
    xiangqi: {
      attacker: '疾风',
      fortress: '石门',
      gambler: '三骰子',
      grinder: '磨刀石',
      trickster: '野猫',
      positional: '平湖',
      student: '书童',
      keeper: '司库',
    },
  },
  tastes: {
    attacker: '进攻',
    fortress: '固守',
    gambler: '弃子',
    grinder: '兑子',
    trickster: '制造威胁',
    positional: '稳健',
    student: '只会一种开局',
    keeper: '不愿兑子',
  },
  named: (name, taste) => `${name}：${taste}`,
  royal: { chess: '王', xiangqi: '将帅' },
  stories: (royal) => ({
    attacker: `倾全力直取你的${royal}。记得留子防守。`,
    fortress: '守在自己的半边，不放人进来。你得自己找到突破口。',
    gambler: '把子送到你嘴边，赌你选错。吃之前先算清楚。',
    grinder: '一有机会就兑子，好进入残局。接下来要靠耐心。',
    trickster: '只要有威胁就不放过。它的上一着要看两遍。',
    positional: '走稳健的着法，让每个子都更舒展。危险是慢慢积累的。',
    student: '先后手各学会了一种开局。之后就得自己思考。',
    keeper: '每个子都舍不得兑掉。棋盘会一直很满。',
  }),
});
