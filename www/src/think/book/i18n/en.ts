import type { ComponentChildren } from 'preact';
import type { FailedGuess } from '../../../shared/games/think.ts';
import type { JudgeName } from '../Answers.tsx';

const plies = (count: number): string => (count === 1 ? '1 ply' : `${count} plies`);

/** A guess that failed, in words. */
interface FailedWords extends Pick<FailedGuess, 'depth' | 'spoils'> {
  better: string;
  played: string;
  /** The answer to the move played. */
  reply: string;
}

export const en = {
  plies,
  depth: 'Depth',
  minimax: 'Minimax',
  alphaBeta: 'Alpha-beta',

  growthTitle: 'Your tree grows fast',
  growth: (depth: ComponentChildren, count: string) => [
    'Your position is a tree as well, with more branches. After ',
    depth,
    ` there are ${count} lines of play, that is, ways the game can go. Each square has the area of such a count; the little one in the corner is the ply before. A ply multiplies the lines by twenty, thirty or more. Nobody can look at all of them for long. Chapters 2, 3 and 5 look at fewer and find a move as good; 4 and 6 judge better; 7 takes risks.`,
  ],
  growthSaid: (depth: number, count: string) => `${plies(depth)}: ${count} lines of play`,
  growthTry: 'drag the number, then choose another position in the bar above.',

  savedTitle: 'The same on your position',
  saved: (depth: ComponentChildren) => [
    'The large square is what minimax looks at, ',
    depth,
    ' deep in your position, the plies on the way included; the coloured one is what alpha-beta looks at. Everything else was left out, because it could not change the move. As a rule, the deeper the search, the larger the share that is saved. Both judge the end of each line by simple facts, which chapter 6 explains, and take moves as the rules list them; the machine at the end of this chapter only counts pieces. Other chapters look deeper or judge otherwise, so they find other moves; chapter 7 compares them.',
  ],
  savedSaid: (all: string, seen: string) =>
    `Minimax looks at ${all} positions, alpha-beta at ${seen}`,
  savedTry: 'drag the depth, and compare the areas.',
  bothFind: (found: string, factor: string) =>
    `Both find ${found}. Minimax looks at ${factor} times as many positions.`,

  savedByOrderTitle: 'Captures first',
  savedByOrder: (depth: ComponentChildren) => [
    'A simple guess: captures first, the most valuable piece before the others. Here is alpha-beta on your position, ',
    depth,
    ' deep, with moves as the rules list them (large) and with captures first (coloured). The score is the same. The square of minimax would not fit here.',
  ],
  savedByOrderSaid: (counts: readonly string[]) =>
    `Minimax ${counts[0]} positions, alpha-beta ${counts[1]}, with captures first ${counts[2]}`,
  savedByOrderTry: 'choose a quiet position: with nothing to take, the guess helps less.',
  asListed: 'Alpha-beta, as listed',
  capturesFirst: 'Alpha-beta, captures first',

  repeatsTitle: 'All roads lead here',
  repeats: (depth: ComponentChildren) => [
    'Two steps of each king can be played in several orders, and all lead to the same position. In this ending, ',
    depth,
    ' deep, each line of play is counted in the large square, and each different position in the coloured one. A machine without memory looks at every line. One that writes down what it found (in a transposition table) looks at a position once, and answers from memory when it comes again.',
  ],
  repeatsSaid: (all: string, different: string) =>
    `${all} lines of play, ${different} different positions`,
  repeatsTry: 'drag the depth: the lines multiply, the positions grow far more slowly.',
  lines: 'Lines of play',
  different: 'Different positions',

  skipped: (depth: ComponentChildren) => [
    'Alpha-beta skips nothing that matters within its depth. Now the machine guesses. If the side to move could pass and still stay above the other side’s fence (chapter 2), it looks no further (null move). Quiet moves late in its order get a shorter look (reductions). Both machines go ',
    depth,
    ' deep in your position; the squares are what each looks at, with its move. Boldness is a risk: sometimes a pass is better than any move (zugzwang), and the tenth move may be a quiet sacrifice.',
  ],
  skippedSaid: (careful: string, bold: string) => `Careful: ${careful}. Bold: ${bold}.`,
  skippedTry: 'drag the depth. Are there depths at which the two play different moves?',
  failedTitle: 'When a guess fails',
  /** Why the bold machine gives the result away. */
  failed: ({ depth, spoils, better, played, reply }: FailedWords) =>
    `${better} (green) ${spoils === 'win' ? 'wins' : 'draws'} here. After ${played} (red) comes ${reply}: a quiet move, late in the list. The bold machine looks at it one ply less deeply, which here is one ply too little. So it plays ${played}, and the ${spoils} is gone. Both look ${depth} plies ahead; the squares are what each looks at.`,
  failedLine: (line: string, spoils: FailedGuess['spoils']) =>
    `After the red move, by the tables: ${line}, ${spoils === 'win' ? 'no longer won' : 'lost'}.`,
  keptLine: (line: string, spoils: FailedGuess['spoils']) =>
    `After the green move: ${line}, still ${spoils === 'win' ? 'won' : 'drawn'}.`,

  answersTitle: 'One position, many answers',
  answers:
    'Here each chapter answers for your position. Where moves or scores differ, none is a mistake of arithmetic: three things are different. How many plies does it look ahead? How does it judge the end of a line? And what does it skip on the way? Playing captures out adds positions, but other scores cut elsewhere: the sum may even be smaller. The last row looks deepest and yet at few positions: the engine of this page has many more guesses than the two of this chapter, and better order. Trust it most.',
  answersTry: 'take your own game. On which moves do all agree?',
  answerOf: 'Search',
  move: 'Move',
  score: 'Score',
  positions: 'Positions',
  answeredBy: (chapter: number, depth: number, judge: string) =>
    `Chapter ${chapter}: ${plies(depth)}, ${judge}`,
  judges: {
    facts: 'the facts of chapter 6',
    places: 'pieces and places',
    captures: 'pieces and places, captures played out',
    network: 'facts and network, the whole engine',
  } satisfies Record<JudgeName, string>,

  careful: 'Careful',
  bold: 'Bold',
  /** Games of the bold machine against one that is careful, at the same depth. */
  boldCost: (depth: number, won: number, drawn: number, lost: number) =>
    `The price: at the same ${depth} plies it won ${won} games against a careful one, drew ${drawn} and lost ${lost}. It has to spend the time it saves on depth.`,
};

export type BookWords = typeof en;
