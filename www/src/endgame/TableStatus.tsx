import { Button } from '@chariot/board/ui';
import { sidesOf } from './endings.ts';
import { endgameWords } from './i18n/index.ts';
import type { LargeFailure, LargeProgress } from './large.ts';
import type { LargePlan } from './plan.ts';
import type { EndgameStore } from './store.ts';

/** State of the tables, unless they were simply read from files. */
export function TableStatus({ store }: { store: EndgameStore }) {
  const { game, tables } = store.state;
  const text = endgameWords.value;
  const own = store.state.ending.value;
  const states = [...tables.states.value].flatMap(([key, state]) =>
    key.startsWith(`${game}/`) ? [{ material: key.slice(game.length + 1), state }] : [],
  );
  const { progress, failure, plan } = store.state.large;
  if (progress.value) return <LargeSolving store={store} progress={progress.value} />;
  for (const { material, state } of states) {
    if (state.kind !== 'solving') continue;
    return (
      <div class="table-status is-busy">
        <span role="status">{text.solving(material, state.decided)}</span>
        <progress aria-label={text.solving(material, state.decided)} />
        <button type="button" class="quiet stop-solving" onClick={() => store.state.stopSolving()}>
          {text.stop}
        </button>
      </div>
    );
  }
  const solved = states.flatMap(({ material, state }) =>
    state.kind === 'ready' &&
    state.origin !== 'file' &&
    state.origin !== 'parts' &&
    state.origin !== 'kept' &&
    isPart(material, own)
      ? [{ material, origin: state.origin, millis: state.millis }]
      : [],
  );
  const mine = tables.state(game, own);
  if (mine?.kind === 'none' && mine.reason === 'tooLarge') {
    const failed = failure.value?.material === own ? failure.value : null;
    return plan.value?.material === own ? (
      <LargeOffer store={store} material={own} plan={plan.value.plan} failure={failed} />
    ) : null;
  }
  if (mine?.kind === 'none' && mine.reason !== 'unsupported') {
    return (
      <div class="table-status">
        <Button onClick={() => store.state.retry()}>{text.retry}</Button>
      </div>
    );
  }
  const first = solved.find(({ material }) => material === own) ?? solved[0];
  if (!first) return null;
  const millis = solved.reduce((sum, { millis }) => sum + millis, 0);
  return (
    <p class="table-status" role="status">
      {text.solved(first.material, first.origin, millis, solved.length - 1)}
    </p>
  );
}

/** Whether the ending is `whole` or has some of its pieces. */
function isPart(material: string, whole: string): boolean {
  if (material === whole) return true;
  const pieces = ({ strong, weak }: { strong: string; weak: string }) =>
    strong.length + weak.length;
  return (
    pieces(sidesOf(material)) < pieces(sidesOf(whole)) &&
    [...material].every((piece) => whole.includes(piece))
  );
}

/** Offers to solve an ending that is too large to be solved unasked, or says what would help. */
function LargeOffer({
  store,
  material,
  plan,
  failure,
}: {
  store: EndgameStore;
  material: string;
  plan: LargePlan;
  failure: LargeFailure | null;
}) {
  const { large } = endgameWords.value;
  const told = failure && <p role="alert">{large.failure[failure.why]}</p>;
  if (plan.kind === 'impossible') {
    return (
      <div class="table-status large-ending">
        {told}
        <p>{large.impossible(plan)}</p>
      </div>
    );
  }
  return (
    <div class="table-status large-ending">
      {told}
      <p>{large.offer(plan, plan.endings.length - 1)}</p>
      <button
        type="button"
        class="primary solve-large"
        onClick={() => void store.state.large.solve(material)}
      >
        {large.solve}
      </button>
    </div>
  );
}

function LargeSolving({ store, progress }: { store: EndgameStore; progress: LargeProgress }) {
  const { large, stop } = endgameWords.value;
  const step = large.step(progress);
  return (
    <div class="table-status is-busy large-solving">
      <span>
        {step} · {large.left(progress.secondsLeft)}
      </span>
      <progress aria-label={step} value={progress.part} />
      <button type="button" class="quiet stop-solving" onClick={() => store.state.large.stop()}>
        {stop}
      </button>
      <p class="large-note">{large.keptAsItGoes}</p>
    </div>
  );
}
