import type { GameName } from '@chariot/protocol';

/** Title and idea of each lesson, by name. */
export type TacticsWords = Readonly<
  Record<GameName, Readonly<Record<string, { title: string; idea: string }>>>
>;
