import type { ComponentChildren } from 'preact';
import type { Judge } from '../../../shared/game/pieceValues.ts';
import type { TermTheme, TermWord } from '../../../shared/game/terms.ts';
import type { CycleName } from '../../../shared/games/think.ts';
import type { LeafName } from '../expectations.ts';

const terms = {
  isolated: 'isolated',
  backward: 'backward',
  doubled: 'doubled',
  blocked: 'opposed',
  islands: 'pawn islands',
  linked: 'side by side',
  protectedPawn: 'protected by a pawn',
  candidate: 'candidate passed pawns',
  number: 'how many are left',
  generalDistance: 'distance from the enemy general',
  rank: 'rank and file',
  path: 'the way ahead',
  kings: 'distance of the kings',
  rookBehind: 'rook or queen behind',
  unstoppable: 'unstoppable',
  pair: 'pairs',
  company: 'pieces that suit each other',
  outpost: 'outposts',
  behindPawn: 'behind a pawn',
  kingDistance: 'distance from the own king',
  bishopPawns: 'pawns on the bishop’s colour',
  longDiagonal: 'long diagonal',
  rookFile: 'open files',
  seventh: 'seventh rank',
  shutIn: 'trapped rook',
  screens: 'screens for the cannon',
  noRook: 'no chariot against one',
  protected: 'protected beyond the river',
  sight: 'the general sees the palace',
  space: 'space',
  restricted: 'squares denied',
  minor: 'by knight or bishop',
  hanging: 'hanging pieces',
  queenGuarded: 'defended by the queen alone',
  push: 'by a pawn’s next step',
  winning: 'pieces that can be won',
  pinned: 'pins',
  lines: 'lines to the king',
  discoverer: 'discovered attacks',
  castling: 'castling rights',
  shelter: 'pawn shelter',
  storm: 'pawn storm',
  bareWing: 'no pawns on the wing',
  defenders: 'advisors and elephants',
  attackers: 'attackers',
  near: 'attacks beside the king',
  weak: 'weak squares',
  checks: 'safe checks',
  guards: 'defenders nearby',
  other: 'to begin with',
  all: '',
} satisfies Record<TermWord, string>;

const glosses: Readonly<Partial<Record<TermTheme | TermWord, string>>> = {
  material:
    'What each piece is worth wherever it stands. The rest of its value is in other rows: place, mobility, pairs.',
  place: 'What each square adds to the piece that stands on it.',
  mobility: 'How many squares a piece can go to.',
  pieces: 'How well pieces stand and work together.',
  pair: 'Pairs: what two pieces add because both are there, as two bishops in chess, or chariot and cannon in xiangqi.',
  isolated: 'Isolated: no own pawn beside it.',
  backward: 'Backward: its neighbours have gone ahead.',
  doubled: 'Doubled: two on a file.',
  islands: 'Islands: groups of pawns apart from each other.',
  outpost: 'Outpost: no pawn can drive it away.',
  passed: 'A passed pawn meets no enemy pawn on its way. The further it is, the more it counts.',
  threats: 'Pieces that are attacked.',
  pinned: 'Pins: they shield something better.',
  hanging: 'Hanging: attacked and not defended.',
  king: 'What stands before the king.',
  storm: 'Storm: enemy pawns that come near.',
  attack:
    'These are points, not pawns. They are added up, then multiplied by themselves: two attackers are worth more than twice one.',
};

