import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { SKINS } from '../pieces/index.ts';
import type { GameName } from '../protocol/index.ts';
import { Choice, Dialog } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { looksLikeMaterial, sidesOf } from './endings.ts';
import type { GameInEndgame } from './game.ts';
import { endgameWords } from './i18n/index.ts';
import type { EndgameStore } from './store.ts';

/** The ending that is shown; a click chooses another. */
export function EndingBar({ store }: { store: EndgameStore }) {
  const choosing = useSignal(false);
  const text = endgameWords.value;
  const { game } = store.state;
  const material = store.state.ending.value;
  const close = (): void => {
    choosing.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="ending-bar"
        aria-haspopup="dialog"
        onClick={() => {
          choosing.value = true;
        }}
      >
        <span class="visually-hidden">{text.chooseEnding}: </span>
        <Pieces game={game} material={material} />
        <span class="ending-name">
          <EndingName store={store} material={material} />
        </span>
        <span class="ending-code">{material}</span>
        <Icon name="more" />
      </button>
      <Dialog title={text.chooseEnding} open={choosing.value} close={close}>
        <Picker store={store} close={close} />
      </Dialog>
    </>
  );
}

/** The name in the language of the page, and the textbook name in Chinese if there is one. */
function EndingName({ store, material }: { store: EndgameStore; material: string }) {
  const text = endgameWords.value;
  const { game, inEndgame } = store.state;
  const book = inEndgame.hasTextbook ? text.bookName(material) : undefined;
  return (
    <>
      {text.endingName(game, inEndgame, material)}
      {book && (
        <span class="ending-book" lang="zh-Hant">
          {book}
        </span>
      )}
    </>
  );
}

/** The pieces of an ending, small. */
function Pieces({ game, material }: { game: GameName; material: string }) {
  const skin = SKINS[game].value;
  const { strong, weak } = sidesOf(material);
  const row = (side: 'first' | 'second', letters: string) =>
    [...`K${letters}`].map((kind, i) => <skin.Piece key={`${side}${i}`} side={side} kind={kind} />);
  return (
    <span class={`ending-pieces ${game}`} aria-hidden="true">
      <span>{row('first', strong)}</span>
      <span>{row('second', weak)}</span>
    </span>
  );
}

/** Endings by name in groups, with a search; any other ending can be named by its pieces. */
function Picker({ store, close }: { store: EndgameStore; close(): void }) {
  const draft = useSignal('');
  const refused = useSignal<string | null>(null);
  const text = endgameWords.value;
  const { game, inEndgame } = store.state;
  const { sides } = words.value.games[game];
  const wanted = draft.value.trim();
  const typed = wanted.toUpperCase();

  useEffect(() => {
    void draft.value;
    refused.value = null;
  }, [draft.value, refused]);

  const groups = inEndgame.endings
    .map(({ heading, materials }) => ({
      name: text.said(heading),
      materials: materials.filter((material) => fits(game, inEndgame, material, wanted)),
    }))
    .filter(({ materials }) => materials.length > 0);
  const first = groups[0]?.materials[0];
  const other = looksLikeMaterial(typed) && typed !== first ? typed : undefined;

  const choose = async (material: string): Promise<void> => {
    const error = await store.choose(material);
    if (error) refused.value = error.message;
    else close();
  };

  return (
    <form
      class="ending-picker"
      onSubmit={(event) => {
        event.preventDefault();
        const material = other ?? (wanted === '' ? undefined : first);
        if (material) void choose(material);
      }}
    >
      <div class="ending-find">
        <Icon name="search" />
        <input
          type="search"
          name="ending"
          autocomplete="off"
          spellcheck={false}
          aria-label={text.findEnding}
          placeholder={text.said(inEndgame.words).searched}
          value={draft.value}
          onInput={(event) => {
            draft.value = event.currentTarget.value;
          }}
        />
        {other && (
          <button type="submit" class="primary">
            {text.openEnding(other)}
          </button>
        )}
      </div>
      {refused.value !== null && (
        <p class="message is-error" role="alert">
          <strong>{text.noSuchEnding}</strong> <span lang="en">{refused.value}</span>
        </p>
      )}
      <div class="ending-groups">
        {groups.map(({ name, materials }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {materials.map((material) => (
                <li key={material}>
                  <button
                    type="button"
                    class="ending-choice"
                    data-material={material}
                    aria-current={material === store.state.ending.value ? 'true' : undefined}
                    onClick={() => void choose(material)}
                  >
                    <Pieces game={game} material={material} />
                    <span class="ending-name">
                      <EndingName store={store} material={material} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && !other && <p class="ending-none">{text.noSuchEnding}</p>}
      </div>
      <Choice
        legend={text.colours}
        value={store.state.strong.value}
        onChange={(strong) => {
          if (strong !== store.state.strong.value) void store.exchange();
        }}
        options={[
          { value: 'first', label: sides.first },
          { value: 'second', label: sides.second },
        ]}
      />
    </form>
  );
}

/** True if the ending's name has every word of the text, or its letters contain the text. */
function fits(game: GameName, inEndgame: GameInEndgame, material: string, wanted: string): boolean {
  const text = endgameWords.value;
  const name =
    `${text.endingName(game, inEndgame, material)} ${text.bookName(material) ?? ''}`.toLowerCase();
  return (
    material.includes(wanted.toUpperCase()) ||
    wanted
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.includes(word))
  );
}
