import type { GameName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { Engines } from './engine/index.ts';
import type { Tables } from './engine/tables.ts';
import type { Playing } from './game/handover.ts';
import type { PerGame } from './games/index.ts';

/** What the views share. */
export interface Page {
  engines: Engines;
  /** The endgame tables, fetched when they are first needed. */
  tables(): Promise<Tables>;
  play: PerGame<Playing>;
}

/** The same with the tables, which have come. */
export interface PartPage extends Omit<Page, 'tables'> {
  tables: Tables;
}

/** A view that has been fetched, for any of its games. */
export type Part = (game: GameName) => ComponentChildren;