export const en = {
  themes: {
    material: 'Material',
    place: 'Where pieces stand',
    mobility: 'Mobility',
    pieces: 'Pieces',
    pawns: 'Pawns',
    passed: 'Passed pawns',
    threats: 'Threats',
    king: 'King safety',
    attack: 'Attack on the king',
    tempo: 'To move',
  } satisfies Record<TermTheme, string>,
  /** Explanations of themes and terms whose names need them. */
  glosses,
  terms,
  byHand: 'Sum of these facts',
  network: 'The network adds',
  evaluation: 'Evaluation',
  termsTitle: 'What it sees before it searches',
  termsText:
    'Before it looks ahead, the engine judges what it sees: this is its evaluation. People chose some hundred simple facts. Each has a value, in pawns, and counts for both sides. Small numbers are what each side gets; the bar and the bold number are the difference, + for the side on the left. Nobody wrote down the values: they were tuned on one or two million positions of the engine’s own games.',
  termsNetwork: 'A small neural network then corrects the sum.',
  termsTry: 'open a row. Drag the percentage: most facts are worth something else in the endgame.',
  phase: (share: ComponentChildren) => [
    'Each value is a mixture of two, one for the middlegame and one for the endgame. ',
    share,
    ' of the mixture is middlegame here; it shrinks as pieces leave the board. Numbers are rounded, so a sum may be off by 0.01.',
  ],
  phaseName: 'Middlegame that is left',

  valuesTitle: 'What each piece is worth here',
  valuesText:
    'Take a piece away and evaluate again: the difference, in pawns, is what the piece contributes. The values in books are averages; this piece, here, is worth the number on it. A piece with a red number harms its owner. A piece without a number cannot be taken away: it is a king, or the side whose turn it is not would be in check.',
  valuesTry:
    'press “Your position” in the bar, move a piece to a better square, and see what it gains.',
  judge: 'Judged by',
  judges: { total: 'Evaluation', handWritten: 'Facts', network: 'Network' } satisfies Record<
    Judge,
    string
  >,
  asTable: 'As a list',

  neuronsTitle: 'What the network sees',
  neuronsText:
    'The network is many small sums, called neurons. Each small board is one of them: it shows, for the chosen piece, the squares that please the neuron and those that do not, as numbers (weights). A neuron adds up the weights of all pieces on the board. A sum below 0 counts as 0, and above a limit it grows no more. Then it is squared: pieces that please it together count for more than each alone. The number under a neuron is what it adds to the evaluation, in pawns. Nobody told it what to look for; it learnt to correct the sum of the facts above.',
  neuronsTry: 'choose a neuron and see which pieces wake it. Then see with the other side’s eyes.',
  eyes: 'Seen by',
  weightsOf: 'Weights of',
  neuron: (number: number, adds: string) => `Neuron ${number}: ${adds}`,
  /** A neuron’s sum, as a sentence; see `NeuronSum`. */
  neuronPieces: 'all pieces on the board',
  neuronBias: 'start (its bias)',
  neuronTotal: 'sum',
  neuronHeld: (unit: number) => `kept between 0 and ${unit}`,
  neuronOutput: 'squared, times its influence: a number it has learnt, positive or negative',
  neuronAdds: 'pawns',
  /** The output that stands for one, and its pawns. */
  neuronScale: (weightUnit: number, unit: string, pawns: string) =>
    `in pawns: ${weightUnit} × ${weightUnit} × ${weightUnit} = ${unit} stands for 1, and 1 is ${pawns} pawns`,
  neuronRead: (unit: number) =>
    `The engine computes in whole numbers: it writes ${unit} for 1, and ${unit / 2} for a half. On the board: the weight of each piece where it stands. Below: the whole sum of this neuron.`,

  sumTitle: 'From the neurons to the evaluation',
  sumText: (neurons: number, side: string, share: number, whole: number) =>
    `Each side looks at the board with ${neurons} neurons. Their contributions are added up, and a constant, the bias. A side’s neurons may harm it: they correct the facts, which may have promised too much. So the facts count only in part, here ${share} of ${whole} parts; the part was learnt for each number of pieces. Each bar begins where the last one ends; what is left at the end is the evaluation. All is for ${side}, whose turn it is. Below, the same in whole numbers. The last line, what the network adds to the facts alone, is in the first picture, too.`,
  sumTry: 'choose another position in the bar, and see whether the facts or the neurons decide.',
  neuronsOf: (side: string) => `${side}’s neurons`,
  outputBias: 'a constant (the bias)',
  factsShare: 'the facts, in part',
  evaluationFor: (side: string) => `evaluation for ${side}`,
  inIntegers: 'The sum in whole numbers',
  down: 'rounded down',
  towardsZero: 'rounded towards zero',
  hundredths: 'hundredths of a pawn: the evaluation',
  networkAdds: 'less the facts alone: the network adds',

  keysTitle: 'A number for every position',
  keysText:
    'To recognise a position, the engine gives it a number, its key. Think of 64 switches (bits), each on or off. Every piece on every square has a random set of switches, about half, that it flips. When the piece goes, it flips the same ones, and they are as before. So for a move only two or three sets are flipped, though that changes nearly all the 16 signs below the squares; and the order of moves leaves no trace. Programmers call such flipping “exclusive or”. These are the same key, written short: each sign stands for four switches, 0 to 9 and then a to f.',
  keysTry: 'press a piece to take it off, and once more to put it back.',
  keyKing: 'A king always stands somewhere.',
  toggled: (piece: string, square: string, there: boolean) =>
    `${piece} ${square}: ${there ? 'back' : 'off'}`,
  flippedBits: (count: number) => `${count} of 64 bits have flipped.`,
  nothingFlipped: 'The key of this position: one square for each bit, filled if it is on.',
  orders: 'Two orders of the same moves, one key:',

  orderingTitle: 'Good moves first',
  orderingText:
    'Alpha-beta saves most when the best move is tried first: where it is good enough, the rest are left out. This is a cutoff. The bars show how many moves had to be tried until then; with good order it is mostly one. The engine remembers which quiet moves (no captures) led to cutoffs elsewhere, and tries them sooner: the history heuristic. The board shows where those moves went, and how often.',
  /** Follows `orderingText` where the board counts in thousands. */
  thousands: 'On the board, k stands for a thousand.',
  orderingTry: 'drag the number of the iteration, and see which squares come up again.',
  ordering: ({
    iteration,
    cutoffs,
    share,
  }: {
    iteration: ComponentChildren;
    cutoffs: string;
    share: string;
  }) => [
    'The engine looks one ply ahead, then two, and so on. In the round (iteration) ',
    iteration,
    ` there were ${cutoffs} cutoffs, ${share} of them by the first move.`,
  ],
  iteration: 'Iteration',
  cutoffBars: 'Cutoffs by the number of moves tried',
  afterMoves: (count: number, orMore: boolean): string =>
    orMore ? `${count} or more` : count === 1 ? '1 move' : `${count} moves`,
  cutoffsOn: (count: string) => `${count} cutoffs`,

  deepeningTitle: 'One ply deeper, again and again',
  deepeningText:
    'The engine does not know how long it may take. So it searches one ply deep, then two, then three: whenever the clock stops it, it has a move. Each such round is an iteration. What one round found is tried first in the next. The column Growth compares the positions of each round with those of the one before. In chapter 1 a ply multiplied them by twenty, thirty or more. Here it is two or three, since so much is cut, remembered and skipped; below ×1 a round mostly confirms what is remembered.',
  deepeningTry: 'drag the depth, and look where the best move changes.',
  /** `nodes` and `branching` are absent during the search. */
  deepening: ({
    depth,
    nodes,
    branching,
  }: {
    depth: ComponentChildren;
    nodes: string | undefined;
    branching: string | undefined;
  }) => [
    'The full engine, down to depth ',
    depth,
    nodes === undefined
      ? ' …'
      : `: ${nodes} positions${branching === undefined ? '' : `, as if every position had only ${branching} moves`}.`,
  ],
  /** Percent that iterating costs, negative if it saves. */
  direct: ({ nodes, move, percent }: { nodes: string; move: string; percent: number }) =>
    `Straight to this depth: ${move} after ${nodes} positions. Step by step it took ${Math.abs(percent)}% ${percent < 0 ? 'fewer' : 'more: the price of having a move at any time'}.`,
  /** Follows `direct` if that found another move. */
  directDiffers:
    'Another move? Order alone could only choose another one as good. But this is the whole engine: what it skips (chapter 7) depends on what it has seen before.',
  depth: 'Depth',
  bestMove: 'Best',
  score: 'Score',
  nodes: 'Positions',
  factor: 'Growth',
  millis: '1/1000 s',

  reductionsTitle: 'Late moves get a shorter look',
  reductions: (depth: ComponentChildren, left: ComponentChildren) => [
    'If moves are well ordered, the tenth is seldom best. So at first it gets a shorter look; only if it then looks good is it searched in full. The engine has searched your position ',
    depth,
    ' deep. Where ',
    left,
    ' were still to be searched, the bars show how deep the first look at each move was. These are averages: a fraction means that some moves were cut short and others were not. A position may have fewer moves than thirty.',
  ],
  reductionsTry:
    'drag both numbers. Where is the most saved: near the start of a line, or near its end?',
  pliesLeft: 'Plies still to be searched',
  placeOfMove: (place: number): string =>
    `${place}${place === 1 ? 'st' : place === 2 ? 'nd' : place === 3 ? 'rd' : 'th'} move`,
  looked: (plies: string) => `${plies} plies`,

  horizon: (depth: ComponentChildren) => [
    'Both searches look ',
    depth,
    ' ahead. One counts there and then; the other goes on as long as something can be taken (quiescence search).',
  ],
  horizonText:
    'What lies behind the last ply does not exist for the first one. When a loss is coming, it gives a check, attacks something or throws in a piece: the answer uses up two plies, the loss slips behind its horizon, and it thinks itself saved. Two plies later it has lost both, what it hid and what it threw in. The other sees the capture coming and plays what costs least. It looks at captures only: a quiet threat can still hide.',
  horizonTry:
    'drag the depth: the horizon moves, and at some depths both play the same. Then take your own position.',
  horizonLine: 'horizon',
  pliesAhead: 'plies ahead',
  inPawns: 'pawns',
  positionOf: 'Position',
  positions: { example: 'Example', reader: 'Yours' } satisfies Record<'example' | 'reader', string>,
  expectation: (
    leaf: LeafName,
    move: string,
    line: string,
    hoped: string,
    got: string | undefined,
  ) =>
    `${leaf === 'squares' ? 'Stopping dead (red)' : 'With captures played out (green)'}: ${move}, expecting ${line} and ${hoped}.${
      got === undefined ? '' : ` Two plies later: ${got}.`
    }`,
  punished: (line: string) =>
    `How the game goes on after the move that stops dead, as below the graph: ${line}. Step through it on the board.`,

  repetitionTitle: 'Going round in circles',
  repetition: (plies: ComponentChildren) => [plies, ' moves have been played.'],
  repetitionText:
    'A search that did not know repetition would walk in circles for ever. The rules say how a circle ends, and chess and xiangqi differ. In chess, a position that occurs for the third time is a draw. In xiangqi, whoever gives check or chases a piece on every move of the circle must play something else, or loses. The judgement beside the board is that of the engine’s rules.',
  repetitionTry: 'step forward until the rules speak.',
  cycle: 'Circle',
  cycles: {
    shuffle: 'To and fro',
    perpetualCheck: 'Perpetual check',
    perpetualChase: 'Perpetual chase',
    bothCheck: 'Both check',
    checkAndIdle: 'Check, then not',
  } satisfies Record<CycleName, string>,
  movesPlayed: 'Moves played',
  occurrence: (times: number): string => (times === 1 ? 'First time round.' : `Round ${times}.`),
  goesOn: 'The game goes on.',
  ended: (result: string, reason: string) => `${result}: ${reason}`,
  back: 'Back',
  forward: 'Forward',
};

export type PicturesWords = typeof en;
