import { Board, NO_HAND, sizesOf } from '@chariot/board/parts';
import { Button } from '@chariot/board/ui';
import type { GameWords } from '@chariot/board/words';
import type { Game, NotatedMove, SideName } from '@chariot/protocol';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { SKINS } from '../pieces/index.ts';
import type { TutorLine } from './explain.ts';
import type { TutorWords } from './i18n/en.ts';
import { tutorWords } from './i18n/index.ts';
import { type Numbering, numberedMoves } from './numbered.ts';
import { type ToldLine, tell, tellMerits, tellPlan } from './sentences.ts';
import { type JudgedBefore, type LinePosition, shownMoves, Why, type WhyState } from './why.ts';
import { tellWithheld, withoutSecret } from './withheld.ts';
import './tutor.css';

export { tutorWordsReady } from './i18n/index.ts';

interface WhyPanelProps {
  /** The game up to the move in question. */
  game: Game;
  move: NotatedMove;
  /** Receives the position of a line, for the board that shows it. */
  shown: Signal<LinePosition | null>;
  /** Side at the bottom of this panel's own board; absent if another board shows the lines. */
  ownBoard?: SideName;
  /** The review of the game, if there is one. */
  review?: JudgedBefore;
  /** The move of the repertoire, with which this one is compared in place of the engine's best. */
  than?: NotatedMove | undefined;
  /** Whether to explain without being asked. */
  atOnce?: boolean;
  /** The solution, in coordinates, which no sentence and no line reveals; absent if everything may be said. */
  secret?: string | undefined;
}

/** Explains a move, on request or at once. Needs a key of its own for each move. */
export function WhyPanel({
  game,
  move,
  shown,
  ownBoard,
  review,
  than,
  atOnce = false,
  secret,
}: WhyPanelProps) {
  const [why] = useState(() => new Why(game, shown, { review, than }));
  useLayoutEffect(() => {
    if (atOnce) void why.ask();
    return () => why.end();
  }, [why, atOnce]);
  const box = useRef<HTMLElement | null>(null);
  const text = tutorWords.value;
  const state = why.state.value;
  const hasOwnBoard = ownBoard !== undefined && shown.value !== null;
  // The panel scrolls, and the answer is longer than the button that asked for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is of another height
  useLayoutEffect(() => {
    if (atOnce) scrollInPanel(box.current);
    else box.current?.scrollIntoView({ block: 'nearest' });
  }, [state.kind, hasOwnBoard]);
  if (state.kind === 'open') {
    return (
      <button
        type="button"
        class="quiet why-ask"
        aria-label={text.whyOf(move.text)}
        onClick={() => void why.ask()}
      >
        {text.why}
      </button>
    );
  }
  const told =
    state.kind === 'told' ? tellOf(state, secret, words.value.games[game.game], text) : null;
  const isAway = shown.value?.view.game.moves.join() !== game.moves.join();
  return (
    <section class="why" ref={box} aria-label={text.whyOf(move.text)}>
      <div role="status">
        {state.kind === 'searching' && <p>{text.searching}</p>}
        {state.kind === 'failed' && <p>{text.failed}</p>}
        {state.kind === 'told' && told && <Answer game={game} state={state} told={told} />}
      </div>
      {told?.reply && (
        <Line
          {...told.reply}
          numbering={told.numbering}
          why={why}
          name={text.answer}
          secret={secret}
        />
      )}
      {told?.better && (
        <Line
          {...told.better}
          numbering={told.numbering}
          why={why}
          name={than ? text.repertoire : text.better}
        />
      )}
      {shown.value && (
        <>
          {ownBoard && (
            <section aria-label={text.board}>
              <LineBoard position={shown.value} below={ownBoard} />
            </section>
          )}
          {isAway && <Button onClick={() => void why.back()}>{text.back}</Button>}
        </>
      )}
    </section>
  );
}

