// Scores and losses, written for people.

export {
  accuracyOf,
  lossOf,
  type MoveLoss,
  meanAccuracy,
  opennessOf,
  reviewOf,
  type SideReview,
} from './analysis/accuracy.ts';
export { MOVE_CLASSES, type MoveClass } from './analysis/moveClasses.ts';
export {
  exactScore,
  finalScore,
  forFirst,
  share,
  shortCount,
  shortScore,
  turned,
} from './analysis/score.ts';
export { type WinDrawLoss, winDrawLoss } from './winRate.ts';
