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
      lacks: '从不问对方会怎样吃回来：这里它吃的子有根。',
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
        '只数子力。几着得子一样多，就走列表里的第一着，不管子走到哪里。',
        '只數子力。幾著得子一樣多，就走清單裡的第一著，不管子走到哪裡。',
      ),
    },
    squares: {
      name: '看子力与位置',
      knows: '还看子力的位置：靠前、居中则更值钱，王或将帅宜守家。',
      lacks:
        '数子力，也略看位置（第六章）。兑子到一半就停下来：最后一着若吃了子，它看不到这个子有根。',
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
      name: '空一着与缩减',
      knows:
        '轮到走的一方就算停一着（空一着），仍然高过对方的栅栏，就不再往下看；排在后面、又不吃子的着法看得浅些。',
      lacks: '判断局面，它仍然只看什么子在什么位置。',
    },
    engine: {
      name: '完整引擎',
      knows: '本页的引擎：还有许多这样的办法，经数千局对弈调校；对局面的判断（评估）也好得多。',
      lacks: '大胆的剪枝要靠深度：只看几层时，极小极大看得见的杀棋它也会漏掉。残局也只能估计。',
    },
    tables: {
      name: '加上残局库',
      knows: '全盘不超过四子时，直接查出双方都走对的结果。怎么知道的，看上面的墙。',
      lacks: '子再多，它就还是完整引擎。',
    },
  },

  helpsTitle: '用在这里',
  helpsText: (depth, higher, lower) => {
    const looks =
      lower === undefined
        ? `同样看 ${depth} 层，一个走错。`
        : `“${higher}”看 ${depth} 层，“${lower}”只看自己这一着。`;
    const found = t('这个局面由计算机找出：', '這個局面由電腦找出：');
    const judged = '错着损失多少，由完整引擎看八层来判定，或由残局库判定。';
    return found + looks + judged;
  },
  errs: ({ lower, played, cost, higher, better }) => {
    const gone = cost === 'win' ? '胜势尽失' : '丢了和棋';
    const price = typeof cost === 'number' ? '' : `，${gone}`;
    return `“${lower}”走 ${played}（红）${price}。“${higher}”走 ${better}（绿）。`;
  },
  hopes: (line) => `它预计 ${line}，就在那里算分。`,
  derived: ({ played, better, leaves, costs }) => {
    const price = costs === undefined ? '' : `，所以错着损失 ${costs} 个兵`;
    return `完整引擎看：走 ${played} 是 ${leaves[0]}，走 ${better} 是 ${leaves[1]}${price}。`;
  },

  playedOn: (line) => `双方都走最好的，接下来是：${line}。在棋盘上一步一步看。`,

  playTitle: '与它对弈',
  play: '跟它下一盘',
  plays: {
    tree: '你刚才做的，它对每一着都做一遍，看三层。它只会数子，别的一概不懂。',
    pruning: '它走的着法和上一个一样，看的局面却少得多：三层，加上 α-β 剪枝。',
    order: '好的次序不改变分数，但能换来多看一层。它还是只会数子，不过看四层。',
    horizon: '它看三层，然后把吃子看完。想白吃它一个子，没那么容易了。',
    memory: '它还会记住局面，先看一层，再看两层，直到四层：每轮记住的，下一轮先试。',
    evaluation: '它有完整引擎的判断力，却只看一层。看看光凭判断能下到什么程度。',
    boldness: '这就是本页的引擎，大胆的猜测都用上，看六层。',
    wall: '同一个引擎加上残局库：全盘只剩四子时，它不会再错。',
  },
  otherSide: '交换先后',
  answered: (player, move) => `${player}：${move}。轮到你。`,
});
