import type { EndLook } from '../ToyTree.tsx';

const LOOKS: Readonly<Record<EndLook, string>> = {
  seen: '',
  unseen: 'not looked at yet',
  cut: 'left out',
};

export const en = {
  tree: 'A tree: your three moves, and three replies to each',
  you: 'You',
  weChoose: 'You choose the highest,',
  theyChoose: 'the opponent the lowest.',
  move: (name: string, value: string | undefined, isBound: boolean) =>
    [`Move ${name}`, isBound ? 'at most' : undefined, value].filter(Boolean).join(' '),
  end: (name: string, reply: number) => `Reply ${reply} to move ${name}`,
  endSaid: (look: EndLook, value: string, isChosen: boolean) =>
    [value, LOOKS[look], isChosen ? 'chosen' : ''].filter(Boolean).join(', '),

  chooseReply: (move: string) =>
    `You have played ${move}. Which reply does your opponent choose? Press it.`,
  chooseMove: 'Now you know what each move is worth. Which one do you play? Press it.',
  tooGood: (value: string, least: string) =>
    `No: your opponent will not leave you ${value} if there is ${least}.`,
  tooBad: (move: string, value: string, best: string, most: string) =>
    `${move} leaves you ${value}. ${best} leaves you ${most}, which is more.`,
  byHandDone: (move: string, value: string) =>
    `${move}, worth ${value}: the highest of the lowest. You have just done minimax.`,
  showMe: 'Show me',
  newNumbers: 'New numbers',
  byHandText:
    'You have three moves, and your opponent three replies to each. The number at the end says what you are left with, in pawns. A move is not worth its best number, since you do not choose the reply. It is worth its lowest one. So the numbers climb: the lowest of each three to the move, the highest of those to you. However deep the tree, there is no more to it: lowest and highest, ply by ply. A ply is one turn of one side.',
  byHandTry: 'drag the numbers until another move is best.',

  look: 'Look at the next reply',
  cut: 'Cut: leave out the rest',
  again: 'Start again',
  firstMove: (move: string) => `Look at all replies to ${move}: you have nothing better yet.`,
  nextMove: (move: string, fence: string) =>
    `You can have ${fence}: that is the fence. ${move} is only better if all its replies clear it.`,
  cutOrLook: (move: string, worst: string, fence: string) =>
    `${move} is worth ${worst} at most (≤), and you can have ${fence}. Look on, or cut?`,
  noFence: 'Not yet: without a move to compare with, every reply counts.',
  cutTooEarly: (move: string, worst: string | undefined, fence: string) =>
    worst === undefined
      ? `Not yet: you know nothing of ${move}.`
      : `Not yet: if the rest is no worse than ${worst}, ${move} clears the fence at ${fence}.`,
  cutDone: (move: string, value: string, looks: number, ends: number, needless: number) =>
    [
      `${move}, worth ${value}, as with minimax:`,
      looks < ends ? `${looks} looks, not ${ends}.` : `all ${ends} looked at.`,
      needless > 0 && `${needless === 1 ? 'One look' : `${needless} looks`} could not matter.`,
      needless === 0 && looks < ends && 'Drag the grey numbers: the move stays.',
    ]
      .filter(Boolean)
      .join(' '),
  cutText:
    'You know one move, and what it is worth: the fence. Take the next one. As soon as one reply falls to the fence or below, this move is out. The replies you have not seen can only make it worse, since your opponent would take a worse one and leave a better one alone. So you need not look. Whatever they are, you play the same move. This is alpha-beta: minimax that leaves out what cannot matter, at every ply. Your opponent has a fence, too, and cuts by it.',
  cutTry: 'cut as soon as you may. Then drag the numbers that were left out: nothing changes.',
  minimaxLooks: (count: number) => `Minimax looks at ${count}`,
  alphaBetaLooks: (count: number) => `Alpha-beta looks at ${count}`,
  youLook: (count: number) => `You looked at ${count}`,

  orderTask: (looks: number, ends: number, move: string, value: string) =>
    `${looks} of ${ends} looked at; ${move}, worth ${value}. Press a move or a number to try it first.`,
  orderBest: (looks: number, ends: number) =>
    `${looks} of ${ends}: fewer is not possible. The best move came first, and the worst replies to the others.`,
  bestFirst: 'Best first',
  worstFirst: 'Worst first',
  orderText: (moves: number, plies: number, all: string, fewest: string) =>
    `The sooner a good move is known, the higher is the fence of chapter 2, and the more is cut. So alpha-beta wants your best move first, then at once the reply that spoils each other move. In the worst order it saves nothing. In the best one, with ${moves} moves a side and ${plies} plies, ${fewest} of ${all} ends are enough: the same time lets it look twice as deep. Nobody knows the best move beforehand. But a guess will do, since a wrong one costs time only. The score stays the same; between equal moves it may choose the other.`,
  orderTry: 'find the order with the fewest looks, then the one with the most.',
};

export type ToyWords = typeof en;
