import { clockLine, lineOf, type ParsedGame, type ParsedMove, type TreeNode } from '@chariot/game';
import type { MoveStyle } from '@chariot/protocol';
import { forAnalysis, type Handover } from '../shared/game/handover.ts';
import { sideToBegin } from '../shared/game/record.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { kindOf } from '../shared/tree/kind.ts';
import { type LinkError, linkIn, readLink } from '../shared/tree/link.ts';
import { isShared, readShared } from '../shared/tree/written.ts';
import { linkToShown } from './address.ts';
import type { AnalysisStore } from './store.ts';

let reloaded = performance
  .getEntriesByType('navigation')
  .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Opens a game handed over by another view or by a link; false if there is none. */
export async function arrive(store: AnalysisStore): Promise<boolean> {
  const isReload = takeReload();
  const handed = forAnalysis.value;
  if (handed?.game.game === store.game) {
    forAnalysis.value = null;
    await take(store, handed);
    return true;
  }
  const [view, game] = location.hash.split('/');
  const link = linkIn(location.hash);
  if (view !== '#analysis' || game !== store.game || link === '') return false;
  if (link === linkToShown(store)) return false;
  const linked = isShared(link) ? await readText(store, link) : readMoves(store, link);
  if (typeof linked === 'string') {
    store.fail({ about: 'link', reason: linked });
    return true;
  }
  const known = nodeOf(store, linked);
  if (!known) {
    await openLink(store, linked);
    return true;
  }
  // The open tree contains the linked line and may hold more, so it stays. After a reload the stored position wins: it
  // may be later than the address.
  if (!isReload) await store.lookAt(known);
  return !isReload;
}

/** Whether the page was reloaded at its own address; true only once. */
function takeReload(): boolean {
  const isReload = reloaded;
  reloaded = false;
  return isReload;
}

/** The node shown by a link of moves, if the open tree contains its whole line. */
function nodeOf(store: AnalysisStore, { parsed, at }: OpenedLink): TreeNode | undefined {
  const tree = store.tree.value;
  if (!tree || parsed.tags || parsed.start !== tree.start) return undefined;
  let node = tree.root;
  let shown = at ? undefined : node;
  for (let move = parsed.next[0]; move; move = move.next[0]) {
    const next = node.children.find((child) => child.move?.uci === move?.text);
    if (!next) return undefined;
    node = next;
    if (move === at) shown = node;
  }
  return shown;
}

async function take(
  store: AnalysisStore,
  { game, read = 'uci', ply, below, review, tags, times }: Handover,
): Promise<void> {
  const { parsed, line } = lineOf(game.moves, game.start);
  if (times) clockLine(line, times, await sideToBegin(store.engine, game));
  const at = ply === undefined ? line.at(-1) : (line[ply - 1] ?? null);
  await store.open({ parsed: tags ? { ...parsed, tags } : parsed, read, at, below });
  if (review) void store.review.run('quick');
}

async function openLink(store: AnalysisStore, { parsed, at, style }: OpenedLink): Promise<void> {
  const error = await store.open({ parsed, read: style, at });
  if (error || store.trouble.value) store.fail({ about: 'link', reason: 'illegal' });
}

/** A game from a link, and the move to show. */
interface OpenedLink {
  parsed: ParsedGame;
  at: ParsedMove | null;
  style: MoveStyle;
}

async function readText(store: AnalysisStore, link: string): Promise<OpenedLink | LinkError> {
  const shared = await readShared(link);
  if (typeof shared === 'string') return shared;
  return { ...shared, style: kindOf(shared.parsed, store.game, store.games).style };
}

function readMoves(store: AnalysisStore, link: string): OpenedLink | LinkError {
  const linked = readLink(SKINS[store.game].value.size, link);
  if (typeof linked === 'string') return linked;
  const { parsed, line } = lineOf(linked.moves, linked.start);
  return { parsed, at: line[linked.ply - 1] ?? null, style: 'uci' };
}
