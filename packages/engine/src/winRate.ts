import { type GameName, type SearchReport, WIN_RATES } from '@chariot/protocol';

/** Wins, draws and losses of the side to move, per 1000 games. */
export type WinDrawLoss = readonly [wins: number, draws: number, losses: number];

/** Wins, draws and losses for a score and a number of pieces, by the model of the native engine. */
export function winDrawLoss(
  game: GameName,
  pieces: number,
  score: SearchReport['score'],
): WinDrawLoss {
  switch (score.kind) {
    case 'mateIn':
      return [1000, 0, 0];
    case 'matedIn':
      return [0, 0, 1000];
    case 'centipawns': {
      const at = ([constant, each]: readonly [number, number]): number => constant + each * pieces;
      const middle = at(WIN_RATES[game].middle);
      const width = at(WIN_RATES[game].width);
      const rate = (centipawns: number): number =>
        Math.round(1000 / (1 + Math.exp((middle - centipawns) / width)));
      const [wins, losses] = [rate(score.value), rate(-score.value)];
      return [wins, Math.max(0, 1000 - wins - losses), losses];
    }
    default:
      return score satisfies never;
  }
}
