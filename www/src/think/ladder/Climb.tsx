import type { Pointer } from '@chariot/board/parts';
import { forFirst, shortScore } from '@chariot/engine/analysis';
import type { RungName, SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { RUNG_FACTS } from '../../shared/games/think.ts';
import { bound } from '../../shared/ui/forms.tsx';
import { arrows, ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { Figure, TableHead } from '../Figure.tsx';
import { ladderWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { RUNGS, type RungState, SOURCES, thoughtOf, useRungs } from './rungs.ts';

/** Greatest depth in plies for all players: minimax needs a second or two. */
const DEEPEST = 4;

/** All players side by side in the reader's position. */
export function Climb({ store }: ChapterProps) {
  const depth = useSignal(3);
  const picked = useSignal<RungName>('alphaBeta');
  const view = store.record.head.value;
  const text = ladderWords.value;
  const states = useRungs(store, view, RUNGS, depth.value);
  const most = Math.max(10, ...[...states.values()].map(positionsOf));
  const next = RUNGS[RUNGS.indexOf(picked.value) + 1];
  return (
    <Figure
      picture={
        <div class="think-beside">
          <ShownBoard
            store={store}
            view={view}
            pointers={pointersOf(states.get(picked.value), next && states.get(next))}
          />
          <table class="ladder-rungs">
            <caption class="visually-hidden">{text.climbCaption}</caption>
            <TableHead columns={[text.player, text.move, text.positions, text.time]} />
            <tbody>
              {RUNGS.map((rung) => (
                <Row
                  key={rung}
                  rung={rung}
                  state={states.get(rung)}
                  mover={view?.toMove ?? 'first'}
                  most={most}
                  isPicked={rung === picked.value}
                  pick={() => {
                    picked.value = rung;
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
      }
      tryThis={text.climbTry}
      sources={[SOURCES[picked.value]]}
    >
      <p>
        {text.climbText(
          <Draggable
            label={text.depth}
            {...bound(depth)}
            min={1}
            max={DEEPEST}
            format={text.plies}
          />,
        )}
      </p>
      {states.get('tables') === 'tooManyPieces' && (
        <p>
          {text.fewPieces(
            <button
              type="button"
              class="quiet ladder-ending"
              onClick={() => {
                picked.value = 'engine';
                void store.setUp(RUNG_FACTS[store.game].endings[0].fen);
              }}
            >
              {text.seeEnding}
            </button>,
          )}
        </p>
      )}
      <p aria-live="polite">
        <strong>{text.rungs[picked.value].name}.</strong> {text.rungs[picked.value].knows}{' '}
        <em>{text.lacks}</em> {text.rungs[picked.value].lacks}
      </p>
    </Figure>
  );
}

interface RowProps {
  rung: RungName;
  state: RungState | undefined;
  mover: SideName;
  most: number;
  isPicked: boolean;
  pick(): void;
}

function Row({ rung, state, mover, most, isPicked, pick }: RowProps) {
  const text = ladderWords.value;
  const thought = thoughtOf(state);
  const positions = positionsOf(state);
  const width = (100 * Math.log10(1 + positions)) / Math.log10(1 + most);
  return (
    <tr class={isPicked ? 'is-picked' : undefined} data-rung={rung}>
      <th scope="row">
        <button type="button" aria-pressed={isPicked} onClick={pick}>
          {text.rungs[rung].name}
        </button>
      </th>
      <td class="ladder-move">
        {state === 'tooManyPieces'
          ? text.tooManyPieces
          : thought && (
              <>
                {thought.best?.text ?? '–'}
                {thought.score && <small> {shortScore(forFirst(thought.score, mover))}</small>}
              </>
            )}
      </td>
      <td class="ladder-positions">
        {typeof state === 'object' && (
          <>
            <i style={{ width: `${width}%` }} />
            <b>{counted(positions)}</b>
          </>
        )}
      </td>
      <td class="ladder-time">{thought && text.millis(thought.millis)}</td>
    </tr>
  );
}

function positionsOf(state: RungState | undefined): number {
  if (typeof state !== 'object') return 0;
  return 'thought' in state ? state.thought.positions : state.positions;
}

/** The move of the picked player, and that of the next one if it differs. */
function pointersOf(picked: RungState | undefined, next: RungState | undefined): Pointer[] {
  const [its, better] = [picked, next].map((state) => thoughtOf(state)?.best);
  return [...(better?.uci === its?.uci ? [] : arrows(better, 'even')), ...arrows(its, 'accent')];
}
