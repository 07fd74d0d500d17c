/** Where sites offer the text of a game, by the end of their host's name. */
const MENUS: readonly (readonly [host: string, menu: string])[] = [
  ['lichess.org', 'Share & export → PGN'],
  ['chess.com', 'Share → PGN'],
  ['pychess.org', 'Download PGN'],
  ['dpxq.com', '复制棋谱 (DhtmlXQ)'],
];

/** The menu of a site that has a game's text, if we know the site. */
export function menuOf(host: string): string | undefined {
  return MENUS.find(([name]) => host === name || host.endsWith(`.${name}`))?.[1];
}
