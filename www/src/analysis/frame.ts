import { language } from '../shared/i18n/index.ts';
import type { AnalysisStore } from './store.ts';

/** The longest game that an address is made of; of a longer one the frame shows the position. */
const LONGEST = 6_000;
/** Pixels: a board with its moves beneath. */
const [WIDTH, HEIGHT] = [400, 640];

/** HTML that shows the game in a frame of another page, or the position if the game is long. */
export function frameOf(store: Pick<AnalysisStore, 'game'>, pgn: string, fen: string): string {
  const wanted = new URLSearchParams({ game: store.game, lang: language.value });
  if (pgn.length > 0 && pgn.length <= LONGEST) {
    wanted.set('view', 'moves');
    wanted.set('pgn', pgn);
  } else {
    wanted.set('fen', fen);
  }
  const address = new URL(`embed.html?${wanted}`, location.href).href.replaceAll('&', '&amp;');
  return `<iframe src="${address}" title="Chariot" width="${WIDTH}" height="${HEIGHT}" style="border:0"></iframe>`;
}
