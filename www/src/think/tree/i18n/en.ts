import type { FateName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { Eye, Look } from '../model.ts';

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);
const plies = (count: number): string => (count === 1 ? '1 ply' : `${count} plies`);

export const en = {
  search: 'Search',
  eyes: { minimax: 'Minimax', alphaBeta: 'Alpha-beta', engine: 'Chariot' } satisfies Record<
    Eye,
    string
  >,
  picture: (search: string, nodes: string) => `Search tree of ${search}: ${nodes} positions`,
  reading:
    'Each strip is a position, the top one yours; below it stand those its moves lead to. The wider a strip, the more positions lie below it. The search runs from left to right. The lowest strips are thin as splinters: zoom in to tell them apart.',
  title: 'The whole tree of your position',
  engineTitle: 'The tree of the engine',
  textbook: (depth: ComponentChildren) => [
    'Here both searches look ',
    depth,
    ' ahead and judge the end of each line by the facts of the evaluation, without the network of chapter 6. Pale strips are what alpha-beta never saw.',
  ],
  /** A button that switches captures first. */
  ordering: (toggle: ComponentChildren) => [
    'The sooner a reply that refutes a move comes, the more is spared: now it tries ',
    toggle,
    '.',
  ],
  ordered: 'captures first',
  unordered: 'moves as they come',
  engine: (depth: ComponentChildren) => [
    'Chariot, the engine, looks ',
    depth,
    ' ahead. As in the tree of chapter 2, it judges without the network here, so its move may not be the one of chapter 3. It guesses the score, so that its fences stand close together. It remembers positions, looks at late moves less deeply (reduces) and skips hopeless ones (prunes): this may change the move. A move that turns out better than guessed is looked at once more.',
  ],
  tryThis: 'step through the search, then ask how a move was judged.',
  depth: 'Depth',
  plies,
  results: 'What the searches find',
  move: 'Move',
  score: 'Score',
  positions: 'Positions',
  fewer: (factor: string) => `${factor}× fewer`,
  /** For the engine: positions before its last iteration. */
  earlier: (count: string) => `${count} of them in its earlier, shorter rounds`,
  looks: {
    pv: 'best line',
    searched: 'all moves searched',
    leaf: 'end of a line: evaluated',
    cut: 'cut off: one move was enough',
    table: 'remembered (transposition table)',
    pruned: 'pruned: moves not tried',
    over: 'game over',
    leftOut: 'move left out',
    unvisited: 'never looked at',
  } satisfies Record<Look, string>,
  legend: 'Show one kind only',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomAll: 'Show all',
  shown: (shown: string, all: string) => `${shown} of ${all} positions drawn`,
  /** Below a strip whose children are not drawn. */
  collapsed: (count: string) => `${count} positions below are not drawn.`,
  openBelow: 'Draw what is below',
  backUp: 'Back to the whole tree',
  step: 'Step of the search',
  stepOf: (step: string, all: string) => `Step ${step} of ${all}`,
  stepBack: 'Step back',
  stepOn: 'Step forward',
  play: 'Play the search',
  stop: 'Pause',
  whereFell: 'How was this move judged?',
  chooseMove: 'Choose a move',
  answer: (line: string) => `It was judged by this line: ${line}`,
  walk: 'Walk the tree',
  root: 'Start',
  nullMove: 'pass',
  again: 'again',
  /** A move that the search tried once before. */
  onceMore: (move: string) => `${move} once more`,
  line: 'Line',
  /** The fence of each side, for the first side; absent while it has none. */
  window: (low: string | undefined, high: string | undefined): string => {
    if (!low && !high) return 'No fence yet: every score still matters';
    if (!high) return `Only scores above ${low} still matter (the fence)`;
    if (!low) return `Only scores below ${high} still matter (the fence)`;
    return `Only scores between ${low} and ${high} still matter (the fences of both sides)`;
  },
  open: 'open',
  scoreFor: (score: string, side: string) => `${score} for ${side}`,
  noScore: 'no score',
  depthLeft: (count: number) => `${plies(count)} left to search`,
  reducedBy: (count: number) => `looked at ${plies(count)} less deeply (reduced)`,
  beneath: (count: string) => `${count} positions below this one`,
  untried: (count: number) => `${moves(count)} never tried`,
  seenBefore: (line: string) => `Same position as after ${line}`,
  /** A node at which ProbCut tries a capture. */
  probCutTrial: 'A trial of ProbCut: is this capture worth more than enough?',
  /** A position searched once more without a move, which is empty if unknown. */
  withoutMove: (move: string) =>
    `Searched once more without ${move || 'the remembered move'}: if nothing else is nearly as good, that move is looked at more deeply (singular extension).`,
  without: (move: string) => `without ${move}`,
  rule: 'Rule:',
  fates: {
    allMoves: 'All its moves were looked at or left out; the best gives the score.',
    quiet: 'Quiescence search: only captures were tried, until things were quiet.',
    betaCutoff:
      'Beta cutoff: one move cleared the fence of the other side (beta), which has something better elsewhere and will not come here. The rest was spared.',
    noMoves: 'No legal move: the game is over.',
    rule: 'Draw by rule or repetition: nothing more to search.',
    mateDistance: 'Mate distance pruning: a shorter mate is known elsewhere.',
    transpositionTable: 'The transposition table knew this position from before, deep enough.',
    leaf: 'The depth ends here: the position was evaluated as it stands.',
    standPat:
      'Stand pat: even without a capture the side to move is so well off that the opponent will not come here.',
    razoring:
      'Razoring: far below what the side to move has elsewhere (alpha), and captures do not help.',
    reverseFutility:
      'Reverse futility pruning: so far above what the opponent would allow (beta) that the opponent will not come here.',
    nullMove:
      'Null move pruning: even after passing, the side to move was above the fence of the opponent, who will not come here.',
    probCut:
      'ProbCut: a shallower search was already far above what the opponent would allow (beta).',
    multiCut: 'Multi-cut: several moves were above what the opponent would allow (beta).',
    unfinished: 'The search was stopped here.',
    unvisited:
      'Alpha-beta never looked here: another reply had already shown that the move before is no good.',
    late: 'Late move pruning: left out, since it comes too late in the order.',
    futility:
      'Futility pruning: left out, since the position is too far below what the side to move has elsewhere (alpha).',
    history: 'History pruning: left out, since it seldom helped elsewhere.',
    exchange:
      'Left out, since it loses material if both sides go on taking on that square (SEE, static exchange evaluation).',
    delta: 'Delta pruning: left out, since even the captured piece would not be enough.',
  } satisfies Record<FateName, string>,
};

export type TreeWords = typeof en;
