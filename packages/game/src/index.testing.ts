// For tests only.

export { processorTime } from './pgn/growth.testing.ts';
export { mutatedTexts } from './pgn/mutations.testing.ts';
export { bareStart } from './start.testing.ts';
