// Results of an ending as boards show them: moves with badges, and heat maps.

export {
  type DrawnHeatmap,
  type MateRange,
  mapOf,
  type PieceHeatmap,
  summary,
} from './endings/heatmap.ts';
export {
  bestMoves,
  bestReply,
  type Estimate,
  pointersFor,
  type RatedMove,
  type Ruled,
  ratedMoves,
  underRule,
} from './endings/ratedMoves.ts';
