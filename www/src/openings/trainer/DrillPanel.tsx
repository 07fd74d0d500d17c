import type { Pointer } from '@chariot/board/parts';
import { Button } from '@chariot/board/ui';
import { useEffect } from 'preact/hooks';
import { analyse } from '../../shared/game/handover.ts';
import { useLookingBack } from '../../shared/game/MoveList.tsx';
import { PlayStage } from '../../shared/game/PlayStage.tsx';
import { pieceNamed } from '../../shared/game/said.ts';
import { words } from '../../shared/i18n/index.ts';
import { sentences } from '../../shared/i18n/sentences.ts';
import { pathAlong } from '../../shared/repertoire/repertoire.ts';
import { WhyWrong } from '../../shared/tutor/WhyWrong.tsx';
import { announce } from '../../shared/ui/announce.tsx';
import type { Drill } from './drill.ts';
import { Holes } from './Holes.tsx';
import { trainerWords } from './i18n/index.ts';
import { News } from './News.tsx';
import type { TrainerStore } from './store.ts';
import { numbered } from './texts.ts';

/** The board of a drill. */
export function DrillStage({ drill }: { drill: Drill }) {
  useLookingBack(drill.record);
  return (
    <PlayStage
      game={drill.game}
      view={drill.record.shown.value}
      below={drill.side.value}
      active={drill.mayMove.value}
      pointers={pointersOf(drill)}
      play={(move) => drill.play(move)}
    />
  );
}

/** A line in words, and its buttons. */
export function DrillPanel({ store }: { store: TrainerStore }) {
  const { drill } = store;
  const text = trainerWords.value.drill;
  const told = tellOf(drill);
  useEffect(() => announce(told), [told]);
  const phase = drill.phase.value;
  const head = drill.record.head.value;
  const [label, act] = leadOf(drill);
  return (
    <>
      <p class="drill-opening">{nameOf(store)}</p>
      <p class={`lesson-told is-${TONES[phase.kind] ?? phase.kind}`}>{told}</p>
      <div class="buttons lesson-buttons">
        <button
          type="button"
          class={phase.kind === 'over' ? 'primary' : 'quiet'}
          aria-disabled={!drill.mayMove.value && phase.kind !== 'over'}
          onClick={() => void act()}
        >
          {label}
        </button>
        {phase.kind === 'over' && phase.again && (
          <Button onClick={() => void drill.next()}>{text.next}</Button>
        )}
        <Button onClick={() => store.leave()}>{text.leave}</Button>
        {head && (phase.kind === 'wrong' || phase.kind === 'over') && (
          <Button
            onClick={() =>
              analyse({
                game: phase.kind === 'wrong' ? phase.game : head.game,
                below: drill.side.value,
              })
            }
          >
            {words.value.views.analysis}
          </Button>
        )}
      </div>
      <WhyWrong
        wrong={phase.kind === 'wrong' ? { ...phase, than: drill.answer() } : null}
        below={drill.side.value}
      />
      {phase.kind === 'over' && (
        <>
          <News store={store} />
          <HolesOfLine store={store} />
        </>
      )}
    </>
  );
}

const TONES: Readonly<Record<string, string>> = { wait: 'next', over: 'solved' };

/** Label and action of the first button. It stays the same button, so that it keeps the focus. */
function leadOf(drill: Drill): [label: string, act: () => unknown] {
  const text = trainerWords.value.drill;
  const phase = drill.phase.value;
  if (phase.kind === 'over') {
    return phase.again ? [text.memory, () => drill.again()] : [text.next, () => drill.next()];
  }
  const answer = isShown(drill) && drill.answer();
  if (answer) return [text.playIt, () => drill.play(answer)];
  return [words.value.hint, () => drill.mayMove.value && drill.help()];
}

/** Where people leave the line that was drilled, and nothing answers them. */
function HolesOfLine({ store }: { store: TrainerStore }) {
  const survey = store.survey.value;
  const line = store.drill.record.head.value?.game.moves ?? [];
  const isOurs = survey?.root === store.root.value && survey.side === store.side;
  const holes = (isOurs ? survey.holes : []).filter(({ moves }) =>
    moves.slice(0, -1).every((move, i) => move === line[i]),
  );
  return holes.length > 0 ? <Holes store={store} holes={holes.slice(0, 2)} /> : null;
}

/** The opening that the line is in. */
function nameOf({ drill, line, root }: TrainerStore): string {
  const moves = drill.record.shown.value?.game.moves ?? [];
  const keys = pathAlong(root.value, moves).map(({ key }) => key);
  return line.names.of(keys) ?? '';
}

/** The panel's current text. */
function tellOf(drill: Drill): string {
  const text = trainerWords.value.drill;
  const phase = drill.phase.value;
  const history = drill.record.head.value?.history ?? [];
  const reply = history.at(-1);
  const before = reply ? text.after(numbered(history.length - 1, reply.text)) : '';
  const hint = hinted(drill);
  if (hint) {
    const pieces = drill.record.head.value?.pieces ?? [];
    return drill.hint.value === 'piece'
      ? text.hintPiece(pieceNamed(drill.game, pieces, hint.from))
      : text.have(hint.text);
  }
  switch (phase.kind) {
    case 'loading':
      return words.value.loading;
    case 'learn':
      return before + text.learn(numbered(history.length, phase.answer.text));
    case 'ask':
      return before + text.ask;
    case 'wait':
      return reply ? text.right : '';
    case 'also':
      return text.also(phase.move.text);
    case 'wrong': {
      const { said, searched, answers, move } = phase;
      const book =
        said === null || said === 'noBook'
          ? ''
          : said.share === undefined
            ? text.notInBook
            : text.said(said.share, said.verdict);
      const judged =
        searched === null
          ? ''
          : searched === 'searching'
            ? text.searching
            : text.searched(searched);
      const have = text.have(answers.map((answer) => answer.text).join(', '));
      return sentences([text.wrong(move.text), book, judged, have]);
    }
    case 'over':
      if (phase.missed > 0) return text.overMissed(phase.missed);
      return phase.again ? text.overLearned : text.over;
    default:
      return phase satisfies never;
  }
}

/** The answer, if a hint is wanted. */
function hinted(drill: Drill) {
  return drill.hint.value === 'none' || !drill.mayMove.value || drill.phase.value.kind === 'wrong'
    ? undefined
    : drill.answer();
}

/** Whether the answer is shown: it is new, or another move was tried. */
function isShown(drill: Drill): boolean {
  return drill.mayMove.value && (drill.phase.value.kind === 'wrong' || drill.isNew());
}

/** Arrows and marks on the board. */
function pointersOf(drill: Drill): Pointer[] {
  if (drill.record.lookingBack.value) return [];
  const hint = hinted(drill);
  if (hint && drill.hint.value === 'piece') return [{ to: hint.from, badge: '?', tone: 'good' }];
  const shown = isShown(drill) ? drill.answer() : hint;
  return shown ? [{ from: shown.from, to: shown.to, tone: 'good' }] : [];
}
