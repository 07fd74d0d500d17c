import { ExplorerList } from '../shared/book/ExplorerList.tsx';
import { words } from '../shared/i18n/index.ts';
import { IconButton } from '../shared/ui/Icon.tsx';
import { addressOf } from '../shared/ui/route.ts';
import { linkToShown } from './address.ts';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

/** The address of the shown position in the openings view; its start page for other starts. */
function addressInOpenings(store: AnalysisStore): string {
  const address = addressOf('openings', store.game);
  const link = store.tree.value?.start === undefined ? linkToShown(store) : '';
  return link ? `${address}/${link}` : address;
}

/** Book moves of the shown position, and a link to the openings. */
export function BookPanel({ store }: { store: AnalysisStore }) {
  const text = analysisWords.value;
  if (!store.usesBook.value) return null;
  return (
    <section class="book-panel" aria-label={text.book}>
      <ExplorerList
        explorer={store.explorer}
        view={store.view.value}
        names={store.names}
        play={(move) => void store.play(move)}
      />
      <a class="book-link" href={addressInOpenings(store)}>
        {words.value.views.openings}
      </a>
    </section>
  );
}

export function BookSwitch({ store }: { store: AnalysisStore }) {
  const on = store.usesBook.value;
  return (
    <IconButton
      icon="openings"
      label={analysisWords.value.book}
      pressed={on}
      onClick={() => store.useBook(!on)}
    />
  );
}
