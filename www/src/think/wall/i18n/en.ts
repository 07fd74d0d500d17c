import type { DistanceToMate } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { WallEndingName } from '../../../shared/games/think.ts';

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

export const en = {
  ending: 'Ending',
  endings: {
    rook: 'Rook',
    queen: 'Queen',
    pawn: 'Pawn',
    chariot: 'Chariot',
    horse: 'Horse',
    horseAdvisor: 'Horse vs advisor',
    soldier: 'Soldier',
  } satisfies Record<WallEndingName, string>,

  wave: 'Wave',
  /** A wave: number, side to move with its result, and number of positions. */
  waveSaid: (plies: number, result: string, count: string) =>
    `Wave ${plies}: ${result}. ${count === '1' ? '1 position' : `${count} positions`}.`,
  /** The wave laid last, a draggable number, and a sentence about it. */
  waveRead: (number: ComponentChildren, said: string) => [
    'Wave ',
    number,
    said.replace(/^Wave \d+/, ''),
  ],
  mates: (side: string, count: number) => `${side} to move mates in ${moves(count)}`,
  isMated: (side: string, count: number): string =>
    count === 0 ? `${side} has lost` : `${side} to move is mated in ${moves(count)}`,
  toMove: (side: string) => `${side} to move`,
  drawn: 'In no wave: drawn',
  notYet: 'Not yet in the wall',
  toGround: 'To the ground',
  courseDown: 'One wave down',
  grow: 'Let the wall grow',
  stopGrowth: 'Stop',
  courseUp: 'One wave up',
  toTop: 'To the top',
  growthText:
    'An endgame table knows how every position with a few pieces ends. It is built backwards, like a wall; each row of bricks is a wave. The ground, wave 0, is every position already lost: mate, and stalemate where it loses. Wave 1 is every position with a move into wave 0. With the other side to move, a position joins the next wave when all its moves lead into the wall. So the sides take turns; each wave is one ply. The colour says whose turn it is: one side can force mate, the other cannot avoid it. Shades only set bricks apart. When a wave comes out empty, the rest is drawn. This is retrograde analysis.',
  growthShrinks:
    'Why do the last waves shrink? Few positions hold out so long: only those in which the losing king stands best and the winning pieces stand worst. In most positions the mate comes sooner, so the widest waves lie below the top.',
  growthTry:
    'let the wall grow (the arrow below it), then drag along it. Which wave is the largest?',
  solvedIn: (millis: number, perBrick: string) =>
    `Your browser has just solved this ending in ${millis.toFixed(millis < 10 ? 1 : 0)} thousandths of a second. A brick is about ${perBrick} positions; mirror images count once.`,
  asTable: 'All waves as a table',
  movesToMate: 'Moves to mate',
  millis: '1/1000 s',

  brickTitle: 'Why here?',
  brickText:
    'Every position rests on positions below it. If the side to move wins, one move into the wave below is reason enough. If it loses, each of its moves must lead to a position that is in the wall already, and the longest defence decides the wave. The table keeps one number for each position, and that is all the engine needs to play perfectly.',
  brickTry:
    'choose a move: its button names the wave to which it leads. Or play the line out and go down the wall, one wave each turn.',
  position: 'Position',
  positionBefore: 'Position before',
  positionAfter: 'Next position',
  randomPosition: 'Random position of this wave',
  /** Replaces the number of a position reached by a move. */
  byMove: 'reached by a move',
  playLine: 'Play line',
  stopLine: 'Stop',
  useElsewhere: 'Use in all chapters',
  whyWins: (side: string, count: number, plies: number, best: number) =>
    `${side} to move mates in ${moves(count)} (${plies === 1 ? '1 ply' : `${plies} plies`}): ${best === 1 ? 'one move leads' : `${best} moves lead`} into the wave below.`,
  whyLoses: (side: string, count: number, plies: number, all: number) =>
    `${side} to move is mated in ${moves(count)} (${plies} plies): ${all === 1 ? 'the only move leads' : `all ${all} moves lead`} into the wall.`,
  whyMated: (side: string, inCheck: boolean): string =>
    inCheck ? `${side} is in check and has no move.` : `${side} has no move, and loses.`,
  whyDrawn: (side: string) =>
    `${side} to move: nobody can force mate. This position is in no wave.`,
  toWave: (plies: number) => `to wave ${plies}`,
  toDraw: 'to a draw',
  otherMoves: (count: number): string => (count === 1 ? '1 other move' : `${count} other moves`),
  mapOf: 'How many moves to mate, if one piece stood elsewhere (= drawn, × cannot stand there)',
  noMap: 'off',
  /** The result with the piece on a square; absent if it cannot stand there. */
  squareSaid(value: DistanceToMate | undefined): string {
    if (!value) return 'cannot stand here';
    if (value.kind === 'draw') return 'drawn';
    return value.moves === 0 ? 'lost already' : `mate in ${value.moves}`;
  },

  foldTitle: 'Fold the board',
  foldText: (folds: number): string => {
    const folded =
      folds === 3
        ? 'Three folds leave one king a triangle of ten squares; the other pieces move along with it. So an eighth of the positions is left, and a little more, since a position with all its pieces on the diagonal is its own mirror image.'
        : 'Here left and right are alike, but near and far are not. So there is one fold, and about half of the positions are left.';
    return `A position and its mirror image end in the same way and after as many moves, so a table keeps one of them. Fold the board, and squares that mirror each other come to lie on each other. ${folded}`;
  },
  folded: (times: number): string =>
    ['not folded', 'folded once', 'folded twice', 'folded three times'][times] ?? '',
  foldOnce: 'Fold',
  unfold: 'Unfold',
  folds: 'Folds',
  squares: 'Squares',

  progressTitle: 'Are we making progress?',
  progressText:
    'A search sees only as far as it looks. Far from the mate many moves look alike to it: it knows that it is ahead, not whether it comes nearer. Here the engine plays against the best defence, first without the table, some plies deep. The lines show how many moves the mate is really away: where one is flat or rises, moves were wasted. With the table the engine knows this number in every position of the ending. Its line falls straight, and there is less to search.',
  progressTry:
    'other positions. Which search is the first to see the mate (# and the moves to it)? How many moves too many did each need?',
  anotherPosition: 'Random',
  longestMate: 'Longest mate',
  playAgain: 'Play again',
  search: 'Search',
  positions: 'Positions',
  itSees: 'It sees',
  itPlays: 'It plays',
  matesAfter: 'Mate',
  movesPlayed: 'Moves played',
  ofDepth: (plies: number) => `${plies} plies`,
  withTable: (plies: number) => `${plies} plies, table`,
  /** Moves to mate, and how many more these are than by the table. */
  mateAfter: (count: number, more: number) =>
    `${moves(count)}${more > 0 ? `, ${more} too many` : ''}`,
  noMateIn: (count: number) => `none in ${moves(count)}`,
  winGone: 'win lost',
};

/** The words of the chapter "The brick wall". Counts come ready for display. */
export type WallWords = typeof en;
