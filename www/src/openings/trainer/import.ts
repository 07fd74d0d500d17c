import type { EngineClient } from '@chariot/engine/client';
import { type PgnGame, readGames } from '@chariot/game/pgn';
import type { GameName } from '@chariot/protocol';
import { looksOf } from '../../shared/game/looks.ts';
import { GAME_NAMES, GAMES } from '../../shared/games/index.ts';
import { EMPTY, merged, type RepertoireNode, sizeOf } from '../../shared/repertoire/repertoire.ts';
import { buildSpelt, type Notations, written } from '../../shared/tree/build.ts';
import { repertoireOf, treeOf } from './pgn.ts';

/** Games and faults of a text. */
export interface ReadRepertoire {
  root: RepertoireNode;
  moves: number;
  /** Games from another start, or of another game, which are left out. */
  leftOut: number;
  /** Games with moves that cannot be played; what stands before those is in the repertoire. */
  damaged: number;
}

/** The games of a text that may be of this game and from its usual start. */
export interface ReadableGames {
  games: readonly PgnGame[];
  /** How many others there are. */
  leftOut: number;
  /** How a game is read and written. */
  spelling(one: PgnGame): Notations;
}

/** Reads a text as games. */
export async function readableGames(game: GameName, text: string): Promise<ReadableGames> {
  const all = readGames(text).filter(({ next }) => next.length > 0);
  const { text: ours } = await GAMES[game].analysis();
  const others = GAME_NAMES.filter((name) => name !== game);
  const theirs = await Promise.all(others.map((name) => GAMES[name].analysis()));
  const games = all.filter(({ start, next }) => {
    const move = next[0]?.text ?? '';
    const isOther = !ours.isOwnMove(move) && theirs.some(({ text }) => text.isOwnMove(move));
    return start === undefined && !isOther;
  });
  const write = looksOf(game).notation;
  return {
    games,
    leftOut: all.length - games.length,
    spelling: (one) => ({ read: ours.readStyle(one), write }),
  };
}

/** Reads every variation of every game of a text. */
export async function readRepertoire(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  text: string,
): Promise<ReadRepertoire> {
  const { games, leftOut, spelling } = await readableGames(game, text);
  const read: ReadRepertoire = { root: EMPTY, moves: 0, leftOut, damaged: 0 };
  for (const one of games) {
    const built = await buildSpelt(engine, game, one, spelling(one));
    if ('error' in built) {
      read.leftOut += 1;
      continue;
    }
    if (built.bad || one.error) read.damaged += 1;
    read.root = merged(read.root, repertoireOf(built.tree));
  }
  return { ...read, moves: sizeOf(read.root).moves };
}

/** A repertoire as PGN; `undefined` if the engine is gone. */
export async function writeRepertoire(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  root: RepertoireNode,
  event: string,
): Promise<string | undefined> {
  const [{ text }, { writeGame }] = await Promise.all([
    GAMES[game].analysis(),
    import('@chariot/game/pgn'),
  ]);
  const first = await engine.ask('view', { game, moves: [] });
  if ('error' in first) return undefined;
  const tree = treeOf(game, first.view, root, new Map([['Event', event]]));
  const { style, format } = text.writeStyle(looksOf(game).notation);
  const texts = await written(engine, tree, style);
  return writeGame(tree, text, (node) => texts.get(node)?.text ?? '', {
    ...(format && { format }),
  });
}
