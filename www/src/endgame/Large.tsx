import { endgameWords } from './i18n/index.ts';
import type { LargeFailure, LargeProgress } from './large.ts';
import type { LargePlan } from './plan.ts';
import type { EndgameStore } from './store.ts';

/** What can be done about an ending that is too large to be solved unasked: to solve it here, or what would help. */
export function LargeOffer({
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
        {plan.why !== 'unsupported' && (
          <p>
            {large.help} <code>{`tbgen generate ${store.state.game} ${material}`}</code>
          </p>
        )}
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

/** How far the solving of a large ending is. */
export function LargeSolving({
  store,
  progress,
}: {
  store: EndgameStore;
  progress: LargeProgress;
}) {
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
