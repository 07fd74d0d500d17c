import type { EndingReasonName, MateName, MotifName } from '@chariot/protocol';
import type { Aim } from '../plan.ts';

const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five'];

const moveCount = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

function counted({ name, count }: { name: string; count: number }): string {
  if (count > 1) return `${NUMBERS[count] ?? count} ${name}s`;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

function and(list: readonly string[]): string {
  const last = list.at(-1) ?? '';
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${last}` : last;
}

const ordinal = (rank: string): string => `${rank}${['', 'st', 'nd', 'rd'][Number(rank)] ?? 'th'}`;

const motifs: Readonly<Record<MotifName, (one: string, ...others: string[]) => string>> = {
  undefended: (target) => `Nothing defends ${target}.`,
  fork: (by, ...targets) => `Fork: ${by} attacks ${and(targets)}.`,
  discoveredAttack: (mover, by, target) =>
    `Discovered attack: ${mover} has moved, and ${by} attacks ${target}.`,
  skewer: (by, front, behind) => `Skewer: ${by} attacks ${front}, and ${behind} behind it.`,
  pinnedDefender: (pinned, by, target) =>
    `Pin: ${pinned} is pinned by ${by} and cannot protect ${target}.`,
  pinnedPiece: (pinned, by) => `Pin: ${pinned} is pinned by ${by}.`,
  removedDefender: (defender, target) =>
    `Removing the defender: ${defender} alone protects ${target}.`,
  overloadedDefender: (defender, recaptures, target) =>
    `Overloading: ${defender} has to protect both ${recaptures} and ${target}.`,
  trapped: (piece) => `Trapped piece: ${piece} has no safe square.`,
  promotion: (piece) => `Promotion: a pawn becomes ${piece}.`,
};

const principles: Readonly<
  Record<Exclude<EndingReasonName, 'drawnThoughAhead'>, (one: string, other: string) => string>
> = {
  opposition: () => 'Opposition: the kings face each other, and the side to move must give way.',
  intoSquare: (pawn) =>
    `Square of the pawn: the king had to step into it; now it cannot catch the pawn on ${pawn}.`,
  pawnRuns: (pawn, king) =>
    `Square of the pawn: if the pawn on ${pawn} runs at once, the king on ${king} cannot catch it.`,
  wrongBishop: (corner) =>
    `Wrong bishop: it does not control ${corner}, and a king in that corner cannot be driven out.`,
  rookPawn: (corner) =>
    `Fortress: a rook’s pawn cannot drive the king from the corner at ${corner}.`,
  pawnOnSeventh: (pawn) =>
    `Fortress: the queen cannot beat the pawn on ${pawn}: a rook’s or bishop’s pawn, about to promote, with its king beside it.`,
  twoKnights: () => 'Two knights cannot force mate.',
  generalHoldsFile: (square) =>
    `Flying general: the general holds the ${square[0]}-file, onto which the other general may not step.`,
  fullDefence: () =>
    'Fortress: against the full defence of two advisors and two elephants the chariot alone cannot win here.',
  loneCannon: () => 'Fortress: the cannon has no screen of its own, and cannot win here.',
  cutOffFile: (square) => `Cut-off: the rook keeps the king on one side of the ${square[0]}-file.`,
  cutOffRank: (square) =>
    `Cut-off: the rook keeps the king on one side of the ${ordinal(square.slice(1))} rank.`,
};

/** Names of a side's pieces. */
interface Names {
  king: string;
  pawn: string;
}

const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const en = {
  /** Asks about a move, and about an inaccuracy, mistake or blunder. */
  why: 'Why?',
  whyOf: (move: string) => `Why? About ${move}`,
  searching: 'Looking for the reason…',
  failed: 'This move could not be explained.',
  close: 'Close',

  /** The reply and its consequence. */
  allows: (reply: string, what: string) => `After ${reply} ${what}.`,
  /** The piece that the reply captures for little or nothing. */
  canBeTaken: (piece: string, reply: string) => `${upper(piece)} can be taken: ${reply}.`,
  /** The piece that the better move captures. */
  couldBeTaken: (piece: string, better: string) =>
    `Missed: ${piece} could have been taken: ${better}.`,
  /** The missed motifs, without the move. */
  missed: (what: string) => `Missed: ${what}.`,
  /** The better move and its consequence. */
  misses: (better: string, what: string) => `Missed: after ${better} ${what}.`,
  mates: (side: string, moves: number): string =>
    moves === 1 ? `${side} mates at once` : `${side} mates in ${moves}`,
  winsPieces: (side: string, pieces: string) => `${side} wins ${pieces}`,
  winsFor: (side: string, pieces: string, given: string) => `${side} wins ${pieces} for ${given}`,
  perpetualCheck: (side: string) => `${side} draws by perpetual check`,
  /** For a promotion, or pieces that cannot be named. */
  winsMaterial: (side: string) => `${side} wins material`,
  pieces: (list: readonly { name: string; count: number }[]) => and(list.map(counted)),
  on: (piece: string, square: string) => `the ${piece} on ${square}`,
  /** Effect of a later move of the line. */
  later: (move: string, sentence: string) => `${move}: ${sentence}`,
  motifs,
  /** A discovered attack on the king. */
  discoveredCheck: (mover: string, by: string) =>
    `Discovered check: ${mover} has moved, and ${by} gives check.`,

  /** Named mating pattern at the end of a line. */
  mate: (name: string) => `Mating pattern: ${name}.`,
  mateNames: {
    backRank: 'back-rank mate',
    smothered: 'smothered mate',
    arabian: 'Arabian mate',
    epaulette: 'epaulette mate',
    doubleCannon: 'double cannons',
    horseAndCannon: 'cannon behind the horse',
    smotheredPalace: 'smothered palace',
    elbowHorse: 'elbow horse',
    palcornerHorse: 'palcorner horse',
    ironBolt: 'iron bolt',
    doubleRooks: 'two rooks in turn',
    facingGeneral: 'facing generals',
    anglerHorse: 'angler horse',
    octagonHorse: 'octagon horse',
  } satisfies Record<MateName, string>,

  /**
   * Exact results. `longer` and `sooner`: moves by which the mate is further away or nearer than after the best move.
   */
  stillWins: (longer: number): string =>
    longer === 0 ? 'Exact: no faster win.' : `Still wins, ${moveCount(longer)} longer.`,
  stillLoses: (sooner: number): string =>
    sooner === 0 ? 'Exact: no longer defence.' : `Lost anyway, mated ${moveCount(sooner)} sooner.`,
  stillDraws: 'Exact: still a draw.',
  winToDraw: 'Throws the win away: now a draw.',
  winToLoss: 'Throws the win away: now lost.',
  drawToLoss: 'Throws the draw away: now lost.',

  /** The only moves that keep the result, and those that mate soonest. */
  onlyWins: (moves: readonly string[]) =>
    `Only ${and(moves)} ${moves.length > 1 ? 'win' : 'wins'}.`,
  onlyDraws: (moves: readonly string[]) =>
    `Only ${and(moves)} ${moves.length > 1 ? 'draw' : 'draws'}.`,
  soonest: (moves: readonly string[]) => `Fastest: ${moves.join(', ')}.`,
  /** Principles that decide, with names of squares. */
  principles,
  drawnThoughAhead: (side: string) => `A draw with best play, though ${side} has more material.`,

  /** Why a move is good: `what` is who gains what. */
  onlyLegal: 'The only legal move.',
  takesBack: (piece: string) => `Recaptures ${piece}.`,
  onlyGood: (move: string) => `Every move but ${move} is clearly worse.`,
  /** After any other move a piece is lost, of which there are `count`. */
  onlyKeeps: (move: string, piece: string, count: number) =>
    count === 1
      ? `Only ${move} keeps the ${piece}.`
      : `Only ${move} keeps ${count === 2 ? 'both' : `all ${NUMBERS[count] ?? count}`} ${piece}s.`,
  /** The best other move is answered by a reply. */
  refuted: (instead: string, reply: string, what: string) =>
    `If ${instead}, then ${reply}, and ${what}.`,
  wins: (move: string, what: string) => `After ${move} ${what}; every other move is clearly worse.`,
  threatens: (move: string, what: string) => `Threat: ${move}, and ${what}.`,
  threatensMate: (move: string) => `Threat: ${move}.`,
  meets: (move: string, what: string) => `Meets a threat: ${move}, and ${what}.`,
  meetsMate: (move: string) => `Stops ${move}.`,

  /** Where a quiet line leads, in the engine's own estimate: tendencies, with what they gain on the other side. */
  plans: {
    gains: (tendencies: readonly string[]) => `Plan: ${and(tendencies)}.`,
    better: (tendencies: readonly string[]) => `The better line aims for more: ${and(tendencies)}.`,
    concedes: (tendencies: readonly string[]) => `The opponent gains: ${and(tendencies)}.`,
  },
  planIsEstimated: 'The engine’s estimate, in pawns; not a fact.',
  tendency: (what: string, change: string) => `${what} (${change})`,
  aims: {
    activity: (side, grows) => `${side}’s pieces become ${grows ? 'more' : 'less'} active`,
    pawns: (side, grows, { pawn }) => `${side}’s ${pawn}s stand ${grows ? 'better' : 'worse'}`,
    passed: (side, grows, { pawn }) =>
      `${side}’s passed ${pawn}s get ${grows ? 'stronger' : 'weaker'}`,
    king: (side, grows, { king }) => `${side}’s ${king} gets ${grows ? 'safer' : 'less safe'}`,
    attack: (side, grows, { king }) =>
      `${side}’s attack on the ${king} ${grows ? 'grows' : 'fades'}`,
  } satisfies Record<Aim, (side: string, grows: boolean, names: Names) => string>,

  /** The move costs hardly anything. */
  noMistake: 'No mistake: it hardly changes the winning chances.',
  /** Shows the sentences that matter less. */
  more: 'More',
  /** Follows an answer from the review while the engine looks further. */
  deeper: 'Looking further…',
  /** For a mistake whose lines gain nothing certain. */
  nothingCertain: 'No clear loss of material was found.',
  /** The engine's reply, and its better line. */
  answer: 'Answer',
  better: 'Better',
  /** The repertoire's line, where that is compared instead. */
  repertoire: 'Repertoire',
  play: 'Play the line',
  back: 'Back to the move',
  board: 'The line on the board',
};

export type TutorWords = typeof en;
