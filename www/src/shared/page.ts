import type { GameName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { Engines } from './engine/index.ts';
import type { Tables } from './engine/tables.ts';
import type { Playing } from './game/handover.ts';
import type { PerGame } from './games/index.ts';

export interface Page {
  engines: Engines;
  /** Endgame tables, fetched on first use. */
  tables(): Promise<Tables>;
  play: PerGame<Playing>;
}

/** The page with its tables loaded. */
export interface PartPage extends Omit<Page, 'tables'> {
  tables: Tables;
}

/** A fetched view, for any of its games. */
export type Part = (game: GameName) => ComponentChildren;
