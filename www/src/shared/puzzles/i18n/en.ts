import type { GamePhase } from '../../game/phase.ts';
import type { PuzzleGoal, PuzzleSource } from '../task.ts';

export const en = {
  failed: 'The puzzles could not be loaded.',
  /** A position is being drawn from the tables. */
  drawing: 'Looking for a position…',
  none: 'There is no other puzzle of this kind.',
  /** Goals. */
  find: {
    win: (side) => `${side} to move. One move wins: find it.`,
    draw: (side) => `${side} to move. One move holds the draw: find it.`,
    best: (side) => `From your own game. ${side} to move. Find the best move.`,
  } satisfies Record<PuzzleGoal, (side: string) => string>,
  goodNext: (reply: string) => `Right! The reply is ${reply}. Find the next move.`,
  wrong: {
    win: (move) => `${move} does not win. Try again.`,
    draw: (move) => `${move} does not hold. Try again.`,
    best: (move) => `${move} is not the best move. Try again.`,
  } satisfies Record<PuzzleGoal, (move: string) => string>,
  checking: 'Checking your move…',
  solved: 'Right! Solved.',
  /** Solved with help, or not at the first try. */
  solvedAfterAll: 'Right! Solved, though not at the first try.',
  /** The moves of the solution played so far. */
  shown: (moves: readonly string[]) => `Solution: ${moves.join(' ')}`,
  /** The piece to move, which the board marks. */
  hintPiece: (piece: string) => `Move the marked ${piece}.`,
  hintMove: (move: string) => `Play ${move}.`,
  solution: 'Solution',
  next: 'Next puzzle',
  skip: 'Skip',
  again: 'Solve it again',
  /** The moves after the solution, to what they win. */
  goesOn: (moves: readonly string[]) => `It goes on ${moves.join(' ')}.`,
  rating: 'Rating',
  /** A rating that few puzzles have made. */
  uncertain: (rating: number) => `${rating}?`,
  streak: 'In a row',
  bestStreak: (best: number) => `best ${best}`,
  solvedCount: 'Solved',
  ofAll: (all: number) => `of ${all}`,
  run: 'Three minutes',
  toRun: 'Three minutes: as many as you can',
  runHelp: 'Solve as many as you can; they get harder. A wrong move costs ten seconds.',
  clock: 'Time',
  bestRun: 'Best',
  startRun: 'Start',
  stopRun: 'Stop',
  withoutClock: 'Puzzles without a clock',
  toMove: (side: string) => `${side} to move and win.`,
  missedOne: 'Not that one. The next is coming.',
  secondsLeft: (seconds: number) => `${seconds} seconds left.`,
  runOver: (solved: number, missed: number, isBest: boolean) =>
    `Time is up. Solved ${solved}, missed ${missed}.${isBest ? ' Your best run so far!' : ''}`,
  missedInPractice: (missed: number) =>
    missed === 1 ? 'Practise the missed one' : `Practise the ${missed} missed ones`,
  /** The same positions again and again. */
  sets: {
    title: 'Woodpecker',
    link: 'Woodpecker: the same fifty, faster each time',
    help: 'Solve all of a set, take a day or two off, and solve the same ones again: faster each time, until you see them at a glance.',
    set: 'Set',
    newSet: 'New set',
    from: 'Positions',
    fromPuzzles: 'Puzzles',
    fromMistakes: (mistakes: number) => `My mistakes (${mistakes})`,
    mistakesHelp:
      'Positions of your own games that went wrong, and puzzles that you missed. “Game report” finds more.',
    make: (positions: number) =>
      positions === 1 ? 'Make a set of 1' : `Make a set of ${positions}`,
    tooFew: (fewest: number) => `That is too few for a set: ${fewest} at least.`,
    ofTheme: (motif: string, rating: number, positions: number) =>
      `${positions} puzzles around ${rating}${motif ? `: ${motif}` : ''}`,
    ofMistakes: (positions: number) => `${positions} of my mistakes`,
    position: 'Position',
    right: 'Right',
    begin: (round: number) => `Begin round ${round}`,
    goOn: (round: number) => `Go on with round ${round}`,
    pause: 'Pause',
    over: (round: number, right: number, all: number, time: string) =>
      `Round ${round} is done: ${right} of ${all} right, in ${time}.`,
    rest: 'Take a day or two off, then do them again.',
    faster: (time: string) => `Faster than before by ${time}.`,
    notFaster: 'Not faster than before: once more.',
    rounds: 'Rounds',
    round: 'Round',
    day: 'Day',
    accuracy: 'Right at first try',
    rightOf: (right: number, tries: number) => `${right} of ${tries}`,
    remove: 'Remove set',
    removeSure: 'Remove it with its rounds',
  },
  ofDay: 'Puzzle of the day',
  /** In place of the counts, for puzzles without end. */
  endless: 'Drawn from the tablebase',
  source: 'Source',
  sources: {
    file: 'Games',
    win: 'Endings: only move that wins',
    draw: 'Endings: only move that draws',
  } satisfies Record<PuzzleSource, string>,
  /** Link to the daily practice. */
  practice: 'Daily practice: what you tried comes back',
  difficulty: 'Difficulty',
  ratedAt: (rating: number) => `Rated ${rating}`,
  /** Puzzles near this rating. */
  around: (rating: number) => `Around ${rating}`,
  /** Puzzles near the person's rating. */
  auto: 'Near my rating',
  phase: 'Phase',
  phases: {
    opening: 'Opening',
    middlegame: 'Middlegame',
    endgame: 'Endgame',
  } satisfies Record<GamePhase, string>,
  motif: 'Theme',
  any: 'Any',
  motifs: {
    mate: 'Mate',
    undefended: 'Undefended piece',
    fork: 'Fork',
    discoveredAttack: 'Discovered attack',
    skewer: 'Skewer',
    pinnedDefender: 'Pinned defender',
    pinnedPiece: 'Pinned piece',
    removedDefender: 'Removing the defender',
    overloadedDefender: 'Overloading',
    trapped: 'Trapped piece',
    promotion: 'Promotion',
  },
};

export type PuzzleWords = typeof en;
