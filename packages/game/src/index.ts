// Games as data: a tree of moves with annotations. It knows no rules.

export {
  type Annotations,
  addAnnotations,
  type Command,
  clockOf,
  evaluationIn,
  type Judgement,
  joined,
  noAnnotations,
  withoutEmpty,
} from './annotations.ts';
export type { Castling, FenFields, GameInAnalysis, GamesInAnalysis, GameText } from './game.ts';
export {
  clockLine,
  lineOf,
  MOST_MOVES,
  type ParsedGame,
  type ParsedMove,
  restoreTree,
  storeTree,
  type TextPlace,
} from './parsed.ts';
export { brushOf, type Drawn, type Shape, withNextBrush, withShape } from './shapes.ts';
export {
  OWN_TAGS,
  occasionOf,
  type Player,
  playerOf,
  playerTag,
  RESULTS,
  resultIn,
  shownDate,
  type Tags,
  tagIn,
  tagName,
  withTags,
} from './tags.ts';
export {
  branchOf,
  endOf,
  MoveTree,
  movesTo,
  numberOf,
  pathTo,
  siblingOf,
  type TreeNode,
  type TreeStart,
  toMoveAt,
} from './tree.ts';
export { beforeLastMoveOf, other, rowsOf, sideAfter } from './turns.ts';
