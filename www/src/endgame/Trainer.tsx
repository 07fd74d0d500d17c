import { underRule } from '@chariot/board/endings';
import { Button } from '@chariot/board/ui';
import { bound, Choice, named, Select } from '../shared/ui/forms.tsx';
import { endgameWords } from './i18n/index.ts';
import { DEFENCES, ROLES } from './roles.ts';
import type { EndgameState } from './state.ts';
import type { EndgameStore } from './store.ts';
import { gradeOf } from './trainer.ts';

export function Trainer({ store }: { store: EndgameStore }) {
  const text = endgameWords.value;
  return (
    <section class="trainer" aria-label={text.role}>
      <Choice
        legend={text.role}
        value={store.state.role.value}
        onChange={(role) => void store.become(role)}
        options={named(ROLES, text.roles)}
      />
      {store.state.role.value === 'attack' && (
        <Select
          name="defence"
          legend={text.defence}
          {...bound(store.state.defence)}
          options={named(DEFENCES, text.defences)}
        />
      )}
      {store.state.role.value !== 'explore' && <Coach store={store} />}
    </section>
  );
}

function Coach({ store }: { store: EndgameStore }) {
  const text = endgameWords.value;
  const { training } = store.state;
  const coaching = training.coaching.value;
  const answered = training.answered.value;
  const feedback = coaching.kind === 'silent' ? null : coaching.feedback;
  const { best, slower, thrown, streak } = training.score.value;
  const view = store.state.shown.value?.view;
  const ended = view?.result !== undefined;
  const summary = view && training.summary(view);
  const said = feedback
    ? text.feedback(feedback, answered)
    : { title: '', detail: ended ? '' : goal(store) };
  const grade = feedback && (gradeOf(feedback.judgement) ?? 'unknown');
  const wrong = grade === 'slower' || grade === 'thrown';
  return (
    <>
      <div class={`coach ${grade ? `is-${grade}` : ''}`} data-kind={grade}>
        <p>
          {said.title && <strong>{said.title} </strong>}
          {said.detail}
        </p>
        {summary && <p class="coach-summary">{text.summary(summary)}</p>}
        <div class="coach-buttons">
          {wrong && (
            <Button primary onClick={() => void store.undo()}>
              {text.tryAgain}
            </Button>
          )}
          {coaching.kind === 'held' && !ended && (
            <Button onClick={() => store.playOn()}>{text.playOn}</Button>
          )}
          {wrong && !answered && <Button onClick={() => training.answer()}>{text.showBest}</Button>}
          {!store.state.open.value && coaching.kind !== 'held' && store.state.mayMove.value && (
            <Button onClick={() => store.reveal()}>{text.reveal}</Button>
          )}
          <Button primary={ended && !wrong} onClick={() => void store.random()}>
            {text.nextPosition}
          </Button>
        </div>
      </div>
      {/* Without a table only blunders count. */}
      {(store.state.shown.value?.probe || best + slower + thrown > 0) && (
        <p class="score">
          <span>{text.score(best, slower, thrown)}</span>
          {streak > 1 && <span class="streak">{text.streak(streak)}</span>}
        </p>
      )}
    </>
  );
}

function goal({ state }: EndgameStore): string {
  const { goals, sentences } = endgameWords.value;
  const shown = state.shown.value;
  if (!shown || shown.probe === undefined) return '\u00a0';
  const kind = shown.probe && underRule(shown.probe)?.kind;
  if (!kind) return sentences(knownGoal(state), goals.byEngine);
  if (kind === 'draw') return goals.hold;
  const mine = shown.view.toMove === state.person.value;
  return (kind === 'win') === mine ? goals.win : goals.defend;
}

/** Goal of the game from a named position, as long as its known result holds; empty for any other. */
function knownGoal({ person, record, role, training }: EndgameState): string {
  const { goals } = endgameWords.value;
  const head = record.head.value;
  const result = head && training.known(head);
  if (!result) return '';
  if (result === 'draw') return role.value === 'attack' ? goals.try : goals.hold;
  const mine = head.startToMove === person.value;
  return (result === 'win') === mine ? goals.convert : goals.defend;
}
