import type { GameName, SideName } from '@chariot/protocol';
import { en as words } from '../../shared/i18n/en.ts';
import { counted, percent } from '../census.ts';
import { sidesOf } from '../endings.ts';
import { memory, rounded, size } from './amounts.ts';
import { bookName, runs } from './names.ts';
import type { EndgameWords } from './words.ts';

const COUNTS = ['', '', 'two ', 'three ', 'four ', 'five ', 'six '];

/** Pieces in words: `two rooks and bishop`; English names them alike for both sides. */
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

export const en: EndgameWords = {
  endingName(game, { words: { en: own } }, material) {
    const { strong, weak } = sidesOf(material);
    const named = (side: SideName, letters: string): string =>
      letters === ''
        ? own.lone[side]
        : (own.together?.[letters] ??
          listed([own.king, ...piecesOf(game, letters)].filter(Boolean)));
    return capital(`${named('first', strong)} vs ${named('second', weak)}`);
  },
  said: (words) => words.en,
  bookName: (material) => bookName(material, (_, traditional) => traditional),

  chooseEnding: 'Choose an ending',
  course: 'Learn the endings step by step',
  findEnding: 'Search',
  openEnding: (material) => `Open ${material}`,
  noSuchEnding: 'No ending found.',
  found: (count) => `${plural(count, 'ending')} found`,
  typedEnding: 'As typed',
  namedPositions: 'Famous positions',
  forms: {
    two: 'Other endings: two pieces',
    each: 'Other endings: piece vs piece',
    one: 'Other endings: one piece',
  },
  cost(cost) {
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
  keptEndings: 'Solved on this device',
  forgetEnding: (material) => `Delete the table of ${material}`,
  colours: 'Stronger side',

  role: 'You',
  roles: { explore: 'Explore', attack: 'Attack', defend: 'Defend' },
  tabs: { moves: 'Moves', heat: 'Heat map', distances: 'Distances', game: 'Game' },

  randomPosition: 'Random',
  setUpBoard: 'Set up',
  playLine: 'Play best line',
  stopLine: 'Stop',
  reset: 'Restart',
  exchange: 'Swap colours',

  mated: 'Checkmate',
  drawn: 'Draw',
  whoMates: (winner, toMove) => `${winner} wins with best play. ${toMove} to move.`,
  nobodyMates: (toMove) => `Draw with best play. ${toMove} to move.`,
  hasTheMove: (toMove) => `${toMove} to move.`,
  undecided: 'Undecided',
  undecidedDraw:
    'Neither side can force mate. But both can give check, and the rules on perpetual check and chase, which tables leave out, may decide.',
  cursed: (winner, saved, moves, toMove) =>
    `${winner} wins, but the fifty-move rule saves ${saved}: mate in ${moves} comes too late. ${toMove} to move.`,
  noTable: 'Not in the tablebase',
  noTableWhy: {
    unsupported: 'This ending is not in the tablebase yet.',
    tooLarge: 'There is no table of this ending here.',
    stopped: 'Solving stopped.',
    failed: 'This ending could not be solved here.',
    incomplete: 'Part of its table could not be loaded.',
    tooMany: 'Too many pieces for the tablebase.',
  },
  estimating: 'Estimating …',
  notExact: 'Engine estimate, not exact.',
  estimateFor: (side, toMove) => `Engine estimate for ${side}, not exact. ${toMove} to move.`,
  estimatedMate: (winner, toMove) =>
    `${winner} wins. Engine estimate, not exact: there may be a shorter mate. ${toMove} to move.`,
  tableLoading: 'Looking it up …',
  solved: (material, origin, millis) =>
    `${material} table file ${origin}: solved here in ${Math.max(1, Math.round(millis))} ms.`,
  solving: (material, decided) => `Solving ${material}: ${counted(decided)} positions solved`,
  stop: 'Stop',
  retry: 'Try again',
  large: {
    offer: (plan, others) =>
      `It can be solved in this browser${others > 0 ? `, after ${others} ${others === 1 ? 'ending' : 'endings'} that it leads to` : ''}: up to ${memory(plan.memory)} of memory, about ${duration(plan.seconds)}. What is solved is kept here for later visits, about ${size(plan.storage)}.`,
    solve: 'Solve it here',
    impossible(plan) {
      switch (plan.why) {
        case 'memory':
          return `Solving it takes up to ${memory(plan.memory)} of memory, and this device can spare ${memory(plan.available)}.`;
        case 'room':
          return `Its table needs about ${size(plan.storage)} of storage, and this browser has ${size(plan.room)} left.`;
        case 'store':
          return 'It cannot be solved here: this browser keeps no files of web pages.';
        case 'unsupported':
          return 'The solver does not support it yet.';
        default:
          return plan satisfies never;
      }
    },
    help: 'A site that ships its table file opens it at once. This command makes the file:',
    step({ material, number, count, step, plies }) {
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
    left: (seconds) => `about ${duration(seconds)} left`,
    keptAsItGoes: 'You can go on using this page. Each finished ending is kept.',
    failure: {
      stopped: 'Solving stopped. Finished endings are kept.',
      memory: 'The browser gave less memory than was needed. Closing other tabs may help.',
      room: 'The browser has too little room to keep the table.',
      failed: 'This ending could not be solved here.',
    },
  },

  allMoves: 'All moves and results',
  allMovesByEngine: 'All moves, by engine estimate',
  moveResult: (value) => {
    if (value === undefined) return 'unknown';
    if (value.kind === 'draw') return 'draw';
    if (value.kind === 'win') return `mate in ${value.moves}`;
    return value.moves === 0 ? 'checkmate' : `mated in ${value.moves}`;
  },
  drawnByRule: '50-move draw',
  hidden: 'Results are hidden while you train.',
  reveal: 'Show the moves',

  book: {
    won: 'Theoretical win',
    drawn: 'Theoretical draw',
    depends: 'Depends',
  },
  bookWhy: {
    won: 'against any defence.',
    drawn: 'if the defence is set up.',
    depends: 'on the position.',
  },
  shareWon: (side, share, won, all) => `${side} to move wins ${share} (${won} of ${all}).`,

  feedback({ judgement, played, best }, withAnswer) {
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
        const { grade, loss } = judgement;
        const cost = `${played} costs ${percent(loss)} of the winning chances, by engine estimate. ${instead}`;
        switch (grade) {
          case 'best':
            return { title: 'Good.', detail: `${played} is sound, by engine estimate.` };
          case 'slower':
            return { title: 'Inaccurate.', detail: cost };
          case 'thrown':
            return { title: 'Blunder.', detail: cost };
          default:
            return grade satisfies never;
        }
      }
      case 'unknown':
        return { title: 'Not judged.', detail: `${played} could not be judged.` };
      default:
        return judgement satisfies never;
    }
  },
  showBest: 'Show best move',
  bestAre: (moves) => `Best: ${moves.join(', ')}`,
  summary(summary) {
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
    byEngine: 'The engine plays and judges by winning chances: not exact.',
  },
  score: (best, slower, thrown) => `Best ${best} · Inaccurate ${slower} · Blunders ${thrown}`,
  streak: (count) => `${count} in a row`,
  tryAgain: 'Try again',
  playOn: 'Play on',
  nextPosition: 'Next position',

  heatOf: (piece) => `If the ${piece.toLowerCase()} stood elsewhere:`,
  mappedPiece: 'Show map for',
  heatLegend: {
    good: (side) => `${side} mates in this many moves`,
    bad: (side) => `${side} mates in this many moves`,
    even: 'draw',
    none: 'illegal square',
  },
  heatSummary: ({ good, even, bad }) =>
    [
      good > 0 && plural(good, 'winning square'),
      even > 0 && plural(even, 'drawing square'),
      bad > 0 && plural(bad, 'losing square'),
    ]
      .filter(Boolean)
      .join(', '),
  heatMark(value, toMove, other) {
    if (!value) return 'illegal square';
    if (value.kind === 'draw') return 'draw';
    const winner = value.kind === 'win' ? toMove : other;
    return value.moves === 0 ? 'checkmate' : `${winner} mates in ${value.moves}`;
  },
  asTable: 'As a table',
  resultColumn: 'Result',
  heatNone: 'Not in the tablebase.',

  sideToMove: 'To move',
  resultsOf: (side) => ({ win: `${side} wins`, draw: 'Draw', loss: `${side} loses` }),
  chart: (side) => `Positions with ${side} to move, by moves to mate`,
  bar: (result, moves, count) =>
    `${result === 'win' ? `mate in ${moves}` : moves === 0 ? 'checkmate' : `mated in ${moves}`}: ${count} positions`,
  barHelp: 'Click a bar for a random position.',
  longest: (moves) => `Longest mate: ${plural(moves, 'move')}`,
  noWins: 'Every position is a draw.',
  distanceForm: 'Random position',
  anyResult: 'any result',
  inMoves: 'moves',
  anyMoves: 'any',
  noSuchPosition: 'This ending has no such position.',
  positions: 'Positions',
};
