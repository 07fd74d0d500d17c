import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import '../shared/ui/file-button.css';
import { gamesWords } from './i18n/index.ts';
import { NamesField, namesIn } from './Names.tsx';
import { PasteButton } from './PasteButton.tsx';
import { type FileOfGames, LEFT_OUT, type Taken } from './sources/file.ts';
import type { NamedPlayer } from './sources/players.ts';
import { nameKey } from './sources/source.ts';
import type { FileState, GamesStore } from './store.ts';

/** Where games come from: a dropped or chosen file, or the games played here. */
export function FilePanel({ store }: { store: GamesStore }) {
  const state = store.file.value;
  switch (state.kind) {
    case 'none':
      return <Offer store={store} />;
    case 'reading':
      return <Reading file={state.file} cancel={() => store.cancelFile()} />;
    case 'asking':
      return <Asking store={store} players={state.players} />;
    case 'taking':
      return (
        <label class="own-games-bar">
          <span>{gamesWords.value.taking(Math.floor(100 * state.done))}</span>
          <progress value={state.done} max={1} />
        </label>
      );
    case 'taken':
      return (
        <>
          <TakenGames taken={state.taken} />
          <Offer store={store} />
        </>
      );
    case 'fault':
      return (
        <>
          <div class="message is-error" role="alert">
            {faultText(state.fault)}
          </div>
          <Offer store={store} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function faultText(fault: Extract<FileState, { kind: 'fault' }>['fault']): string {
  const { faults, unreadable } = gamesWords.value;
  return fault.kind === 'unreadable' ? unreadable(fault.name) : faults[fault.kind];
}

/** With games already there, one line; else the whole invitation. */
function Offer({ store }: { store: GamesStore }) {
  const text = gamesWords.value;
  const isFirst = store.all.value === 0;
  const choose = <FileButton store={store} primary={isFirst} />;
  const others = (
    <>
      <PasteButton store={store} />
      <Button onClick={() => void store.takeOwn()}>{text.takeOwn}</Button>
    </>
  );
  if (!isFirst) {
    return (
      <div class="own-games-more">
        {choose}
        {others}
      </div>
    );
  }
  return (
    <section class="own-games-drop" aria-label={text.drop}>
      <p class="own-games-drop-here">{text.drop}</p>
      <div class="own-games-buttons">
        {choose}
        {others}
      </div>
      <p>{text.fewest}</p>
      <p>{text.formats[store.game]}</p>
      <p>{text.where[store.game]}</p>
      <p class="own-games-private">{text.private}</p>
    </section>
  );
}

function FileButton({ store, primary }: { store: GamesStore; primary: boolean }) {
  const text = gamesWords.value;
  return (
    <label class={`${primary ? 'primary' : 'quiet'} file-button`}>
      {primary ? text.choose : text.more}
      <input
        type="file"
        name="games"
        multiple
        class="visually-hidden"
        onChange={async (event) => {
          const input = event.currentTarget;
          const files = [...(input.files ?? [])];
          if (files.length > 0) await store.open(files);
          // Allows choosing the same file again.
          input.value = '';
        }}
      />
    </label>
  );
}

function Reading({ file, cancel }: { file: FileOfGames; cancel(): void }) {
  const text = gamesWords.value;
  const { fraction, size } = file.collection;
  return (
    <div class="own-games-row">
      <label class="own-games-bar">
        <span>{text.reading(Math.floor(100 * fraction.value), size.value)}</span>
        <progress value={fraction.value} max={1} />
      </label>
      <Button onClick={cancel}>{text.cancel}</Button>
    </div>
  );
}

function Asking({ store, players }: { store: GamesStore; players: readonly NamedPlayer[] }) {
  const text = gamesWords.value;
  const known = store.names.value;
  const isKnown = ({ name }: NamedPlayer): boolean =>
    known.some((one) => nameKey(one) === nameKey(name));
  const guesses = known.length > 0 ? players.filter(isKnown) : players.slice(0, 1);
  const chosen = useSignal<ReadonlySet<string>>(new Set(guesses.map(({ name }) => name)));
  const further = useSignal('');
  // Names of other files stay.
  const elsewhere = known.filter(
    (one) => !players.some(({ name }) => nameKey(name) === nameKey(one)),
  );
  const names = [...elsewhere, ...chosen.value, ...namesIn(further.value)];
  return (
    <form
      class="own-games-who"
      onSubmit={(event) => {
        event.preventDefault();
        void store.take(names);
      }}
    >
      <fieldset>
        <legend>{text.who}</legend>
        <p>{text.whoHelp}</p>
        {players.map(({ name, games }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.value.has(name)}
              onChange={(event) => {
                const names = new Set(chosen.value);
                if (event.currentTarget.checked) names.add(name);
                else names.delete(name);
                chosen.value = names;
              }}
            />
            <span>{text.player(name, games)}</span>
          </label>
        ))}
        <NamesField label={text.furtherName} value={further} />
      </fieldset>
      <div class="own-games-buttons">
        <button type="submit" class="primary" disabled={names.length === 0}>
          {text.readThem}
        </button>
        <Button onClick={() => store.cancelFile()}>{text.cancel}</Button>
      </div>
    </form>
  );
}

function TakenGames({ taken: { added, skipped } }: { taken: Taken }) {
  const text = gamesWords.value;
  const left = LEFT_OUT.filter((name) => skipped[name] > 0);
  return (
    <p class="own-games-taken" role="status">
      {text.sentences([
        text.taken(added),
        ...left.map((name) => text.skipped[name](skipped[name])),
      ])}
    </p>
  );
}
