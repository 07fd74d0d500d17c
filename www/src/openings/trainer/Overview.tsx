import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import { words } from '../../shared/i18n/index.ts';
import { Unreadable } from '../../shared/practice/Unreadable.tsx';
import { download } from '../../shared/ui/download.ts';
import { Choice } from '../../shared/ui/forms.tsx';
import { Line } from '../Line.tsx';
import { ChooseDialog } from './ChooseDialog.tsx';
import { Games } from './Games.tsx';
import { Holes } from './Holes.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { trainerWords } from './i18n/index.ts';
import { News } from './News.tsx';
import { Picture } from './Picture.tsx';
import type { TrainerStore } from './store.ts';

/** A repertoire: what is due, what is known, what is missing, and how to change it. */
export function Overview({ store }: { store: TrainerStore }) {
  const text = trainerWords.value;
  const { sides } = words.value.games[store.game];
  const isChoosing = useSignal(false);
  const isImporting = useSignal(false);
  const { moves } = store.size.value;
  const isEmpty = moves === 0;
  return (
    <>
      <Unreadable
        storage={store.keeper.storage}
        text={text}
        file="chariot-repertoire-unreadable.txt"
      />
      <Choice
        legend={text.side}
        options={[
          { value: 'first', label: sides.first },
          { value: 'second', label: sides.second },
        ]}
        value={store.side}
        onChange={(side) => store.choose(side)}
      />
      <Standing store={store} />
      <div class="buttons lesson-buttons">
        {!isEmpty && (
          <button type="button" class="primary" onClick={() => void store.begin()}>
            {text.begin}
          </button>
        )}
        <Button
          primary={isEmpty}
          onClick={() => {
            isChoosing.value = true;
          }}
        >
          {text.choose}
        </Button>
        <Button
          onClick={() => {
            isImporting.value = true;
          }}
        >
          {text.importPgn}
        </Button>
        {!isEmpty && (
          <Button
            onClick={async () => {
              const pgn = await store.exportText(text.event(sides[store.side]));
              const name = `repertoire-${store.game}-${sides[store.side].toLowerCase()}.pgn`;
              if (pgn) download(name, 'application/x-chess-pgn', pgn);
            }}
          >
            {text.exportPgn}
          </Button>
        )}
      </div>
      <News store={store} />
      {store.shownLine().length > 0 && <Line store={store.line} />}
      <LineButtons store={store} />
      {!isEmpty && (
        <>
          <Picture store={store} />
          <AllHoles store={store} />
          <Games store={store} />
        </>
      )}
      <ChooseDialog
        store={store}
        open={isChoosing.value}
        close={() => {
          isChoosing.value = false;
        }}
      />
      <ImportDialog
        title={text.importTitle}
        help={text.importHelp}
        submit={text.importYes}
        take={(pgn) => store.importText(pgn)}
        open={isImporting.value}
        close={() => {
          isImporting.value = false;
        }}
      />
    </>
  );
}

/** How much there is, and how well it is known. */
function Standing({ store }: { store: TrainerStore }) {
  const text = trainerWords.value;
  if (store.size.value.moves === 0) return <p class="lesson-told">{text.empty}</p>;
  const { missed, due, fresh, known } = store.counts.value;
  const isDone = missed + due + fresh === 0;
  return (
    <p class="lesson-told">
      {text.counts({ due: missed + due, fresh, known })}
      {isDone && ` · ${text.nothingDue}`}
    </p>
  );
}

/** Adds the line on the board to the repertoire, or removes its last move. */
function LineButtons({ store }: { store: TrainerStore }) {
  const text = trainerWords.value;
  if (store.shownLine().length === 0) return null;
  return (
    <div class="buttons lesson-buttons">
      {store.isShownKnown() ? (
        <Button onClick={() => store.removeShown()}>{text.remove}</Button>
      ) : (
        <Button primary onClick={() => store.addShown()}>
          {text.add}
        </Button>
      )}
    </div>
  );
}

/** The holes of the whole repertoire. */
function AllHoles({ store }: { store: TrainerStore }) {
  const text = trainerWords.value;
  const survey = store.survey.value;
  if (!survey || survey.root !== store.root.value || survey.side !== store.side) return null;
  return (
    <section aria-label={text.holes}>
      <h2>{text.holes}</h2>
      {survey.holes.length > 0 ? (
        <Holes store={store} holes={survey.holes} />
      ) : (
        <p>{text.noHoles}</p>
      )}
    </section>
  );
}
