// The types of `Board.svelte`, which the package ships as it is, for the Svelte of a page to compile.
import type { ChariotBoard } from '@chariot/board';
import type { Component } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';
import type { BoardInput } from './binding.ts';

export type { BoardHandlers, BoardInput } from './binding.ts';

/** Properties of the board's element, properties of the board, and handlers. */
export interface BoardProps
  extends BoardInput,
    Omit<HTMLAttributes<HTMLElement>, keyof BoardInput | 'children'> {
  /** The element, with the methods `play`, `takeBack`, …; to be bound. */
  element?: ChariotBoard | undefined;
}

/** A board of chess or xiangqi. */
export declare const Board: Component<BoardProps, object, 'element'>;
