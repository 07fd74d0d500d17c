import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
// @ts-expect-error a program of Node.js without types
import { GAMES } from '../build/games.mjs';

/** A game that the page has in development only. */
export interface FurtherGame {
  name: string;
  /** The game whose entries the page takes for it. */
  like: string;
  /** For a file of the repository, the properties in which its entry differs. */
  entries: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const ROOT = join(import.meta.dirname, '..', '..');

/** Folders with a `page.json` for a game: those of its crate. */
const FOLDERS = ['crates', 'examples'];

/**
 * Reads the `page.json` of a game, which has `like` and `entries`.
 * @throws {Error} if no folder of that name has one.
 */
export function readFurtherGame(name: string, root = ROOT): FurtherGame {
  for (const folder of FOLDERS) {
    try {
      return { name, ...JSON.parse(readFileSync(join(root, folder, name, 'page.json'), 'utf8')) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`no page.json in ${FOLDERS.map((folder) => `${folder}/${name}`).join(', ')}`);
}

/**
 * Gives the page a further game in development, which no built page has. Each list of the sources
 * with an entry for every game gets one more: the entry of the game it is like, with the
 * properties in which it differs.
 */
export function furtherGame(game: FurtherGame): Plugin {
  return {
    name: 'further-game',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(www|packages\/\w+)\/src\/[^?]*\.tsx?(\?|$)/ },
      handler(code, id) {
        const [path = ''] = relative(ROOT, id).split('?');
        const text = withFurtherGame(code, path.split(sep).join('/'), game);
        return text === code ? null : { code: text, map: null };
      },
    },
  };
}

/** The text of a file of the repository with entries for a further game. */
export function withFurtherGame(code: string, path: string, game: FurtherGame): string {
  if (!code.includes(game.like)) return code;
  const edits: { at: number; text: string }[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isNode(value)) return;
    const list = value.type === 'ObjectExpression' ? entriesOf(value) : new Map();
    const like = list.get(game.like);
    if (like && isListOfGames([...list.keys()])) {
      const last = [...list.values()].at(-1);
      const text = entryOf(code.slice(like.value.start, like.value.end), path, game);
      edits.push({ at: last.end, text: `, ${game.name}: ${text}` });
    } else {
      for (const child of Object.values(value)) walk(child);
    }
  };
  walk(parseSync(path, code).program);
  edits.sort((a, b) => b.at - a.at);
  return edits.reduce(
    (text, { at, text: added }) => text.slice(0, at) + added + text.slice(at),
    code,
  );
}

function isListOfGames(names: readonly string[]): boolean {
  return names.length === GAMES.length && GAMES.every((name: string) => names.includes(name));
}

function entriesOf(list: ESTree.ObjectExpression): Map<string, ESTree.ObjectProperty> {
  return new Map(
    list.properties.flatMap((one) =>
      one.type === 'Property' && one.key.type === 'Identifier'
        ? [[one.key.name, one] as const]
        : [],
    ),
  );
}

function entryOf(like: string, path: string, { name, entries }: FurtherGame): string {
  // The only engine of such a game is the full one, for one thread.
  const engine = like.replace(/\/generated\/\w+_bg\.wasm/g, `/generated/${name}_full_bg.wasm`);
  if (engine !== like) return engine;
  const own = entries[path];
  return own ? `{ ...(${like}), ...(${JSON.stringify(own)}) }` : like;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
