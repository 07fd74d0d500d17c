import type { Chinese } from '@chariot/engine/languages';
import type { ToyWords } from './en.ts';

export const zh: Chinese<ToyWords> = () => ({
  tree: '一棵树：你有三着，每着有三个应着',
  you: '你',
  weChoose: '你取最高的，',
  theyChoose: '对方取最低的。',
  move: (name, value, isBound) =>
    [`着法 ${name}`, isBound ? '至多' : undefined, value].filter(Boolean).join(' '),
  end: (name, reply) => `${name} 的第 ${reply} 个应着`,
  endSaid: (look, value, isChosen) =>
    [value, { seen: '', unseen: '还没看', cut: '略去' }[look], isChosen ? '选中' : '']
      .filter(Boolean)
      .join('，'),

  chooseReply: (move) => `你走了 ${move}。对方会选哪个应着？点它。`,
  chooseMove: '每一着值多少都清楚了。你走哪一着？点它。',
  tooGood: (value, least) => `不对：能只给你留 ${least}，对方就不会给你留 ${value}。`,
  tooBad: (move, value, best, most) => `${move} 给你留 ${value}，${best} 给你留 ${most}，更多。`,
  byHandDone: (move, value) => `走 ${move}，值 ${value}：最低之中取最高。你刚刚做的就是极小极大。`,
  showMe: '演示',
  newNumbers: '换一组数',
  byHandText:
    '你有三着可走，每着对方有三个应着。末尾的数是你最后得失多少，以兵为单位。一着棋不值它最好的那个数，因为应着不由你挑；它值最低的那个。于是数字往上爬：三个里最低的传给着法，着法里最高的传给你。树再深也不过如此：一层取最低，一层取最高。一方走一步叫一层。',
  byHandTry: '拖动数字，让另一着成为最好的。',

  look: '看下一个应着',
  cut: '剪掉其余的',
  again: '重来',
  firstMove: (move) => `先把 ${move} 的应着看完：你手里还没有可比的。`,
  nextMove: (move, fence) => `你已有 ${fence}，这就是栅栏。${move} 的应着要个个高过它，才算更好。`,
  cutOrLook: (move, worst, fence) =>
    `${move} 至多值 ${worst}（≤），而你已有 ${fence}。接着看，还是剪？`,
  noFence: '还不行：没有可比的着法，每个应着都要紧。',
  cutTooEarly: (move, worst, fence) =>
    worst === undefined
      ? `还不行：${move} 怎样，你一无所知。`
      : `还不行：其余的若不低于 ${worst}，${move} 就高过 ${fence} 的栅栏。`,
  cutDone: (move, value, looks, ends, needless) =>
    [
      `走 ${move}，值 ${value}，与极小极大一样，`,
      looks < ends ? `只看了 ${looks} 个，不是 ${ends} 个。` : `${ends} 个全看了。`,
      needless > 0 && `其中 ${needless} 个本来不必看。`,
      needless === 0 && looks < ends && '拖动灰色的数：着法不变。',
    ]
      .filter(Boolean)
      .join(''),
  cutText:
    '你已知道一着和它的价值，那就是栅栏。再看下一着：只要有一个应着落到栅栏或更低，这一着就出局了。没看过的应着只会让它更差：更坏的，对方会选；更好的，对方不理。所以不必再看，不管那些数是什么，你走的都是同一着。这就是 α-β 剪枝：它就是极小极大，只是层层略去无关紧要的。对方也有一道栅栏，也照它来剪。',
  cutTry: '能剪就剪。然后拖动略去的数：什么也不变。',
  minimaxLooks: (count) => `极小极大看 ${count} 个`,
  alphaBetaLooks: (count) => `α-β 看 ${count} 个`,
  youLook: (count) => `你看了 ${count} 个`,

  orderTask: (looks, ends, move, value) =>
    `看了 ${ends} 个中的 ${looks} 个；走 ${move}，值 ${value}。点一着或一个数，让它排到最前。`,
  orderBest: (looks, ends) =>
    `${ends} 个中只看 ${looks} 个，不能再少了：最好的着法在前，别的着法一上来就是最厉害的应着。`,
  bestFirst: '好的在前',
  worstFirst: '差的在前',
  orderText: (moves, plies, all, fewest) =>
    `好着知道得越早，第二章的栅栏就越高，剪得越多。所以 α-β 希望最好的着法排在最前，别的着法则一上来就碰上最厉害的应着。次序最差时，一个也省不了；次序最好时，每方 ${moves} 着、深 ${plies} 层，${all} 个末尾只要看 ${fewest} 个：同样的时间，能看深一倍。事先谁也不知道哪着最好，但猜就够了：猜错只费时间，分数不变；几着同样好时，可能换成另一着。`,
  orderTry: '找出看得最少的次序，再找出看得最多的。',
});
