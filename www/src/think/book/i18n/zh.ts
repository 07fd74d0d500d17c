import type { Chinese } from '@chariot/engine/languages';
import type { BookWords } from './en.ts';

export const zh: Chinese<BookWords> = () => ({
  plies: (count) => `${count} 层`,
  depth: '深度',
  minimax: '极小极大',
  alphaBeta: 'α-β 剪枝',

  growthTitle: '你的树长得很快',
  growth: (depth, count) => [
    '你的局面也是一棵树，只是枝杈更多。走过',
    depth,
    `之后，有 ${count} 种走法。每个正方形的面积就是这样一个数，角上的小块是前一层。多走一层，走法就变成二三十倍，甚至更多。谁也没法一直全看下去。第二、三、五章讲怎样少看一些，走的着却一样好；第四、六章讲怎样判断得更准；第七章讲怎样冒险。`,
  ],
  growthSaid: (depth, count) => `${depth} 层：${count} 种走法`,
  growthTry: '拖动数字，再在上面换一个局面。',

  savedTitle: '在你的局面上',
  saved: (depth) => [
    '大正方形是极小极大在你的局面上看',
    depth,
    '所看的局面，途中各层都算；彩色的是 α-β 所看的。其余的都略去了，因为它们改变不了着法。一般看得越深，省下的那一份越大。两者都凭一些简单的特征（见第六章）判断末尾的局面，着法按规则列出的次序来试；本章末尾的机器则只数子力。别的章看得更深，或判断不同，着法也就不同，第七章放在一起比较。',
  ],
  savedSaid: (all, seen) => `极小极大看 ${all} 个局面，α-β 看 ${seen} 个`,
  savedTry: '拖动深度，比较面积。',
  bothFind: (found, factor) => `两者都走 ${found}，极小极大看的局面是 ${factor} 倍。`,

  savedByOrderTitle: '先看吃子',
  savedByOrder: (depth) => [
    '一个简单的猜法：先看吃子，先吃最值钱的。这是 α-β 在你的局面上看',
    depth,
    '：大的是按规则列出的次序，彩色的是先看吃子。分数相同。极小极大的正方形，这里放不下。',
  ],
  savedByOrderSaid: (counts) =>
    `极小极大 ${counts[0]} 个局面，α-β ${counts[1]} 个，先看吃子 ${counts[2]} 个`,
  savedByOrderTry: '选一个平静的局面：没有子可吃，这样猜就帮不上多少。',
  asListed: 'α-β，原来的次序',
  capturesFirst: 'α-β，先看吃子',

  repeatsTitle: '条条大路通到这里',
  repeats: (depth) => [
    '几步闲着，先后怎么调换，走成的都是同一个局面。在这个残局里看',
    depth,
    '，大正方形数的是走法，彩色的数的是不同的局面。没有记性的机器每种走法都要看；把结果记下来（记在置换表里）的机器，一个局面只看一次，再碰到就直接回答。',
  ],
  repeatsSaid: (all, different) => `${all} 种走法，${different} 个不同的局面`,
  repeatsTry: '拖动深度：走法成倍增加，局面增加得慢得多。',
  lines: '走法',
  different: '不同的局面',

  skipped: (depth) => [
    'α-β 剪枝在它所看的深度之内，略去的都无关紧要。现在机器要猜了：轮到走的一方就算停一着，仍然高过对方的栅栏（第二章），便不再看下去（空一着）；排在后面又不吃子的着法，看得浅些（缩减）。两台机器在你的局面上各看',
    depth,
    '，正方形是各看了多少局面，数字旁边是它走的着法。大胆要担风险：有时走什么都不如停一着好，有时排在第十的那一着正是一步不动声色的弃子。',
  ],
  skippedSaid: (careful, bold) => `谨慎：${careful}。大胆：${bold}。`,
  skippedTry: '拖动深度。有没有哪个深度，两台机器走得不一样？',
  failedTitle: '猜错的时候',
  failed: ({ depth, spoils, better, played, reply }) =>
    `这里走 ${better}（绿）是${spoils === 'win' ? '胜' : '和'}局。走 ${played}（红），对方有 ${reply}：这步棋不吃子，排在后面，大胆的机器少看它一层，偏偏就差这一层，于是走了 ${played}，${spoils === 'win' ? '胜势尽失' : '丢了和棋'}。两台机器都看 ${depth} 层，正方形是各看了多少局面。`,
  failedLine: (line, spoils) =>
    `走红箭头，按残局库接下来是：${line}，${spoils === 'win' ? '不再是胜局' : '输棋'}。`,
  keptLine: (line, spoils) => `走绿箭头：${line}，仍是${spoils === 'win' ? '胜' : '和'}局。`,

  answersTitle: '一个局面，几种答案',
  answers:
    '这里是各章对你的局面给出的答案。着法或分数若不一样，谁也没有算错，只是三件事不同：往后看几层？怎样判断一条变化的末尾？途中略过什么？把吃子看完要多看些局面，但分数变了，剪枝的地方也变了，合起来反而可能更少。最后一行看得最深，看的局面却不多：本页的引擎还有许多本章没讲的猜法，次序也更好。最可信的是它。',
  answersTry: '换上你自己的对局。哪些着法大家都同意？',
  answerOf: '搜索',
  move: '着法',
  score: '分数',
  positions: '局面数',
  answeredBy: (chapter, depth, judge) => `第 ${chapter} 章：${depth} 层，${judge}`,
  judges: {
    facts: '第六章的特征',
    places: '子力与位置',
    captures: '子力与位置，吃子看完',
    network: '特征加网络，完整引擎',
  },

  careful: '谨慎',
  bold: '大胆',
  boldCost: (depth, won, drawn, lost) =>
    `代价：同样看 ${depth} 层，它对谨慎的机器 ${won} 胜 ${drawn} 和 ${lost} 负。省下的时间，要用来看得更深才合算。`,
});
