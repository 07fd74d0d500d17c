import { Choice } from '../ui/controls.tsx';
import { endgameWords } from './i18n/index.ts';
import { ROLES } from './roles.ts';
import type { EndgameStore } from './store.ts';

/** The person's role, the feedback on the last move, and the score. */
export function Trainer({ store }: { store: EndgameStore }) {
  const text = endgameWords.value;
  return (
    <section class="trainer" aria-label={text.role}>
      <Choice
        legend={text.role}
        value={store.state.role.value}
        onChange={(role) => void store.become(role)}
        options={ROLES.map((value) => ({ value, label: text.roles[value] }))}
      />
      {store.state.role.value !== 'explore' && <Coach store={store} />}
    </section>
  );
}

function Coach({ store }: { store: EndgameStore }) {
  const text = endgameWords.value;
  const coaching = store.state.training.coaching.value;
  const feedback = coaching.kind === 'silent' ? null : coaching.feedback;
  const { best, slower, thrown, streak } = store.state.training.score.value;
  const shown = store.state.shown.value;
  const ended = shown?.view.result !== undefined;
  const said = feedback ? text.feedback(feedback) : { title: '', detail: goal(store) };
  const kind = feedback?.judgement.kind;
  const wrong = kind === 'slower' || kind === 'thrown';
  return (
    <>
      <div class={`coach ${kind ? `is-${kind}` : ''}`} data-kind={kind}>
        <p>
          {said.title && <strong>{said.title} </strong>}
          {said.detail}
        </p>
        <div class="coach-buttons">
          {wrong && (
            <button type="button" class="primary" onClick={() => void store.undo()}>
              {text.tryAgain}
            </button>
          )}
          {coaching.kind === 'held' && !ended && (
            <button type="button" class="quiet" onClick={() => store.playOn()}>
              {text.playOn}
            </button>
          )}
          {!store.state.open.value && !wrong && store.state.mayMove.value && (
            <button type="button" class="quiet" onClick={() => store.reveal()}>
              {text.reveal}
            </button>
          )}
          <button
            type="button"
            class={ended && !wrong ? 'primary' : 'quiet'}
            onClick={() => void store.random()}
          >
            {text.nextPosition}
          </button>
        </div>
      </div>
      <p class="score">
        <span>{text.score(best, slower, thrown)}</span>
        {streak > 1 && <span class="streak">{text.streak(streak)}</span>}
      </p>
    </>
  );
}

/** The goal in this position. */
function goal(store: EndgameStore): string {
  const { goals } = endgameWords.value;
  const kind = store.state.shown.value?.probe?.dtm?.kind;
  if (kind === 'draw') return goals.hold;
  const mine = store.state.record.head.value?.toMove === store.state.person.value;
  return (kind === 'win') === mine ? goals.win : goals.defend;
}
