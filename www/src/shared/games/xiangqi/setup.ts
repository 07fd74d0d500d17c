import type { FenFields } from '@chariot/game/fields';

export const fields: FenFields = { castling: [], enPassant: { first: [], second: [] } };
