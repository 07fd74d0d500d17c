import type { FenFields } from '@chariot/game';

export const fields: FenFields = { castling: [], enPassant: { first: [], second: [] } };
