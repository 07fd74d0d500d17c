import { Button } from '@chariot/board/ui';
import { other } from '@chariot/game';
import type { OutcomeName, SideCensus, SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { Choice } from '../shared/ui/forms.tsx';
import { type Bar, barsOf, counted, percent, sharesOf } from './census.ts';
import { endgameWords } from './i18n/index.ts';
import type { EndgameStore } from './store.ts';

export function Distances({ store }: { store: EndgameStore }) {
  const text = endgameWords.value;
  const { sides } = words.value.games[store.state.game];
  const known = store.state.census.value;
  const side = useSignal<SideName | null>(null);
  const shown = store.state.shown.value;
  if (!known || known.material !== store.state.ending.value) {
    return <p class="heat-none">{shown?.probe === null ? text.noTable : text.tableLoading}</p>;
  }
  const strong = store.state.strong.value;
  const toMove = side.value ?? shown?.view.toMove ?? strong;
  const census = toMove === strong ? known.census.strong : known.census.weak;
  const value = shown?.probe?.dtm;
  const here =
    value && value.kind !== 'draw' && shown?.view.toMove === toMove
      ? { result: value.kind, moves: value.moves }
      : null;
  return (
    <div class="distances">
      <Choice
        legend={text.sideToMove}
        value={toMove}
        onChange={(chosen) => {
          side.value = chosen;
        }}
        options={[
          { value: strong, label: sides[strong] },
          { value: other(strong), label: sides[other(strong)] },
        ]}
      />
      <Shares store={store} census={census} toMove={toMove} />
      <Chart
        key={`${known.material}${toMove}`}
        store={store}
        census={census}
        toMove={toMove}
        here={here}
      />
      <RandomForm store={store} toMove={toMove} />
    </div>
  );
}

interface PartProps {
  store: EndgameStore;
  census: SideCensus;
  toMove: SideName;
}

function Shares({ store, census, toMove }: PartProps) {
  const text = endgameWords.value;
  const names = text.resultsOf(words.value.games[store.state.game].sides[toMove]);
  const shares = sharesOf(census);
  return (
    <div class="shares">
      <div class="share-bar" aria-hidden="true">
        {shares
          .filter(({ count }) => count > 0)
          .map(({ result, part }) => (
            <span key={result} class={`share-part ${result}`} style={{ flexGrow: part }} />
          ))}
      </div>
      <dl>
        {shares.map(({ result, count, part }) => (
          <div key={result} class={result}>
            <dt>{names[result]}</dt>
            <dd>
              <strong>{percent(part)}</strong> {counted(count)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ChartProps extends PartProps {
  /** Distance to mate of the shown position. */
  here: { result: 'win' | 'loss'; moves: number } | null;
}

/** Positions by moves to mate. A click on a bar opens a random one. */
function Chart({ store, census, toMove, here }: ChartProps) {
  const text = endgameWords.value;
  const { sides } = words.value.games[store.state.game];
  const { wins, losses } = barsOf(census);
  const bars = wins.length >= losses.length ? wins : losses;
  const rest = bars === wins ? losses : wins;
  const all = [...bars, ...rest];
  const list = useRef<HTMLDivElement | null>(null);
  const focused = useSignal(0);
  const most = Math.max(1, ...all.map(({ count }) => count));
  const longest = Math.max(0, ...all.map(({ moves }) => moves));

  const hereAt = all.findIndex((bar) => bar.result === here?.result && bar.moves === here.moves);
  useEffect(() => {
    focused.value = Math.max(0, hereAt);
  }, [hereAt, focused]);

  if (longest === 0) return <p class="heat-none">{text.noWins}</p>;

  const open = ({ result, moves, count }: Bar): void => {
    if (count > 0) void store.randomAt({ toMove, result, moves });
  };
  const keyDown = (event: KeyboardEvent): void => {
    const goal = {
      ArrowLeft: focused.value - 1,
      ArrowRight: focused.value + 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focused.value = Math.min(Math.max(goal, 0), all.length - 1);
    list.current?.querySelectorAll('button')[focused.value]?.focus();
  };
  const column = (bar: Bar, i: number) => {
    const current = bar.result === here?.result && bar.moves === here.moves;
    const label = text.bar(bar.result, bar.moves, counted(bar.count));
    return (
      <button
        type="button"
        key={`${bar.result}${bar.moves}`}
        class={`bar ${bar.result} ${current ? 'is-current' : ''}`}
        data-bar={`${bar.result} ${bar.moves}`}
        tabIndex={i === focused.value ? 0 : -1}
        aria-label={label}
        aria-current={current ? 'true' : undefined}
        aria-disabled={bar.count === 0}
        title={label}
        style={{ '--part': Math.sqrt(bar.count / most) }}
        onFocus={() => {
          focused.value = i;
        }}
        onClick={() => open(bar)}
      >
        <span class="bar-part" />
        <span class="bar-moves" aria-hidden="true">
          {labelled(bar.moves, longest) ? bar.moves : ''}
        </span>
      </button>
    );
  };
  return (
    <figure class="chart">
      <figcaption>{text.chart(sides[toMove])}</figcaption>
      <div
        class="bars"
        role="toolbar"
        aria-label={text.chart(sides[toMove])}
        ref={list}
        onKeyDown={keyDown}
      >
        {bars.map(column)}
        {rest.length > 0 && <span class="bar-gap" />}
        {rest.map((bar, i) => column(bar, bars.length + i))}
      </div>
      <p class="chart-help">
        {text.barHelp}{' '}
        <Button
          data-longest={longest}
          onClick={() => {
            const bar = all.findLast(({ moves, count }) => moves === longest && count > 0);
            if (bar) open(bar);
          }}
        >
          {text.longest(longest)}
        </Button>
      </p>
      <details class="chart-table">
        <summary>{text.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.resultColumn}</th>
              <th scope="col">{text.positions}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ result, moves, count }) => (
              <tr key={`${result}${moves}`}>
                <th scope="row">{text.moveResult({ kind: result, plies: 0, moves })}</th>
                <td>{counted(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Whether a bar is labelled: the first, and one in a fixed step. */
function labelled(moves: number, longest: number): boolean {
  const step = longest > 40 ? 10 : longest > 12 ? 5 : 1;
  return moves % step === 0 || moves === 1;
}

const RESULTS: readonly (OutcomeName | 'any')[] = ['any', 'win', 'draw', 'loss'];

function RandomForm({ store, toMove }: { store: EndgameStore; toMove: SideName }) {
  const text = endgameWords.value;
  const result = useSignal<OutcomeName | 'any'>('any');
  const moves = useSignal('');
  const names = text.resultsOf(words.value.games[store.state.game].sides[toMove]);
  return (
    <form
      class="random-form"
      onSubmit={(event) => {
        event.preventDefault();
        const exact = Number(moves.value);
        void store.randomAt({
          toMove,
          ...(result.value === 'any' ? {} : { result: result.value }),
          ...(moves.value !== '' && result.value !== 'draw' ? { moves: exact } : {}),
        });
      }}
    >
      <span class="field-name">{text.distanceForm}</span>
      <select
        name="result"
        aria-label={text.distanceForm}
        value={result.value}
        onChange={(event) => {
          result.value = RESULTS[event.currentTarget.selectedIndex] ?? 'any';
        }}
      >
        {RESULTS.map((value) => (
          <option key={value} value={value}>
            {value === 'any' ? text.anyResult : names[value]}
          </option>
        ))}
      </select>
      <label>
        <input
          type="number"
          name="moves"
          inputMode="numeric"
          min={0}
          max={127}
          step={1}
          placeholder={text.anyMoves}
          disabled={result.value === 'draw'}
          value={moves.value}
          onInput={(event) => {
            moves.value = event.currentTarget.value;
          }}
        />
        <span>{text.inMoves}</span>
      </label>
      <button type="submit" class="quiet">
        {text.randomPosition}
      </button>
    </form>
  );
}
