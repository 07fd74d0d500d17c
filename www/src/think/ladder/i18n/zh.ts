import type { Chinese } from '@chariot/engine/languages';
import type { LadderWords } from './en.ts';

export const zh: Chinese<LadderWords> = (t) => ({
  rungs: {
    random: {
      name: '随机走子',
      knows: '任走一步合法的棋。',
      lacks: '什么子能吃，它看不见，不论是你的还是它自己的。',
    },
    greedy: {
      name: '见子就吃',
      knows: '吃能吃到的最值钱的子。',
      lacks: '从不问对方会怎样吃回来。',
    },
    minimax: {
      name: '极小极大',
      knows:
        '把往后若干步的走法全部试过。一着棋值多少，看对方最好的应着之后还剩多少；它选其中最值的。',
      lacks: '时间几乎都花在没人会走的变化上。',
    },
    alphaBeta: {
      name: 'α-β 剪枝',
      knows:
        '只要有一个应着说明某着不比已知的另一着好，就不再试其余应着：它们只会让这一着更差。所以结果与极小极大相同。',
      lacks: t(
        '只数子力。得不到子时，就走列表里的第一着。',
        '只數子力。得不到子時，就走清單裡的第一著。',
      ),
    },
    squares: {
      name: '位置价值表',
      knows: '还看子力的位置：靠前、居中则更值钱，王（将帅）宜守家。',
      lacks: '兑子到一半就停下来：最后一着若吃了兵，它看不到这个兵有根。',
    },
    quiescence: {
      name: '静态搜索',
      knows: '每条变化走到头，还要继续看吃子，直到局面平静再数。',
      lacks: '着法次序不同，也会走成相同的局面，它却一遍遍重算。',
    },
    table: {
      name: '置换表',
      knows: '记住算过的局面（次序不同也认得，所以叫置换）。先试当时的最佳着法，再试吃子。',
      lacks: '开始时什么也不记得，最初的次序全凭猜。',
    },
    deepening: {
      name: '迭代加深',
      knows: '先看一层，再看两层、三层：每轮记住的，告诉下一轮先试什么。',
      lacks: '没希望的着法也搜得和好着一样深。',
    },
    reductions: {
      name: '空着与缩减',
      knows: '就算停一着（空着）也够好，就不再往下看；排在后面、又不吃子的着法看得浅些。',
      lacks: '判断局面，它仍然只看什么子在什么位置。',
    },
    engine: {
      name: '完整引擎',
      knows: '本页的引擎：还有许多这样的办法，经数千局对弈调校；对局面的判断（评估）也好得多。',
      lacks: '大胆的剪枝要靠深度：只看几层时，极小极大看得见的杀棋它也会漏掉。残局也只能估计。',
    },
    tables: {
      name: '加上残局库',
      knows: '连王（将帅）在内不超过四子时，直接查出双方都走对的结果。怎么知道的，见“砖墙”一章。',
      lacks: '子再多，它就还是完整引擎。',
    },
  },
  lacks: '错在哪里：',
  player: '棋手',
  move: '着法',
  positions: '局面数',
  time: '用时',
  depth: '深度',
  plies: (count) => `${count} 层`,
  millis: (count) =>
    count < 1000 ? `${Math.round(count)} 毫秒` : `${(count / 1000).toFixed(1)} 秒`,
  tooManyPieces: '子太多',
  fewPieces: (button) => ['只剩四子或更少时，最后一个才与完整引擎不同：', button, '。'],
  seeEnding: '看这样一个局面',

  climbCaption: '各棋手在此会走什么，看了多少局面',
  climbText: (depth) => [
    '十一个棋手看你的局面，各看',
    depth,
    '。每个都懂一点上面那个不懂的东西。着法旁的小数字是它预计的分数。横条表示看过的局面数：长出同样一截，局面就多出同样的倍数。',
  ],
  climbTry:
    '选一个棋手。彩色箭头是它的着法，灰色是下一个棋手的。再拖动深度。层数这么少，完整引擎反而可能显得弱：选它看看为什么。',

  countsTitle: '多得看不完',
  counts: (depth, count) => ['走过', depth, '之后，有 ', count ?? '…', ' 种走法。'],
  countsText:
    '中局里一方往往有三十多种着法。若全部看一遍，每多看一层，大约要花三十倍的时间。本章讲的，都是怎样少看而选出的着法不变。',
  countsTry: '拖动数字。横条看似一截一截地长，其实每一截都是三十来倍。',

  sameTitle: '着法相同，局面更少',
  sameText:
    '你已找到一着，什么也不丢。再考虑第二着，发现对方有个应着能吃掉你的车。还要看有没有更厉害的应着吗？不必。应着由对方挑选，多看一个，只会让你这一着更差，不会更好：它已出局。对方的着法也照此省去，每条变化的每一步都是如此。α-β 省去的只有这些。所以它选的着法总与极小极大相同。表中是各自看过的局面数，和少到几分之一。测试在两种棋各一百个局面上作了比较。',
  sameTry: '按“继续数”，再在上面换个局面。一般越深省得越多。',
  factor: '倍数',
  same: '（相同）',
  count: '继续数',
  stop: '停止',

  mistakesTitle: '一个看得见，一个看不见',
  mistakesText: (depth) =>
    t(
      `这些局面由计算机找出：同样看 ${depth} 层，一个棋手走错，阶梯上的下一个不错。错着损失几个兵，由完整引擎判定；最后一例由残局库判定。`,
      `這些局面由電腦找出：同樣看 ${depth} 層，一個棋手走錯，階梯上的下一個不錯。錯著損失幾個兵，由完整引擎判定；最後一例由殘局庫判定。`,
    ),
  whoErrs: '谁走错',
  errs: ({ lower, played, cost, higher, better }) => {
    const gone = cost === 'win' ? '赢棋没了' : '和棋没了';
    const lost = typeof cost === 'number' ? '损失' : gone;
    const price = typeof cost === 'number' ? `${lost} ${(cost / 100).toFixed(1)} 兵` : lost;
    return `${lower}走 ${played}（红），${price}。${higher}走 ${better}（绿）。`;
  },

  playTitle: '与它们对弈',
  playText: (depth) => `一个棋手懂什么，跟它下一盘最清楚。在这里它看 ${depth} 层。`,
  playTry: '把子放在极小极大能吃的地方，再放在看似白送的地方。',
  against: '对手',
  otherSide: '交换先后',
  answered: (player, move, positions) => `${player}：${move}，看了 ${positions} 个局面。轮到你。`,

  tableTitle: '谁胜谁',
  tableText: (games, depth) =>
    `左边棋手对每个棋手的得分率（%），50 即棋力相当。± 之后是运气可能造成的偏差，很少超出。每对 ${games} 局，看 ${depth} 层，从均势开局下起，领先九兵即判胜。极小极大与 α-β 走法相同，置换表与迭代加深只省时间，不改分数，故不列。`,
});
