/** Menus where sites offer a game's PGN, by the end of the host name. */
const MENUS: readonly (readonly [host: string, menu: string])[] = [
  ['lichess.org', 'Share & export → PGN'],
  ['chess.com', 'Share → PGN'],
  ['pychess.org', 'Download PGN'],
  ['dpxq.com', '复制棋谱 (DhtmlXQ)'],
];

export function menuOf(host: string): string | undefined {
  return MENUS.find(([name]) => host === name || host.endsWith(`.${name}`))?.[1];
}
