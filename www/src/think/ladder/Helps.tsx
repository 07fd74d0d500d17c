import type { RungName } from '@chariot/protocol';
import { useMemo } from 'preact/hooks';
import { styled } from '../../shared/game/looks.ts';
import { mistakesOf, RUNG_FACTS } from '../../shared/games/think.ts';
import { words } from '../../shared/i18n/index.ts';
import { arrows, ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useViewOf } from '../hooks.ts';
import { ladderWords } from '../i18n/index.ts';
import { toTenth } from '../numbers.ts';
import { useStepped } from '../stepped.ts';
import { ToldLine } from '../ToldLine.tsx';
import { useAnswered, useHoped, useJudgement } from './answered.ts';
import { SOURCES, thoughtOf, useRungs } from './rungs.ts';

/** A position in which a player errs and the next one on the ladder does not. Both are asked here. */
export function Helps({ store, erring }: ChapterProps & { erring: RungName }) {
  const mistake = useMemo(
    () => mistakesOf(store.game).find(({ lower }) => lower === erring),
    [store, erring],
  );
  const text = ladderWords.value;
  const view = useViewOf(store, styled({ game: store.game, start: mistake?.fen ?? '', moves: [] }));
  const players = useMemo(() => (mistake ? [mistake.lower, mistake.higher] : []), [mistake]);
  const { depth } = RUNG_FACTS[store.game];
  const states = useRungs(store, view, players, depth);
  const [worse, better] = players.map((name) => thoughtOf(states.get(name))?.best);
  const isExact = typeof mistake?.cost !== 'number';
  const line = useAnswered(store, view, worse, isExact ? 'tables' : 'engine');
  const isBlind = mistake?.lower === 'greedy';
  const hoped = useHoped(
    store,
    isExact || isBlind ? null : view,
    worse,
    mistake?.lower ?? 'greedy',
    depth,
  );
  const left = useJudgement(store, isExact ? null : view, worse, better);
  const { at, view: shown } = useStepped(store, mistake?.fen ?? '', line);
  if (!mistake) return null;
  return (
    <Figure
      title={text.helpsTitle}
      picture={
        <div class="think-beside">
          <ShownBoard
            store={store}
            view={shown}
            below={view?.toMove ?? 'first'}
            lastMove={shown?.history.at(-1)}
            pointers={at.value > 0 ? [] : [...arrows(worse, 'bad'), ...arrows(better, 'good')]}
          />
          <div>
            <p>{view && words.value.toPlay(words.value.games[store.game].sides[view.toMove])}</p>
            <p class="ladder-told" role="status" data-helps={erring}>
              {worse &&
                better &&
                text.errs({
                  lower: text.rungs[mistake.lower].name,
                  played: worse.text,
                  higher: text.rungs[mistake.higher].name,
                  better: better.text,
                  cost: mistake.cost,
                })}
            </p>
            {hoped.length > 1 && (
              <p data-hoped={hoped.length}>
                {text.hopes(hoped.map((move) => move.text).join(' '))}
              </p>
            )}
            {left && worse && better && (
              <p data-costs={left.costs}>
                {text.derived({
                  played: worse.text,
                  better: better.text,
                  leaves: left.scores.map(toTenth),
                  costs: left.costs,
                })}
              </p>
            )}
            <ToldLine line={line} at={at} words={text.playedOn} />
          </div>
        </div>
      }
      sources={[SOURCES[mistake.higher], 'tools/lab/src/rungs/mistakes.rs']}
    >
      {[mistake.lower, mistake.higher].map((name) => {
        const { name: said, knows, lacks } = text.rungs[name];
        return (
          <p key={name}>
            <strong>{said}</strong>
            <br />
            {name === mistake.lower ? lacks : knows}
          </p>
        );
      })}
      <p>
        {text.helpsText(
          depth,
          text.rungs[mistake.higher].name,
          isBlind ? text.rungs[mistake.lower].name : undefined,
        )}
      </p>
    </Figure>
  );
}
