import type { FenFields } from '../../setup/fields.ts';

export const fields: FenFields = { castling: [], enPassant: { first: [], second: [] } };
