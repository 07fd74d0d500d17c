import type { FateName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { Eye, Look } from '../model.ts';

/** The words of the chapter "The tree". */
export interface TreeWords {
  search: string;
  eyes: Readonly<Record<Eye, string>>;
  /** What the picture is, in a sentence. */
  picture(search: string, nodes: string): string;
  /** How to read the picture. */
  reading: string;
  /** Minimax to a depth, a number that can be dragged. */
  minimax(depth: ComponentChildren): ComponentChildren;
  alphaBeta: string;
  /** Captures first or not, a button. */
  ordering(toggle: ComponentChildren): ComponentChildren;
  ordered: string;
  unordered: string;
  /** The engine's search to a depth, a number that can be dragged. */
  engine(depth: ComponentChildren): ComponentChildren;
  tryThis: string;
  depth: string;
  plies(count: number): string;
  results: string;
  move: string;
  score: string;
  positions: string;
  /** How many times fewer. */
  fewer(factor: string): string;
  /** Of the engine: positions before its last iteration. */
  earlier(count: string): string;
  looks: Readonly<Record<Look, string>>;
  legend: string;
  zoomIn: string;
  zoomOut: string;
  zoomAll: string;
  /** How many nodes of how many are drawn. */
  shown(shown: string, all: string): string;
  /** Below a strip whose children are not drawn. */
  collapsed(count: string): string;
  openBelow: string;
  backUp: string;
  step: string;
  stepOf(step: string, all: string): string;
  stepBack: string;
  stepOn: string;
  play: string;
  stop: string;
  whereFell: string;
  chooseMove: string;
  /** The line that answers a move. */
  answer(line: string): string;
  walk: string;
  root: string;
  nullMove: string;
  /** The same position, searched once more. */
  again: string;
  line: string;
  /** The ends of the window, seen by the first side. */
  window(low: string, high: string): string;
  open: string;
  scoreFor(score: string, side: string): string;
  noScore: string;
  depthLeft(plies: number): string;
  reducedBy(plies: number): string;
  beneath(count: string): string;
  untried(count: number): string;
  seenBefore(line: string): string;
  /** A node at which ProbCut tries a capture. */
  probCutTrial: string;
  /** A position that is searched once more without a move; an empty one if it is not known which. */
  withoutMove(move: string): string;
  without(move: string): string;
  rule: string;
  fates: Readonly<Record<FateName, string>>;
}
