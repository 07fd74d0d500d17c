import { Button } from '@chariot/board/ui';
import type { GameName, RequestError } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ErrorSentences } from '../shared/errors/ErrorSentences.tsx';
import { words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { Choice, Dialog } from '../shared/ui/forms.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { addressOf } from '../shared/ui/route.ts';
import type { Cost } from './catalogue.ts';
import { looksLikeMaterial, sidesOf } from './endings.ts';
import { endgameWords } from './i18n/index.ts';
import { offersFor } from './offers.ts';
import type { EndgameStore } from './store.ts';
import { typedEnding } from './typedEnding.ts';

/** Shorter solving times are not mentioned. */
const LEAST_SECONDS = 3;
/** Smaller files are not mentioned. */
const LEAST_BYTES = 1e6;

/** Endings by name in groups, with a search. Any other ending can be named by its pieces. */
export function Picker({ store, close }: { store: EndgameStore; close(): void }) {
  const draft = useSignal('');
  const refused = useSignal<RequestError | null>(null);
  const typedCost = useSignal<Cost | null>(null);
  const form = useRef<HTMLFormElement | null>(null);
  const text = endgameWords.value;
  const { game, inEndgame, catalogue } = store.state;
  const { sides } = words.value.games[game];
  const { kinds } = SKINS[game].value;
  const known = catalogue.known.value;
  const wanted = draft.value.trim();
  const letters = wanted.toUpperCase();
  const typed =
    typedEnding(wanted, inEndgame, kinds) ?? (looksLikeMaterial(letters) ? letters : undefined);

  useEffect(() => void catalogue.open(inEndgame, kinds), [catalogue, inEndgame, kinds]);
  useEffect(() => {
    typedCost.value = null;
    if (!typed) return undefined;
    let current = true;
    void catalogue.cost(typed).then((cost) => {
      if (current) typedCost.value = cost ?? null;
    });
    return () => {
      current = false;
    };
  }, [typed, typedCost, catalogue]);

  const { groups, positions, exact } = offersFor({
    game,
    inEndgame,
    catalogue: known,
    wanted,
    typed,
    text,
  });
  const first = groups[0]?.materials[0];
  const kept = [...catalogue.kept.value].filter(([material]) => material.includes(letters));
  const other = typed !== undefined && exact === undefined ? typed : undefined;
  const count = positions.length + groups.reduce((sum, { materials }) => sum + materials.length, 0);

  const choose = async (material: string): Promise<void> => {
    const error = await store.choose(material);
    if (error) refused.value = error;
    else close();
  };
  const show = (fen: string): void => {
    close();
    void store.setUp(fen);
  };
  const submit = (): void => {
    const [position] = positions;
    const material = exact ?? other ?? (wanted === '' ? undefined : first);
    if (material) void choose(material);
    else if (position && wanted !== '') show(position.fen);
  };

  /** Arrow keys move from the field through the rows. */
  const keyDown = (event: KeyboardEvent): void => {
    const rows = [...(form.current?.querySelectorAll<HTMLElement>('.ending-choice') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const isField = document.activeElement instanceof HTMLInputElement;
    if (at < 0 && !(isField && event.key === 'ArrowDown')) return;
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    if (goal < 0) form.current?.querySelector('input')?.focus();
    else rows[Math.min(goal, rows.length - 1)]?.focus();
  };

  const row = (material: string, cost: Cost | null | undefined, beside?: ComponentChildren) => (
    <li key={material} class={beside ? 'ending-kept' : undefined}>
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
          {cost && (beside || isTold(cost)) && <span class="ending-cost">{text.cost(cost)}</span>}
        </span>
      </button>
      {beside}
    </li>
  );

  return (
    <form
      class="ending-picker"
      ref={form}
      // On a touchscreen the field would bring up the keyboard over the list.
      tabIndex={-1}
      autofocus={matchMedia('(pointer: coarse)').matches}
      onKeyDown={keyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
            refused.value = null;
          }}
        />
        {other && (
          <button type="submit" class="primary">
            {text.openEnding(other)}
          </button>
        )}
      </div>
      <p class="visually-hidden" role="status">
        {wanted !== '' && text.found(count + (other ? 1 : 0))}
      </p>
      {refused.value !== null && (
        <p class="message is-error" role="alert">
          <strong>{text.noSuchEnding}</strong> <ErrorSentences game={game} error={refused.value} />
        </p>
      )}
      <div class="ending-groups">
        {other && typedCost.value && (
          <section aria-label={text.typedEnding}>
            <h3>{text.typedEnding}</h3>
            <ul>{row(other, typedCost.value)}</ul>
          </section>
        )}
        {kept.length > 0 && (
          <section aria-label={text.keptEndings}>
            <h3>{text.keptEndings}</h3>
            <ul>
              {kept.map(([material, bytes]) =>
                row(
                  material,
                  { kind: 'shipped', bytes },
                  <Button
                    aria-label={text.forgetEnding(material)}
                    title={text.forgetEnding(material)}
                    onClick={() => void store.forget(material)}
                  >
                    <Icon name="remove" />
                  </Button>,
                ),
              )}
            </ul>
          </section>
        )}
        {positions.length > 0 && (
          <section aria-label={text.namedPositions}>
            <h3>{text.namedPositions}</h3>
            <ul>
              {positions.map(({ fen, name, material }) => (
                <li key={fen}>
                  <button
                    type="button"
                    class="ending-choice"
                    data-position={fen}
                    onClick={() => show(fen)}
                  >
                    <Pieces game={game} material={material} />
                    <span class="ending-name">{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {groups.map(({ name, materials }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <ul>{materials.map((material) => row(material, known?.costs.get(material)))}</ul>
          </section>
        ))}
        {count === 0 && !other && <p class="ending-none">{text.noSuchEnding}</p>}
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
      <a class="ending-course" href={`${addressOf('learn', game)}/endings`}>
        {text.course}
      </a>
    </form>
  );
}

function isTold(cost: Cost): boolean {
  switch (cost.kind) {
    case 'solved':
      return cost.seconds >= LEAST_SECONDS;
    case 'shipped':
    case 'kept':
      return cost.bytes >= LEAST_BYTES;
    default:
      return true;
  }
}

/** The shown ending, or the named position. A click chooses another. */
export function EndingBar({ store }: { store: EndgameStore }) {
  const choosing = useSignal(false);
  const text = endgameWords.value;
  const { game } = store.state;
  const material = store.state.ending.value;
  const named = store.state.opening.value === null ? store.state.named.value : undefined;
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
          {named ? text.said(named.name) : <EndingName store={store} material={material} />}
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

/** Name in the language of the page, and the textbook name in Chinese if there is one. */
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

export function Pieces({ game, material }: { game: GameName; material: string }) {
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
