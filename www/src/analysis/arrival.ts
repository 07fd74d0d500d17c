import { forAnalysis, type Handover } from '../game/handover.ts';
import { SKINS } from '../pieces/index.ts';
import { linkIn, readLink } from './link.ts';
import { lineOf } from './parsed.ts';
import type { AnalysisStore } from './store.ts';

/** Opens what another view or a link hands over; false if there is nothing. */
export async function arrive(store: AnalysisStore): Promise<boolean> {
  const handed = forAnalysis.value;
  if (handed?.game.game === store.game) {
    forAnalysis.value = null;
    await take(store, handed);
    return true;
  }
  const [view, game] = location.hash.split('/');
  const link = linkIn(location.hash);
  if (view !== '#analysis' || game !== store.game || link === '') return false;
  const opened = await openLink(store, link);
  // The link leaves the address, so that a reload does not undo later changes. Not before it is opened, nor if it is
  // bad: the first visit may load the page twice.
  if (opened && linkIn(location.hash) === link) {
    history.replaceState(null, '', `${view}/${game}`);
  }
  return true;
}

async function take(store: AnalysisStore, { game, ply, below, review }: Handover): Promise<void> {
  const { parsed, line } = lineOf(game.moves, game.start);
  const at = ply === undefined ? line.at(-1) : (line[ply - 1] ?? null);
  await store.open({ parsed, read: 'uci', at, below });
  if (review) await store.runReview('quick');
}

/** True if the link could be opened. */
async function openLink(store: AnalysisStore, link: string): Promise<boolean> {
  const linked = readLink(SKINS[store.game].value.size, link);
  if (typeof linked === 'string') {
    store.trouble.value = { about: 'link', reason: linked };
    return false;
  }
  const { parsed, line } = lineOf(linked.moves, linked.start);
  const error = await store.open({ parsed, read: 'uci', at: line[linked.ply - 1] ?? null });
  if (error || store.trouble.value) store.trouble.value = { about: 'link', reason: 'illegal' };
  return error === null;
}
