import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { FilePanel } from './FilePanel.tsx';
import { gamesWords } from './i18n/index.ts';
import { Names } from './Names.tsx';
import { Forget, Progress } from './Progress.tsx';
import { ReviewedGames } from './ReviewedGames.tsx';
import { ReportView } from './report/ReportView.tsx';
import type { GamesStore } from './store.ts';

/** A page to read: the games, their review in the background, and the report. */
export function GamesView({ store }: { store: GamesStore }) {
  useEffect(() => void store.start(), [store]);
  const isOver = useSignal(false);
  const text = gamesWords.value;
  const report = store.report.value;
  return (
    <article
      class={`own-games ${isOver.value ? 'is-over' : ''}`}
      aria-label={words.value.views.games}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) void store.open(files);
      }}
    >
      <header class="own-games-head">
        <h1>{words.value.views.games}</h1>
        {!report && <p>{text.lead}</p>}
      </header>
      <div class="own-games-sources">
        <Progress store={store} />
        {store.isReady.value && <FilePanel store={store} />}
        <Names store={store} />
      </div>
      <ReviewedGames store={store} />
      {report && <ReportView store={store} report={report} />}
      <Forget store={store} />
    </article>
  );
}
