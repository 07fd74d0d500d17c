import type { TutorWords } from './words.ts';

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

export const en: TutorWords = {
  why: 'Why?',
  whyOf: (move) => `Why? About ${move}`,
  searching: 'Looking for the reason…',
  failed: 'The engine that explains could not be asked.',
  close: 'Close',

  allows: (reply, what) => `After ${reply} ${what}.`,
  misses: (better, what) => `Missed: after ${better} ${what}.`,
  mates: (side, moves) => (moves === 1 ? `${side} mates at once` : `${side} mates in ${moves}`),
  wins: (side, pieces) => `${side} wins ${pieces}`,
  winsFor: (side, pieces, given) => `${side} wins ${pieces} for ${given}`,
  perpetualCheck: (side) => `${side} draws by perpetual check`,
  winsMaterial: (side) => `${side} wins material`,
  pieces: (list) => and(list.map(counted)),
  on: (piece, square) => `the ${piece} on ${square}`,
  later: (move, sentence) => `${move}: ${sentence}`,
  motifs: {
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
  },

  mate: (name) => `Mating pattern: ${name}.`,
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
  },

  stillWins: (longer) =>
    longer === 0 ? 'Exact: no faster win.' : `Still wins, ${moveCount(longer)} longer.`,
  stillLoses: (sooner) =>
    sooner === 0 ? 'Exact: no longer defence.' : `Lost anyway, mated ${moveCount(sooner)} sooner.`,
  stillDraws: 'Exact: still a draw.',
  winToDraw: 'Throws the win away: now a draw.',
  winToLoss: 'Throws the win away: now lost.',
  drawToLoss: 'Throws the draw away: now lost.',

  onlyWins: (moves) => `Only ${and(moves)} ${moves.length > 1 ? 'win' : 'wins'}.`,
  onlyDraws: (moves) => `Only ${and(moves)} ${moves.length > 1 ? 'draw' : 'draws'}.`,
  soonest: (moves) => `Fastest: ${moves.join(', ')}.`,
  principles: {
    opposition: () => 'Opposition: the kings face each other, and who has to move gives way.',
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
    cutOffFile: (square) =>
      `Cut-off: the rook keeps the king on one side of the ${square[0]}-file.`,
    cutOffRank: (square) =>
      `Cut-off: the rook keeps the king on one side of the ${ordinal(square.slice(1))} rank.`,
  },
  drawnThoughAhead: (side) => `A draw with best play, though ${side} has more material.`,

  noMistake: 'No mistake: nothing much better was found.',
  nothingCertain: 'Nothing is lost by force that could be named. The engine’s lines:',
  answer: 'Answer',
  better: 'Better',
  play: 'Play the line',
  back: 'Back to the move',
  board: 'The line on the board',
};
