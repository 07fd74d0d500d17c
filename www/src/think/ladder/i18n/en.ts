import type { RungName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { RungMistake } from '../../../shared/games/think.ts';

export const en = {
  rungs: {
    random: {
      name: 'Random mover',
      knows: 'It plays any legal move.',
      lacks: 'It does not see what can be taken, yours or its own.',
    },
    greedy: {
      name: 'Takes the most',
      knows: 'It takes the most valuable piece that it can.',
      lacks: 'It never asks what the opponent takes back.',
    },
    minimax: {
      name: 'Minimax',
      knows:
        'It tries every line of play, to a fixed depth. A move is worth what the best reply to it leaves, and it takes the move that is worth most.',
      lacks: 'Nearly all its time goes into lines that nobody would play.',
    },
    alphaBeta: {
      name: 'Alpha-beta',
      knows:
        'As soon as one reply shows that a move is no better than another it knows, it tries no more replies. They could only make the move worse. So it finds what minimax finds.',
      lacks:
        'It counts only what the pieces are worth. While none can be won, it plays the first move of its list.',
    },
    squares: {
      name: 'Piece-square tables',
      knows:
        'It also counts where pieces stand: they are worth more in front and in the middle, the king at home.',
      lacks:
        'It stops in the midst of an exchange: if its last move takes a pawn, it does not see that the pawn is protected.',
    },
    quiescence: {
      name: 'Quiescence search',
      knows:
        'At the end of each line it looks on at captures until things are quiet (quiescent), and only then counts.',
      lacks:
        'Other orders of moves lead to the same positions, and it looks at them all over again.',
    },
    table: {
      name: 'Transposition table',
      knows:
        'It remembers positions that it has met (other orders of moves transpose into them). It first tries what was best there, then captures.',
      lacks: 'At the start it remembers nothing, and the first order of moves is a guess.',
    },
    deepening: {
      name: 'Iterative deepening',
      knows:
        'It looks one ply ahead, then two, then three: what it remembers of each round tells the next what to try first.',
      lacks: 'It looks at hopeless moves as deeply as at good ones.',
    },
    reductions: {
      name: 'Null move and reductions',
      knows:
        'If a side could even pass (a null move) and still be well off, it looks no further. At quiet moves late in its list it looks less deeply.',
      lacks: 'It still judges a position only by which pieces stand where.',
    },
    engine: {
      name: 'The full engine',
      knows:
        'The engine of this page: many more such ideas, tuned by thousands of games, and a far better judgement of positions (its evaluation).',
      lacks:
        'Its bold guesses count on depth: only a few plies ahead, it may miss a mate that minimax finds. And endings it can only estimate.',
    },
    tables: {
      name: 'With endgame tables',
      knows:
        'With four pieces or fewer on the board, kings included, it looks up how the game ends with best play. The chapter on the brick wall explains how that is known.',
      lacks: 'With more pieces it is the full engine again.',
    },
  } satisfies Record<RungName, RungWords>,
  lacks: 'What it gets wrong:',
  player: 'Player',
  move: 'Move',
  positions: 'Positions',
  time: 'Time',
  depth: 'Depth',
  plies: (count: number): string => (count === 1 ? '1 ply' : `${count} plies`),
  millis: (count: number): string =>
    count < 1000 ? `${Math.round(count)} ms` : `${(count / 1000).toFixed(1)} s`,
  tooManyPieces: 'needs fewer pieces',
  /** Says when the player with tables differs, with a button to such a position. */
  fewPieces: (button: ComponentChildren) => [
    'The last player differs from the full engine only where four pieces or fewer are left: ',
    button,
    '.',
  ],
  seeEnding: 'see such a position',

  climbCaption: 'What each player would play here, and how many positions it looks at',
  climbText: (depth: ComponentChildren) => [
    'Eleven players look at your position, ',
    depth,
    ' ahead. Each knows something that the one above it does not. The small number beside a move is the score that the player expects. Bars show the positions looked at: each equal step to the right multiplies them by the same number.',
  ],
  climbTry:
    'choose a player. Its move is the coloured arrow, the next player’s the grey one. Then drag the depth. At so few plies the full engine can even look weaker: choose it to read why.',

  countsTitle: 'Too many to look at',
  counts: (depth: ComponentChildren, count: string | undefined) => [
    'After ',
    depth,
    ' there are ',
    count ?? '…',
    ' lines of play, that is, ways the game can go.',
  ],
  countsText:
    'In a middlegame each side has thirty moves or more. So each ply further takes some thirty times as long, if every line is looked at. This chapter is about looking at fewer lines and still finding the same move.',
  countsTry:
    'drag the number. The bars grow by even steps, yet each step multiplies the lines, by some thirty in a middlegame.',

  sameTitle: 'The same move, with fewer positions',
  sameText:
    'You have found a move that loses nothing. You consider a second one, and see a reply to it that wins a rook from you. Are there worse replies still? You need not know. Your opponent chooses the reply, so each further one can only make your move worse, never better. It is out. The same holds for the opponent’s choices, and at every step of every line. Alpha-beta leaves out just that, and nothing else. So its move is always that of minimax. The table shows what it saves: how many positions each looks at, and how many times fewer. A test compares both on a hundred positions of each game.',
  sameTry:
    'press “Count on”, then choose another position above. The deeper the search, the more it mostly saves.',
  factor: 'Fewer',
  same: '(the same)',
  count: 'Count on',
  stop: 'Stop',

  mistakesTitle: 'What one sees and the other does not',
  mistakesText: (depth: number) =>
    `In these positions, found by computer, one player errs and the next one on the ladder does not. Both look ${depth} plies ahead. What the mistake costs, in pawns, is the full engine’s judgement; in the last one, that of the endgame tables.`,
  whoErrs: 'Who errs',
  /** One player errs at this cost; the next plays better. */
  errs: ({
    lower,
    played,
    cost,
    higher,
    better,
  }: {
    lower: string;
    played: string;
    cost: RungMistake['cost'];
    higher: string;
    better: string;
  }) =>
    `${lower}: ${played} (red), ${typeof cost === 'number' ? `which costs ${(cost / 100).toFixed(1)} pawns` : `and ${cost === 'win' ? 'the win is gone' : 'the draw is gone'}`}. ${higher}: ${better} (green).`,

  playTitle: 'Play against a rung',
  playText: (depth: number) =>
    `A game against a player shows best what it knows. Each player is a rung of the ladder; here it looks ${depth} plies ahead.`,
  playTry: 'leave a piece where minimax can take it, then where it only seems free.',
  against: 'Opponent',
  otherSide: 'Swap sides',
  /** The player's last move, and the positions it looked at. */
  answered: (player: string, move: string, positions: string) =>
    `${player}: ${move}, from ${positions} positions. Your move.`,

  tableTitle: 'Who beats whom',
  tableText: (games: number, depth: number) =>
    `Points that the player on the left scored against each other player, in percent; 50 means equally strong. Chance may have shifted a number by as much as stands after ±, rarely by more. Each pair played ${games} games from level openings, looking ${depth} plies ahead; a lead of nine pawns won. Minimax is not listed, since it plays as alpha-beta does; nor are the transposition table and deepening, which save time and change no score.`,
};

export type LadderWords = typeof en;

export interface RungWords {
  name: string;
  /** Its advance over the one before. */
  knows: string;
  /** Its fault that the next one mends. */
  lacks: string;
}
