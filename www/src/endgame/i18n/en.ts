import type { DistanceToMate, GameName, OutcomeName, SideName } from '@chariot/protocol';
import type { TableState, Unusable } from '../../shared/engine/tables.ts';
import type { GameInEndgame, InLanguages } from '../../shared/games/endgame.ts';
import { en as words } from '../../shared/i18n/en.ts';
import type { Cost, Form } from '../catalogue.ts';
import { counted } from '../census.ts';
import { sidesOf } from '../endings.ts';
import type { LargeFailure, LargeProgress } from '../large.ts';
import type { LargePlan } from '../plan.ts';
import type { Defence, Role, Tab } from '../roles.ts';
import type { TheoreticalResult } from '../theory.ts';
import type { Summary, TrainerFeedback } from '../trainer.ts';
import { memory, rounded, size } from './amounts.ts';
import { bookName, runs } from './names.ts';

const COUNTS = ['', '', 'two ', 'three ', 'four ', 'five ', 'six '];

/** Pieces in words, alike for both sides: `two rooks and bishop`. */
function piecesOf(game: GameName, letters: string): string[] {
  return runs(letters).map(({ kind, count }) => {
    const name = words.games[game].kind('first', kind);
    return `${COUNTS[count] ?? `${count} `}${name}${count > 1 ? 's' : ''}`;
  });
}

