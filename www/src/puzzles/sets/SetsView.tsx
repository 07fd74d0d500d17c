import { Button } from '@chariot/board/ui';
import { untracked, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { words } from '../../shared/i18n/index.ts';
import { type PuzzleSet, setsOf, totalOf, triesNow } from '../../shared/practice/sets.ts';
import { motifName, puzzleWords } from '../../shared/puzzles/i18n/index.ts';
import { PuzzlePanel, PuzzleStage } from '../../shared/puzzles/PuzzlePanel.tsx';
import { announce } from '../../shared/ui/announce.tsx';
import { Select } from '../../shared/ui/forms.tsx';
import { useKeptFocus } from '../../shared/ui/keptFocus.ts';
import { addressOf } from '../../shared/ui/route.ts';
import { minutesOf } from '../clock.ts';
import type { SetDrill } from './drill.ts';
import { NewSet } from './NewSet.tsx';
import { Rounds } from './Rounds.tsx';

/** The same positions again and again: a set, its rounds, and the choice of a new one. */
export function SetsView({ drill }: { drill: SetDrill }) {
  useLayoutEffect(() => {
    void drill.open();
    const unfollow = setsOf(drill.game).all.subscribe(() => untracked(() => drill.follow()));
    return () => {
      unfollow();
      drill.stop();
    };
  }, [drill]);
  const text = puzzleWords.value.sets;
  const state = drill.state.value;
  const set = drill.set.value;
  const { ref, onFocusIn } = useKeptFocus<HTMLHeadingElement>();
  return (
    <>
      <PuzzleStage solving={drill.solving} isShut={state.kind !== 'solving'} />
      <section class="panel lesson puzzles" aria-label={text.title} onFocusIn={onFocusIn}>
        <header class="status">
          <h1 ref={ref} tabIndex={-1}>
            {text.title}
          </h1>
          <p>{text.help}</p>
        </header>
        {state.kind === 'choosing' || state.kind === 'failed' || !set ? (
          <NewSet drill={drill} />
        ) : (
          <SetPanel drill={drill} set={set} />
        )}
        <a class="panel-link" href={addressOf('puzzles', drill.game)}>
          {puzzleWords.value.withoutClock}
        </a>
      </section>
    </>
  );
}

function SetPanel({ drill, set }: { drill: SetDrill; set: PuzzleSet }) {
  const text = puzzleWords.value.sets;
  const isSolving = drill.state.value.kind === 'solving';
  return (
    <>
      <SetChoice drill={drill} set={set} />
      <Stats drill={drill} set={set} />
      {isSolving ? <SolvingPart drill={drill} /> : <RestingPart drill={drill} set={set} />}
      <Rounds set={set} />
      {!isSolving && (
        <div class="buttons lesson-buttons">
          <Button onClick={() => void drill.chooseNew()}>{text.newSet}</Button>
          <Remove key={set.made} drill={drill} set={set} />
        </div>
      )}
    </>
  );
}

/** The name of the set, or the choice among several. */
function SetChoice({ drill, set }: { drill: SetDrill; set: PuzzleSet }) {
  const sets = setsOf(drill.game).all.value;
  if (sets.length < 2) return <h2 class="puzzle-set">{nameOf(set)}</h2>;
  return (
    <Select
      name="set"
      legend={puzzleWords.value.sets.set}
      value={String(set.made)}
      onChange={(made) => drill.choose(Number(made))}
      options={sets.map((one) => ({ value: String(one.made), label: nameOf(one) }))}
    />
  );
}

function nameOf({ source, positions }: PuzzleSet): string {
  const { sets } = puzzleWords.value;
  if (source.kind === 'mistakes') return sets.ofMistakes(positions.length);
  return sets.ofTheme(motifName(source.motif), source.rating, positions.length);
}

/** Position, right ones and time of the round. */
function Stats({ drill, set }: { drill: SetDrill; set: PuzzleSet }) {
  const text = puzzleWords.value;
  const state = drill.state.value;
  const isOver = state.kind === 'resting' && state.isRoundOver;
  const tries = isOver ? (set.rounds.at(-1)?.tries ?? []) : triesNow(set);
  const shown = state.kind === 'solving' ? state.at + 1 : tries.length;
  const { right, millis } = totalOf({ tries });
  return (
    <dl class="puzzle-stats">
      <div>
        <dt>{text.sets.position}</dt>
        <dd>
          {shown}
          <small>{text.ofAll(set.positions.length)}</small>
        </dd>
      </div>
      <div>
        <dt>{text.sets.right}</dt>
        <dd>{right}</dd>
      </div>
      <div>
        <dt>{text.clock}</dt>
        <dd>
          <span role="timer">{minutesOf(Math.floor((millis + drill.spent.value) / 1_000))}</span>
        </dd>
      </div>
    </dl>
  );
}

function SolvingPart({ drill }: { drill: SetDrill }) {
  const text = puzzleWords.value;
  const state = drill.state.value;
  const tried = state.kind === 'solving' ? state.tried : undefined;
  const { solving } = drill;
  const stop = <Button onClick={() => drill.stop()}>{text.sets.pause}</Button>;
  // The next one comes by itself.
  if (tried === 'right') {
    return (
      <>
        <Told text={text.solved} kind="solved" />
        <div class="buttons lesson-buttons">{stop}</div>
      </>
    );
  }
  return (
    <PuzzlePanel solving={solving}>
      {tried && (
        <button type="button" class="primary" onClick={() => void drill.next()}>
          {text.next}
        </button>
      )}
      {stop}
    </PuzzlePanel>
  );
}

function RestingPart({ drill, set }: { drill: SetDrill; set: PuzzleSet }) {
  const text = puzzleWords.value.sets;
  const state = drill.state.value;
  const done = triesNow(set).length;
  const rounds = set.rounds.length;
  return (
    <>
      {state.kind === 'resting' && state.isRoundOver && <Told text={overText(set)} kind="solved" />}
      <div class="buttons lesson-buttons">
        <button type="button" class="primary" onClick={() => void drill.begin()}>
          {done > 0 ? text.goOn(rounds) : text.begin(rounds + 1)}
        </button>
      </div>
    </>
  );
}

/** The result of the last round, held against the one before. */
function overText({ rounds, positions }: PuzzleSet): string {
  const text = puzzleWords.value.sets;
  const [last, before] = [rounds.at(-1), rounds.at(-2)];
  if (!last) return '';
  const { right, millis } = totalOf(last);
  const over = text.over(
    rounds.length,
    right,
    positions.length,
    minutesOf(Math.round(millis / 1_000)),
  );
  if (!before) return `${over} ${text.rest}`;
  const gain = Math.round((totalOf(before).millis - millis) / 1_000);
  return `${over} ${gain > 0 ? text.faster(minutesOf(gain)) : text.notFaster}`;
}

function Told({ text, kind }: { text: string; kind: string }) {
  useEffect(() => announce(text), [text]);
  return <p class={`lesson-told is-${kind}`}>{text}</p>;
}

/** Removes the set with its rounds, once asked twice. */
function Remove({ drill, set }: { drill: SetDrill; set: PuzzleSet }) {
  const text = puzzleWords.value.sets;
  const isAsked = useSignal(false);
  const ask = (asked: boolean) => () => {
    isAsked.value = asked;
  };
  if (!isAsked.value) return <Button onClick={ask(true)}>{text.remove}</Button>;
  return (
    <>
      <Button onClick={() => drill.remove(set)}>{text.removeSure}</Button>
      <Button onClick={ask(false)}>{words.value.cancel}</Button>
    </>
  );
}
