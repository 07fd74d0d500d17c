import { useSignal } from '@preact/signals';
import { resultOf } from '../../shared/game/said.ts';
import { CYCLES } from '../../shared/games/think.ts';
import { words } from '../../shared/i18n/index.ts';
import { Choice } from '../../shared/ui/forms.tsx';
import { ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { useViewOf } from '../hooks.ts';
import { picturesWords } from '../i18n/index.ts';

/** Most rounds to play, more than any rule allows. */
const ROUNDS = 4;

/** Moves in a circle, and the verdict of the rules. */
export function Repetition({ store }: ChapterProps) {
  const cycles = CYCLES[store.game];
  const name = useSignal(cycles[0].name);
  const plies = useSignal(0);
  const text = picturesWords.value;
  const { explainedIn } = words.value;
  const cycle = cycles.find((one) => one.name === name.value) ?? cycles[0];
  const moves = Array.from(
    { length: plies.value },
    (_, i) => cycle.round[i % cycle.round.length] ?? '',
  );
  const view = useViewOf(store, {
    game: store.game,
    start: cycle.fen,
    moves,
    style: explainedIn,
  });
  const end = view?.result && resultOf(store.game, view.result);
  const rounds = Math.floor(plies.value / cycle.round.length);
  const step = (to: number): void => {
    plies.value = Math.min(ROUNDS * cycle.round.length, Math.max(0, to));
  };
  return (
    <Figure
      title={text.repetitionTitle}
      picture={
        <div class="think-beside">
          <ShownBoard store={store} view={view} below="first" lastMove={view?.history.at(-1)} />
          <div>
            <Choice
              legend={text.cycle}
              value={cycle.name}
              options={cycles.map((one) => ({ value: one.name, label: text.cycles[one.name] }))}
              onChange={(value) => {
                name.value = value;
                plies.value = 0;
              }}
            />
            <p class="pictures-steps">
              <button
                type="button"
                class="quiet"
                onClick={() => step(plies.value - 1)}
                disabled={plies.value === 0}
              >
                {text.back}
              </button>
              <button
                type="button"
                class="quiet"
                onClick={() => step(plies.value + 1)}
                disabled={view?.result !== undefined}
              >
                {text.forward}
              </button>
            </p>
            <p class="pictures-verdict" role="status">
              {text.occurrence(rounds + 1)} {end ? text.ended(end.title, end.reason) : text.goesOn}
            </p>
          </div>
        </div>
      }
      tryThis={text.repetitionTry}
      sources={[`crates/${store.game}/src/rules.rs`, 'crates/game/src/line.rs']}
    >
      <p>
        {text.repetition(
          <Draggable
            label={text.movesPlayed}
            value={plies.value}
            min={0}
            max={ROUNDS * cycle.round.length}
            onChange={step}
          />,
        )}
      </p>
      <p>{text.repetitionText}</p>
    </Figure>
  );
}
