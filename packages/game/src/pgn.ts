// Games as text: PGN, and the other recognised formats.

export { dhtmlxq, writeDhtmlXQ } from './dhtmlxq.ts';
export { FORMATS, type ForeignFormat, UNREADABLE } from './formats.ts';
export { glyphOfJudgement } from './pgn/comment.ts';
export {
  inOrder,
  MOVE_GLYPHS,
  OTHER_GLYPHS,
  POSITION_GLYPHS,
  symbolOf,
  toggled,
} from './pgn/nags.ts';
export { type PgnError, type PgnGame, readGame, readGames } from './pgn/read.ts';
export { recognise } from './pgn/recognise.ts';
export { type FoundGame, GameScanner } from './pgn/scan.ts';
export { writeGame, writeVariation } from './pgn/write.ts';
