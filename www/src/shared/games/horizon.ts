import type { GameName } from '@chariot/protocol';
import facts from './horizon.json' with { type: 'json' };

/**
 * A position in which a search that stops dead at a depth postpones a loss instead of bearing it, at a price. What it and
 * one with quiescence search play there, crates/ladder/tests/horizon.rs plays again.
 */
export interface HorizonExample {
  fen: string;
  /** In plies. */
  depth: number;
  /** What the search that stops dead plays, and the one with quiescence search, in coordinates. */
  postpones: string;
  bears: string;
}

export const HORIZONS: Readonly<Record<GameName, HorizonExample>> = facts;
