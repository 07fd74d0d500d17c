import type { GameText } from '../game.ts';
import type { ParsedMove } from '../parsed.ts';
import type { PgnGame } from '../pgn/read.ts';

export const text: GameText = {
  // As xqbase and pyffish write it.
  roster: [
    ['Game', 'Chinese Chess'],
    ['Event', '?'],
    ['Site', '?'],
    ['Date', '????.??.??'],
    ['Round', '?'],
    ['Red', '?'],
    ['Black', '?'],
    ['Result', '*'],
  ],
  // Programs made for chess write White.
  players: { first: ['Red', 'White'], second: ['Black'] },
  hasSetUpTag: false,
  names: /xiangqi|chinese|中国象棋|象棋/i,
  isOwnMove: (text) =>
    /\p{Script=Han}/u.test(text) ||
    /^[A-I]\d-[A-I]\d$/.test(text) ||
    /^[rnbakcpRNBAKCPehEH+][1-9+-]?[-+=.][1-9]$/.test(text),
  readStyle: coordinatesOf,
  writeStyle(shown) {
    if (shown === 'zh-hans' || shown === 'zh-hant') return { style: shown, format: 'Chinese' };
    return shown === 'wxf' || shown === 'usual'
      ? { style: 'wxf', format: 'WXF' }
      : { style: 'iccs', format: 'ICCS' };
  },
};

/**
 * Whether coordinates count ranks from 0 (ICCS) or from 1 (UCI). The tag `Format` decides; else a rank 0 or 10; else a
 * hyphen or capitals, which only ICCS has. Moves in other notations read alike in both.
 */
function coordinatesOf({ tags, next }: PgnGame): 'iccs' | 'uci' {
  const format = tags.get('Format')?.toUpperCase();
  if (format === 'ICCS' || format === 'UCI') return format === 'ICCS' ? 'iccs' : 'uci';
  const texts: string[] = [];
  for (let move: ParsedMove | undefined = next[0]; move; move = move.next[0]) texts.push(move.text);
  if (texts.some((text) => /^[a-i]\d+[a-i]\d+$/.test(text) && /10/.test(text))) return 'uci';
  const isIccs = (text: string): boolean =>
    /^[A-I]\d-?[A-I]\d$|^[a-i]\d-[a-i]\d$|^[a-i]\d?0?[a-i]0$|^[a-i]0/.test(text);
  return texts.some(isIccs) ? 'iccs' : 'uci';
}
