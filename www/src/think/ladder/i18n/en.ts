import type { RungName } from '@chariot/protocol';
import type { RungMistake } from '../../../shared/games/think.ts';
import type { ChapterName } from '../../chapters.ts';

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
      lacks:
        'It never asks what the opponent takes back: here the piece that it takes is protected.',
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
        'It counts only what the pieces are worth. Of moves that win as much, it plays the first of its list, wherever the piece then stands.',
    },
    squares: {
      name: 'Pieces and places',
      knows:
        'It also counts where pieces stand: they are worth more in front and in the middle, the king at home.',
      lacks:
        'It counts pieces, and a little for where they stand (chapter 6). It stops in the midst of an exchange: if its last move takes something, it does not see that this is protected.',
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
        'If the side to move could even pass (a null move) and still stay above the other side’s fence, it looks no further. At quiet moves late in its list it looks less deeply.',
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
        'With four pieces or fewer on the board, kings included, it looks up how the game ends with best play. The wall above shows how that is known.',
      lacks: 'With more pieces it is the full engine again.',
    },
  } satisfies Record<RungName, RungWords>,

  helpsTitle: 'Where it helps',
  /** How far the two players look, by name; the first does not look ahead if `lower` is its name. */
  helpsText: (depth: number, higher: string, lower?: string) =>
    `A position found by computer. ${lower === undefined ? `Both look ${depth} plies ahead, and one errs.` : `${higher} looks ${depth} plies ahead, “${lower}” at nothing but its own move.`} What the mistake costs is judged by the full engine, eight plies deep, or by the endgame tables.`,
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
    `${lower}: ${played} (red)${typeof cost === 'number' ? '' : `, and ${cost === 'win' ? 'the win is gone' : 'the draw is gone'}`}. ${higher}: ${better} (green).`,
  /** The line that the first player expects. */
  hopes: (line: string) => `It expects ${line}, and counts there.`,
  /** The cost of the mistake: what the engine says of both moves; no cost next to a mate. */
  derived: ({ played, better, leaves, costs }: Derived) =>
    `The full engine says ${leaves[0]} after ${played}, and ${leaves[1]} after ${better}${costs === undefined ? '' : `: so the mistake costs ${costs} pawns`}.`,

  /** The mistake and what follows, as the engine plays it. */
  playedOn: (line: string) =>
    `What follows if both sides play their best: ${line}. Step through it on the board.`,

  playTitle: 'Play the machine',
  play: 'Play it',
  /** The machine at the end of each chapter. */
  plays: {
    tree: 'This machine does what you have just done, with every move, three plies deep. It counts pieces and knows nothing else.',
    pruning:
      'This machine plays the same moves as the last one and looks at far fewer positions: three plies, with alpha-beta.',
    order:
      'Good order changes no score, but it pays for another ply. This machine still counts pieces, now four plies deep.',
    horizon:
      'This machine looks three plies ahead, then plays captures out. You can no longer cheat it out of a piece so easily.',
    memory:
      'This machine also remembers positions, and searches one ply, then two, up to four: what it remembers of each round is tried first in the next.',
    evaluation:
      'This machine has the full judgement of the engine, and looks only one ply ahead. See how far judgement alone goes.',
    boldness: 'This is the engine of this page, with all its guesses, six plies deep.',
    wall: 'The same engine with the tables: as soon as four pieces are left, kings included, it makes no mistake.',
  } satisfies Record<ChapterName, string>,
  otherSide: 'Swap sides',
  /** The machine’s last move. */
  answered: (player: string, move: string) => `${player}: ${move}. Your move.`,
};

export type LadderWords = typeof en;

/** The cost of a mistake; see `useJudgement`. */
export interface Derived {
  played: string;
  better: string;
  /** Scores after both moves. */
  leaves: readonly string[];
  costs: string | undefined;
}

export interface RungWords {
  name: string;
  /** Its advance over the one before. */
  knows: string;
  /** Its fault that the next one mends. */
  lacks: string;
}
