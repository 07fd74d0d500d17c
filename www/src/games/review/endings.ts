import { placementOf } from '@chariot/board/parts';
import type { NotatedMove, OutcomeName, ProbeResult } from '@chariot/protocol';

/** Most pieces of an ending that is judged exactly. */
const MOST_PIECES = 5;

/** The tables' verdict on a move. Results are the mover's, with best play. */
export interface ExactMove {
  /** Canonical name of the ending before the move. */
  material: string;
  best: OutcomeName;
  played: OutcomeName;
  /** The moves that keep the result, if the move played does not. */
  better: readonly NotatedMove[];
}

/** Asks the tables about moves of games. */
export class EndingJudge {
  readonly #probe: (fen: string, pieces: number) => Promise<ProbeResult | null>;

  /** `probe` answers for positions of few pieces; `null` where no table does. */
  constructor(probe: (fen: string, pieces: number) => Promise<ProbeResult | null>) {
    this.#probe = probe;
  }

  /** `null` where the tables do not tell. */
  async judge(fen: string, played: string): Promise<ExactMove | null> {
    const pieces = placementOf(fen)
      .flat()
      .filter((letter) => letter !== ' ').length;
    if (pieces > MOST_PIECES) return null;
    const result = await this.#probe(fen, pieces);
    const move = result?.moves.find(({ move }) => move.uci === played);
    if (!result?.material || !result.dtm || !move?.dtm) return null;
    // A rule on moves without progress or on repetition may decide otherwise.
    if (result.undecidedDraws || result.cursed || move.cursed) return null;
    const best = result.dtm.kind;
    const kept = result.moves.filter(({ dtm }) => dtm?.kind === best).map(({ move }) => move);
    const isKept = move.dtm.kind === best;
    return { material: result.material, best, played: move.dtm.kind, better: isKept ? [] : kept };
  }
}