/** Scrolls the panel, but not the page: who has not asked keeps the board in sight. */
function scrollInPanel(element: HTMLElement | null): void {
  const panel = element?.closest('.panel');
  if (!element || !panel) return;
  const [own, shown] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  panel.scrollBy(0, Math.max(0, Math.min(own.bottom - shown.bottom, own.top - shown.top)));
}

type ToldState = Extract<WhyState, { kind: 'told' }>;

/** The explanation in words, without merits where they would name other moves. */
function tellOf(
  { explanation, merits }: ToldState,
  secret: string | undefined,
  game: GameWords,
  text: TutorWords,
) {
  const { numbering } = explanation;
  if (secret !== undefined) {
    return { ...tellWithheld(explanation, game, text), numbering, merits: [] };
  }
  return {
    ...tell(explanation, game, text),
    numbering,
    merits: tellMerits(merits, explanation, game, text),
  };
}

interface AnswerProps {
  game: Game;
  state: ToldState;
  told: ReturnType<typeof tellOf>;
}

/** The main point, or the merits of a good move, and what else is certain on request. */
function Answer({ game: { game: name }, state, told }: AnswerProps) {
  const text = tutorWords.value;
  const { explanation, plan, isFinal } = state;
  const game = words.value.games[name];
  const { point, more } = told;
  const [merit, ...otherMerits] = told.merits;
  const nothing = explanation.isMistake ? text.nothingCertain : text.noMistake;
  const first = point.length > 0 ? point : [merit ?? nothing];
  const rest = [...otherMerits, ...more];
  return (
    <>
      {first.map((sentence, i) => (
        <p key={sentence}>{i === 0 && point.length > 0 ? <strong>{sentence}</strong> : sentence}</p>
      ))}
      {plan && (
        <p class="why-plan">
          {tellPlan(plan, game, text)} <small>{text.planIsEstimated}</small>
        </p>
      )}
      {rest.length > 0 && (
        <details>
          <summary>{text.more}</summary>
          {rest.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      )}
      {!isFinal && <p class="why-deeper">{text.deeper}</p>}
    </>
  );
}

interface LineProps extends ToldLine {
  why: Why;
  numbering: Numbering;
  name: string;
  /** The move before which the line ends, in coordinates. */
  secret?: string | undefined;
}

function Line({ why, numbering, name, line: whole, secret }: LineProps) {
  const text = tutorWords.value;
  const line = withoutSecret(whole, secret);
  const shown = why.shown.value;
  // A deeper answer may bring the same line anew.
  const isShown = shown && textOf(shown.line) === textOf(line);
  const at = isShown ? shown.plies : null;
  const moves = shownMoves(line);
  const numbered = numberedMoves(
    numbering,
    line.from.moves.length,
    moves.map(({ text }) => text),
  );
  return (
    <div class="why-line">
      <strong>{name}</strong>{' '}
      {moves.map((move, i) => (
        <button
          key={`${i}${move.uci}`}
          type="button"
          class="move"
          aria-current={at === i + 1 ? 'step' : undefined}
          onClick={() => void why.show(line, i + 1)}
        >
          {numbered[i]}
        </button>
      ))}
      <Button aria-label={`${text.play}: ${name}`} onClick={() => void why.play(line)}>
        {text.play}
      </Button>
    </div>
  );
}

const textOf = ({ from, moves }: TutorLine): string =>
  [...from.moves, '', ...moves.map(({ uci }) => uci)].join();

function LineBoard({ position, below }: { position: LinePosition; below: SideName }) {
  const { view, pointers } = position;
  const { files, ranks } = view;
  const skin = SKINS[view.game.game].value;
  return (
    <div class={`why-board ${view.game.game}`} style={sizesOf(view, skin)}>
      <Board
        geometry={{ files, ranks, below }}
        skin={skin}
        pieces={view.pieces}
        hand={NO_HAND}
        lastMove={view.history.at(-1)}
        check={view.check}
        pointers={pointers}
      />
    </div>
  );
}
