import type { TreeStart } from './tree.ts';

/** A start position; fields that do not matter are empty. */
export function bareStart(more: Partial<TreeStart> = {}): TreeStart {
  return {
    fen: '8/8',
    pieces: [],
    toMove: 'first',
    castling: '',
    moveNumber: 1,
    openingKey: '',
    ...more,
  };
}
