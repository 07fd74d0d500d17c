import type { TreeStart } from './tree.ts';

/** A start position of which only some things matter. */
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
