import { resultOf } from '../game/result.ts';
import { other } from '../game/turns.ts';
import { words } from '../i18n/index.ts';
import type { EndgameStore, Shown } from './store.ts';

/** What the table says of the shown position, large: `Mate in 12`. */
export function Verdict({ store }: { store: EndgameStore }) {
  const { title, detail } = verdict(store.shown.value);
  return (
    <header class="status verdict" aria-live="polite">
      <h1>{title}</h1>
      <p>{detail}</p>
    </header>
  );
}

function verdict(shown: Shown | null): { title: string; detail: string } {
  const text = words.value;
  if (!shown) return { title: text.loading, detail: text.tableLoading };
  const { view, exploration } = shown;
  const { sides } = text.games[view.game.game];
  if (view.end) {
    const { title, reason } = resultOf(view.game.game, view.end);
    return view.end.rule === 'checkmate'
      ? { title: text.mated, detail: title }
      : { title, detail: reason };
  }
  if (exploration === undefined) return { title: '\u00a0', detail: text.tableLoading };
  if (exploration === null) return { title: text.noTable, detail: text.noTableWhy };
  const { value } = exploration;
  const toMove = sides[view.toMove];
  if (value.kind === 'draw') return { title: text.drawn, detail: text.nobodyMates(toMove) };
  const winner = value.kind === 'win' ? view.toMove : other(view.toMove);
  return {
    title: text.mateIn(value.moves),
    detail: text.whoMates(sides[winner], toMove),
  };
}
