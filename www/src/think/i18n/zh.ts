import type { Chinese } from '@chariot/engine/languages';
import { zh as book } from '../book/i18n/zh.ts';
import { zh as ladder } from '../ladder/i18n/zh.ts';
import { zh as pictures } from '../pictures/i18n/zh.ts';
import { zh as toy } from '../toy/i18n/zh.ts';
import { zh as tree } from '../tree/i18n/zh.ts';
import { zh as wall } from '../wall/i18n/zh.ts';
import type { ThinkWords } from './en.ts';

export const zh: Chinese<ThinkWords> = (t) => ({
  lead: '本页的引擎怎样找到着法，分八个想法来讲。会下棋就能看懂，不必会写程序。几乎每个数都是当场算出来的。',
  contents: '章节',
  chapters: {
    tree: '一　树',
    pruning: '二　剪枝',
    order: '三　次序',
    horizon: '四　水平线',
    memory: '五　记忆',
    evaluation: '六　评估',
    boldness: '七　大胆剪枝',
    wall: '八　残局库',
  },
  ideas: {
    tree: '一着棋值多少，要看对方最好的应着之后还剩多少。',
    pruning: '不能改变着法的，就不必看。',
    order: '好着来得越早，要看的越少。',
    horizon: '最后一层之后的事并不存在，除非把吃子继续看完。',
    memory: '着法次序不同，走成的局面相同：看一遍就够。',
    evaluation: '每条变化的末尾都是一个猜测。猜得越准，走得越好。',
    boldness: '多半没希望的，只看浅些，甚至不看。这有可能出错。',
    wall: '子力不多时什么也不用猜：可以倒着推算出来。',
  },
  choosePosition: '你的局面',
  position: '局面',
  aboutPosition: '真实局面的图都针对这个局面。走一着棋，或另选一个。',
  units: (side) =>
    `各章的分数都以兵为单位，正数对${side}有利，负数对另一方有利；# 后面是几步杀。一方走一步为一层。`,
  examples: {
    opera: '歌剧院对局',
    legall: '莱加尔陷阱',
    middlegame: '中局',
    ending: '残局',
    start: '初始局面',
  },
  aboutExamples: {
    opera: t(
      '1858 年，墨菲在巴黎歌剧院下出这盘棋：白方把后弃在 b8，再用车在 d8 将死。',
      '1858 年，墨菲在巴黎歌劇院下出這盤棋：白方把后棄在 b8，再用城堡在 d8 將死。',
    ),
    legall: t(
      '盘上是“莱加尔陷阱”：白马可以吃 e5 兵，不怕 g4 的象吃后，因为接着象到 f7 将军，另一只马再将死。黑方最好吃掉马，白方净得一兵。',
      '盤上是「萊加爾陷阱」：白馬可以吃 e5 兵，不怕 g4 的主教吃后，因為接著主教到 f7 將軍，另一隻馬再將死。黑方最好吃掉馬，白方淨得一兵。',
    ),
    middlegame: '盘上是一个普通的中局。',
    ending: '盘上是一个残局。',
    start: '盘上是对局的开始。',
  },
  fromPlay: '我的对局',
  fromAnalysis: '我的分析',
  nothingThere: '还没有。',
  tryThis: '试试：',
  lookCloser: (title) => `细看：${title}`,
  source: '源码：',
  onGitHub: (line) => `GitHub 上的第 ${line} 行`,
  textsTitle: '它的四个来源',
  texts: {
    endings: (title) => [
      title('Don Cross 为他的引擎 Chenard 写的残局库文章'),
      '教会了倒推：从将死开始，一层一层往上垒。在这里变成了墙和残局库。',
    ],
    stepByStep: (title) => [
      title('Lauri Hartikka 的《一步一步写一个简单的国际象棋 AI》'),
      '告诉我们，每个想法最好跟没有它的对手下一盘来体会。在这里变成了每章之后的机器。',
    ],
    tests: (title) => [
      title('Ms-RL 的《测试驱动的国际象棋人工智能》'),
      '用 C# 先写测试、再写引擎，教会了先把每条规则写成测试，再写程序。在这里，本页的每个数都有测试守着。',
    ],
    xiangqi: () =>
      '一份象棋 α-β 剪枝的实验报告告诉我们，两种棋可以共用一个搜索。在这里搜索全部共用，不同的只有规则和判断。',
  },

  toy: toy(t),
  book: book(t),
  ladder: ladder(t),
  tree: tree(t),
  wall: wall(t),
  pictures: pictures(t),
});
