import type { EngineClient } from '@chariot/engine/client';
import { readGames } from '@chariot/game/pgn';
import type { GameName } from '@chariot/protocol';
import { looksOf } from '../../shared/game/looks.ts';
import { GAME_NAMES, GAMES } from '../../shared/games/index.ts';
import { buildSpelt, written } from '../../shared/tree/build.ts';
import { repertoireOf, treeOf } from './pgn.ts';
import { EMPTY, merged, type RepertoireNode, sizeOf } from './repertoire.ts';

/** What was read of a text. */
export interface ReadRepertoire {
  root: RepertoireNode;
  moves: number;
  /** Games from another start, or of another game, which are left out. */
  leftOut: number;
  /** Games with moves that cannot be played; what stands before those is in the repertoire. */
  damaged: number;
}

/** Reads every variation of every game of a text. */
export async function readRepertoire(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  text: string,
): Promise<ReadRepertoire> {
  const games = readGames(text).filter(({ next }) => next.length > 0);
  const { text: ours } = await GAMES[game].analysis();
  const others = GAME_NAMES.filter((name) => name !== game);
  const theirs = await Promise.all(others.map((name) => GAMES[name].analysis()));
  const read: ReadRepertoire = { root: EMPTY, moves: 0, leftOut: 0, damaged: 0 };
  for (const one of games) {
    const move = one.next[0]?.text ?? '';
    const isOther = !ours.isOwnMove(move) && theirs.some(({ text }) => text.isOwnMove(move));
    if (one.start !== undefined || isOther) {
      read.leftOut += 1;
      continue;
    }
    const built = await buildSpelt(engine, game, one, {
      read: ours.readStyle(one),
      write: looksOf(game).notation,
    });
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
