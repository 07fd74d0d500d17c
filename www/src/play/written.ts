import { resultSign } from '@chariot/board/words';
import type { EngineClient } from '@chariot/engine/client';
import { clockLine, lineOf, playerTag, type TreeNode } from '@chariot/game';
import { type Game, RATINGS, type SideName } from '@chariot/protocol';
import { looksOf } from '../shared/game/looks.ts';
import { sideToBegin } from '../shared/game/record.ts';
import { GAMES } from '../shared/games/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { buildTree } from '../shared/tree/build.ts';
import { addressFor, writeLink } from '../shared/tree/link.ts';
import { pgnOf, type SharedTree, writeShared } from '../shared/tree/written.ts';
import type { StoredClock } from './clock.ts';
import { dialogWords, nameOf } from './i18n/index.ts';
import type { PlayStore } from './store.ts';
import type { Players } from './stored.ts';

/** A game with the facts for its tags. */
export interface PlayedGame {
  game: Game;
  players: Players;
  /** Start time, in milliseconds since 1970. */
  began: number;
  clock: StoredClock | null;
  /** The result, if the game is over. */
  result: { termination: string; winner?: SideName | undefined } | undefined;
}

export function playedOf({ match }: PlayStore): PlayedGame | undefined {
  const head = match.record.head.value;
  if (!head) return undefined;
  return {
    game: head.game,
    players: match.players.value,
    began: match.identity.value.began,
    clock: match.clock.stored(),
    result: match.result.value,
  };
}

/** Tags of a game: players, date, result and others. */
export async function tagsOf(played: PlayedGame): Promise<Map<string, string>> {
  const { game, players, began, clock, result } = played;
  const control = clock?.control.first;
  const { text } = await GAMES[game.game].analysis();
  const tags = new Map<string, string>(text.roster);
  const own = dialogWords.value;
  tags.set('Event', own.casualGame);
  tags.set('Date', dateOf(began).replaceAll('-', '.'));
  for (const side of ['first', 'second'] as const) {
    const tag = playerTag(tags, text, side);
    if (players.side === 'both') tags.set(tag, '?');
    else if (players.side === side) tags.set(tag, own.anonymous);
    else {
      const rating = RATINGS[game.game][players.level - 1];
      tags.set(tag, own.levelOf(nameOf(game.game, players), players.level));
      if (rating) tags.set(`${tag}Elo`, String(rating));
    }
  }
  tags.set('Result', result ? resultSign(result).replaceAll('½', '1/2').replace('–', '-') : '*');
  const seconds = (milliseconds: number): number => Math.round(milliseconds / 1_000);
  tags.set('TimeControl', control ? `${seconds(control.base)}+${seconds(control.increment)}` : '-');
  if (result?.termination === 'time') tags.set('Termination', 'Time forfeit');
  return tags;
}

/** Local date: `2026-11-23`. */
export function dateOf(time: number): string {
  const date = new Date(time);
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A game with its tags as a tree; `undefined` if its moves cannot be read. */
async function treeOf(
  engine: Pick<EngineClient, 'ask'>,
  played: PlayedGame,
): Promise<SharedTree | undefined> {
  const { game } = played;
  const { text } = await GAMES[game.game].analysis();
  const { style, format } = text.writeStyle(looksOf(game.game).notation);
  const { parsed, line } = lineOf(game.moves, game.start);
  if (played.clock) clockLine(line, played.clock.after, await sideToBegin(engine, game));
  const read = { ...parsed, tags: await tagsOf(played) };
  const built = await buildTree(engine, game.game, read, { read: 'uci', write: style });
  if ('error' in built) return undefined;
  const textOf = (node: TreeNode): string => node.move?.text ?? '';
  return { tree: built.tree, text, textOf, format, result: undefined };
}

/** The game's text (PGN), in the notation that other programs read. */
export async function textOf(
  engine: Pick<EngineClient, 'ask'>,
  played: PlayedGame,
): Promise<string> {
  const written = await treeOf(engine, played);
  return written ? pgnOf(written) : '';
}

export async function storeText(store: PlayStore): Promise<string> {
  const played = playedOf(store);
  return played ? textOf(store.engine, played) : '';
}

/** Link to the game and its players at the shown position; to the position alone if too long. */
export async function linkOf(store: PlayStore): Promise<string> {
  const { game, match, engine } = store;
  const shown = match.record.shown.value;
  const played = playedOf(store);
  const written = played && (await treeOf(engine, played));
  const at = written?.tree.mainLine()[(shown?.history.length ?? 0) - 1] ?? written?.tree.root;
  const shared = written && at && (await writeShared(written, at));
  const { size } = SKINS[game].value;
  const part = shared?.part ?? writeLink(size, { start: shown?.fen ?? '', moves: [], ply: 0 });
  return `${location.origin}${location.pathname}${addressFor(game, part)}`;
}
