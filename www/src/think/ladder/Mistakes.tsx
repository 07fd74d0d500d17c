import type { RungName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { styled } from '../../shared/game/looks.ts';
import { mistakesOf, RUNG_FACTS, type RungMistake } from '../../shared/games/think.ts';
import { Select } from '../../shared/ui/forms.tsx';
import { arrows, ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useViewOf } from '../hooks.ts';
import { ladderWords } from '../i18n/index.ts';
import { SOURCES, thoughtOf, useRungs } from './rungs.ts';

/** Positions in which a player errs and the next does not. */
export function Mistakes({ store }: ChapterProps) {
  const mistakes = useMemo(() => mistakesOf(store.game), [store]);
  const picked = useSignal(0);
  const mistake = mistakes[picked.value] ?? mistakes[0];
  const text = ladderWords.value;
  const choice = (
    <Select
      name="mistake"
      legend={text.whoErrs}
      options={mistakes.map(({ lower }, i) => ({
        value: String(i),
        label: text.rungs[lower].name,
      }))}
      value={String(picked.value)}
      onChange={(value) => {
        picked.value = Number(value);
      }}
    />
  );
  return (
    <Figure
      title={text.mistakesTitle}
      picture={
        <div class="think-beside">
          <OneMistake key={mistake.fen} store={store} mistake={mistake} choice={choice} />
        </div>
      }
      sources={[SOURCES[mistake.higher], 'tools/lab/src/rungs/mistakes.rs']}
    >
      <p>{text.mistakesText(RUNG_FACTS[store.game].depth)}</p>
    </Figure>
  );
}

interface OneMistakeProps extends ChapterProps {
  mistake: RungMistake;
  choice: preact.JSX.Element;
}

/** One mistake, about which both players are asked here. */
function OneMistake({ store, mistake, choice }: OneMistakeProps) {
  const { lower, higher, cost, fen } = mistake;
  const text = ladderWords.value;
  const view = useViewOf(store, styled({ game: store.game, start: fen, moves: [] }));
  const players = useMemo<RungName[]>(() => [lower, higher], [lower, higher]);
  const states = useRungs(store, view, players, RUNG_FACTS[store.game].depth);
  const [worse, better] = players.map((name) => thoughtOf(states.get(name))?.best);
  const pointers = [...arrows(worse, 'bad'), ...arrows(better, 'good')];
  return (
    <>
      <ShownBoard store={store} view={view} below={view?.toMove ?? 'first'} pointers={pointers} />
      <div>
        {choice}
        <p class="ladder-told" aria-live="polite">
          {worse &&
            better &&
            text.errs({
              lower: text.rungs[lower].name,
              played: worse.text,
              higher: text.rungs[higher].name,
              better: better.text,
              cost,
            })}
        </p>
      </div>
    </>
  );
}