function listed(all: readonly string[]): string {
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const duration = (seconds: number): string => {
  const time = rounded(seconds);
  return 'minutes' in time ? `${time.minutes} min` : `${time.seconds} s`;
};
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const NO_MEMORY = 'The browser does not have enough memory. Closing other tabs may help.';

export const en = {
  /** Name of an ending: `King and rook vs king`. */
  endingName(game: GameName, { words: { en: own } }: GameInEndgame, material: string): string {
    const { strong, weak } = sidesOf(material);
    const named = (side: SideName, letters: string): string =>
      letters === ''
        ? own.lone[side]
        : (own.together?.[letters] ??
          listed([own.king, ...piecesOf(game, letters)].filter(Boolean)));
    return capital(`${named('first', strong)} vs ${named('second', weak)}`);
  },
  /** A game's text in this language. */
  said: <T>(words: InLanguages<T>): T => words.en,
  bookName: (material: string): string | undefined =>
    bookName(material, (_, traditional) => traditional),

  chooseEnding: 'Choose an ending',
  course: 'Learn the endings step by step',
  findEnding: 'Search',
  openEnding: (material: string) => `Open ${material}`,
  noSuchEnding: 'No ending found.',
  found: (count: number) => `${plural(count, 'ending')} found`,
  typedEnding: 'As typed',
  namedPositions: 'Famous positions',
  /** Headings of endings outside the groups. */
  forms: {
    two: 'Other endings: two pieces',
    each: 'Other endings: piece vs piece',
    one: 'Other endings: one piece',
  } satisfies Record<Form, string>,
  cost(cost: Cost): string {
    if (cost.kind === 'shipped') return size(cost.bytes);
    switch (cost.kind) {
      case 'solved':
        return `solved here in about ${cost.seconds} s`;
      case 'kept':
        return `solved here, ${size(cost.bytes)} kept`;
      case 'large':
        return `can be solved here: ${memory(cost.memory)} of memory, about ${duration(cost.seconds)}`;
      case 'estimated':
        return 'engine estimate';
      default:
        return cost satisfies never;
    }
  },
  /** Heading of the endings solved here on request. */
  keptEndings: 'Solved on this device',
  forgetEnding: (material: string) => `Delete the table of ${material}`,
  colours: 'Stronger side',

  role: 'You',
  roles: { explore: 'Explore', attack: 'Attack', defend: 'Defend' } satisfies Record<Role, string>,
  /** How the computer defends. */
  defence: 'Defence',
  defences: { longest: 'Holds out longest', stubborn: 'Makes it hard' } satisfies Record<
    Defence,
    string
  >,
  tabs: { moves: 'Moves', heat: 'Heat map', distances: 'Distances', game: 'Game' } satisfies Record<
    Tab,
    string
  >,

  randomPosition: 'Random',
  setUpBoard: 'Set up',
  playLine: 'Play best line',
  stopLine: 'Stop',
  reset: 'Restart',
  exchange: 'Swap colours',

  mated: 'Checkmate',
  drawn: 'Draw',
  whoMates: (winner: string, toMove: string) => `${winner} wins with best play. ${toMove} to move.`,
  nobodyMates: (toMove: string) => `Draw with best play. ${toMove} to move.`,
  hasTheMove: (toMove: string) => `${toMove} to move.`,
  /** Shown for a draw by the table, which ignores the repetition rules. */
  undecided: 'Undecided',
  undecidedDraw:
    'Neither side can force mate. Tables leave out the rules on perpetual check and chase, which may still decide.',
  /** A win turned into a draw by the fifty-move rule, since the mate takes this many moves. */
  cursed: (winner: string, saved: string, moves: number, toMove: string) =>
    `${winner} wins, but the fifty-move rule saves ${saved}: mate in ${moves} comes too late. ${toMove} to move.`,
  noTable: 'Not in the tablebase',
  noTableWhy: {
    unsupported: 'This ending is not in the tablebase yet.',
    tooLarge: 'There is no table of this ending here.',
    stopped: 'Solving stopped.',
    memory: NO_MEMORY,
    failed: 'This ending could not be solved here.',
    castling: 'No table has positions that keep rights to castle.',
    incomplete: 'Part of its table could not be loaded.',
    tooMany: 'Too many pieces for the tablebase.',
  } satisfies Record<NoTable | 'tooMany' | 'castling' | 'incomplete', string>,
  /** Detail of a famous position whose table is not here. */
  knownResult: (toMove: string) => `Known result. ${toMove} to move.`,
  /** Link to the lesson on a famous position. */
  lesson: 'Lesson',
  lessonOn: 'Lesson on this position',
  /** Sentences in a row; an empty one is left out. */
  sentences: (...all: string[]): string => all.filter(Boolean).join(' '),
  estimating: 'Estimating …',
  estimate: (what: string) => `Estimate: ${what}`,
  /** An estimate without a number, for the side that is better. */
  probably: {
    win: (side: string) => `${side} should win`,
    open: (side: string) => `${side} is better`,
    draw: () => 'about even',
  } satisfies Record<string, (side: string) => string>,
  /** Shown with every engine evaluation in place of a table's. */
  notExact: 'Engine estimate, not exact.',
  estimateFor: (side: string, toMove: string) => `For ${side}, not exact. ${toMove} to move.`,
  estimatedMate: (winner: string, toMove: string) =>
    `${winner} wins. Engine estimate, not exact: there may be a shorter mate. ${toMove} to move.`,
  tableLoading: 'Looking it up …',
  /** `others`: endings that it leads to, whose files do not serve either; `millis` for all together. */
  solved: (material: string, origin: Unusable, millis: number, others: number) => {
    const more = others > 0 ? ` with ${others} smaller ${others === 1 ? 'ending' : 'endings'}` : '';
    const why = origin === 'outdated' ? 'has an older format' : origin;
    return `${material} table file ${why}: solved here${more} in ${Math.max(1, Math.round(millis))} ms.`;
  },
  solving: (material: string, decided: number) =>
    `Solving ${material}: ${counted(decided)} positions solved`,
  stop: 'Stop',
  retry: 'Try again',
  large: {
    /** Offer to solve an ending here. `others`: large endings to solve before it. */
    offer: (plan: { memory: number; seconds: number; storage: number }, others: number) =>
      `It can be solved in this browser${others > 0 ? `, after ${others} ${others === 1 ? 'ending' : 'endings'} that it leads to` : ''}: up to ${memory(plan.memory)} of memory, about ${duration(plan.seconds)}. The result is kept here for later visits, about ${size(plan.storage)}.`,
    solve: 'Solve it here',
    impossible(plan: Extract<LargePlan, { kind: 'impossible' }>): string {
      switch (plan.why) {
        case 'memory':
          return `Solving it takes up to ${memory(plan.memory)} of memory, and this device can spare ${memory(plan.available)}.`;
        case 'room':
          return `Its table needs about ${size(plan.storage)} of storage, and this browser has ${size(plan.room)} left.`;
        case 'store':
          return 'It cannot be solved here: this browser does not let pages store files.';
        case 'unsupported':
          return 'The solver does not support it yet.';
        default:
          return plan satisfies never;
      }
    },
    step({ material, number, count, step, plies }: LargeProgress): string {
      const which = count > 1 ? `${material} (${number} of ${count})` : material;
      switch (step) {
        case 'conversions':
          return `Solving ${which}: captures and promotions`;
        case 'waves':
          return `Solving ${which}: mates in ${Math.ceil(plies / 2)}`;
        case 'zeroing':
          return `Solving ${which}: the fifty-move rule`;
        case 'keeping':
          return `Saving the table of ${which}`;
        default:
          return step satisfies never;
      }
    },
    left: (seconds: number) => `about ${duration(seconds)} left`,
    keptAsItGoes: 'You can go on using this page. Each finished ending is kept.',
    failure: {
      stopped: 'Solving stopped. Finished endings are kept.',
      memory: NO_MEMORY,
      room: 'The browser has too little storage for the table.',
      failed: 'This ending could not be solved here.',
    } satisfies Record<LargeFailure['why'], string>,
  },

  allMoves: 'All moves and results',
  allMovesByEngine: 'All moves, by engine estimate',
  moveResult: (value: DistanceToMate | undefined): string => {
    if (value === undefined) return 'unknown';
    if (value.kind === 'draw') return 'draw';
    if (value.kind === 'win') return `mate in ${value.moves}`;
    return value.moves === 0 ? 'checkmate' : `mated in ${value.moves}`;
  },
  /** A move after which the fifty-move rule draws before the mate. */
  drawnByRule: '50-move draw',
  hidden: 'Results are hidden while you train.',
  reveal: 'Show the moves',

  book: {
    won: 'Theoretical win',
    drawn: 'Theoretical draw',
    depends: 'Depends',
  } satisfies Record<TheoreticalResult, string>,
  bookWhy: {
    won: 'against any defence.',
    drawn: 'if the defence is set up.',
    depends: 'on the position.',
  } satisfies Record<TheoreticalResult, string>,
  shareWon: (side: string, share: string, won: string, all: string) =>
    `${side} to move wins ${share} (${won} of ${all}).`,

  /** `withAnswer`: with the best move. */
  feedback(
    { judgement, played, best }: TrainerFeedback,
    withAnswer: boolean,
  ): { title: string; detail: string } {
    const instead = withAnswer && best.length > 0 ? en.bestAre(best) : '';
    switch (judgement.kind) {
      case 'best': {
        const { value } = judgement;
        if (value.kind === 'draw') return { title: 'Right.', detail: `${played} keeps the draw.` };
        return value.kind === 'win'
          ? { title: 'Right.', detail: `${played} keeps the shortest win.` }
          : { title: 'Right.', detail: `${played} holds out longest.` };
      }
      case 'slower': {
        const { by, value } = judgement;
        return value.kind === 'win'
          ? { title: `Still winning, ${plural(by, 'move')} longer.`, detail: instead }
          : {
              title: 'Not best:',
              detail: `after ${played} you are mated ${plural(by, 'move')} sooner. ${instead}`,
            };
      }
      case 'thrown': {
        const lost = judgement.best.kind === 'win' ? 'the win' : 'the draw';
        const now = judgement.value.kind === 'draw' ? 'it is a draw' : 'it is lost';
        return {
          title: 'Blunder.',
          detail: `${played} throws away ${lost}: now ${now}. ${instead}`,
        };
      }
      case 'estimated': {
        const { thrown } = judgement;
        return thrown
          ? {
              title: 'Probably a blunder.',
              detail: `${played} seems to throw away the ${thrown}, by engine estimate. ${instead}`,
            }
          : {
              title: '',
              detail: `After ${played} no change of the result is in sight, by engine estimate.`,
            };
      }
      case 'unknown':
        return { title: 'Not judged.', detail: `${played} could not be judged.` };
      default:
        return judgement satisfies never;
    }
  },
  showBest: 'Show best move',
  bestAre: (moves: readonly string[]) => `Best: ${moves.join(', ')}`,
  summary(summary: Summary): string {
    switch (summary.kind) {
      case 'won':
        if (summary.best === undefined) return `You won in ${plural(summary.moves, 'move')}.`;
        return summary.moves <= summary.best
          ? `You won in ${summary.moves}: the fastest win.`
          : `You won in ${summary.moves}; the fastest win was ${summary.best}.`;
      case 'lasted':
        return summary.moves >= summary.best
          ? `Held all ${plural(summary.best, 'move')}: the longest defence.`
          : `Held ${plural(summary.moves, 'move')} of ${summary.best}.`;
      case 'held':
        return 'You held the draw.';
      case 'saved':
        return 'You saved a lost position.';
      case 'drawn':
        return `Drawn. There was a mate in ${summary.best}.`;
      case 'lost':
        return 'Lost. It was not lost at first.';
      default:
        return summary satisfies never;
    }
  },
  tookBack: 'Taken back.',
  goals: {
    win: 'Win as fast as you can.',
    hold: 'Hold the draw.',
    defend: 'Hold out as long as you can.',
    /** Goals in a famous position whose table is not here. */
    convert: 'This is won: win it.',
    try: 'A draw with best play: set the defence problems.',
    byEngine: 'The engine plays; its estimates are not exact.',
  },
  score: (best: number, slower: number, thrown: number) =>
    `Best ${best} · Inaccurate ${slower} · Blunders ${thrown}`,
  streak: (count: number) => `${count} in a row`,
  tryAgain: 'Try again',
  playOn: 'Play on',
  nextPosition: 'Next position',

  heatOf: (piece: string) => `If the ${piece.toLowerCase()} stood elsewhere:`,
  mappedPiece: 'Show map for',
  heatLegend: {
    good: (side: string) => `${side} mates in this many moves`,
    bad: (side: string) => `${side} mates in this many moves`,
    even: 'draw',
    none: 'illegal square',
  },
  heatSummary: ({ good, even, bad }: { good: number; even: number; bad: number }) =>
    [
      good > 0 && plural(good, 'winning square'),
      even > 0 && plural(even, 'drawing square'),
      bad > 0 && plural(bad, 'losing square'),
    ]
      .filter(Boolean)
      .join(', '),
  heatMark(value: DistanceToMate | undefined, toMove: string, other: string): string {
    if (!value) return 'illegal square';
    if (value.kind === 'draw') return 'draw';
    const winner = value.kind === 'win' ? toMove : other;
    return value.moves === 0 ? 'checkmate' : `${winner} mates in ${value.moves}`;
  },
  asTable: 'As a table',
  resultColumn: 'Result',
  heatNone: 'Not in the tablebase.',

  sideToMove: 'To move',
  resultsOf: (side: string): Readonly<Record<OutcomeName, string>> => ({
    win: `${side} wins`,
    draw: 'Draw',
    loss: `${side} loses`,
  }),
  chart: (side: string) => `Positions with ${side} to move, by moves to mate`,
  bar: (result: 'win' | 'loss', moves: number, count: string) =>
    `${result === 'win' ? `mate in ${moves}` : moves === 0 ? 'checkmate' : `mated in ${moves}`}: ${count} positions`,
  barHelp: 'Click a bar for a random position.',
  longest: (moves: number) => `Longest mate: ${plural(moves, 'move')}`,
  noWins: 'Every position is a draw.',
  distanceForm: 'Random position',
  anyResult: 'any result',
  inMoves: 'moves',
  anyMoves: 'any',
  noSuchPosition: 'This ending has no such position.',
  positions: 'Positions',
};

export type EndgameWords = typeof en;

export type NoTable = Extract<TableState, { kind: 'none' }>['reason'];
