import type { RungName } from '@chariot/protocol';
import { useMemo } from 'preact/hooks';
import { styled } from '../../shared/game/looks.ts';
import { mistakesOf, RUNG_FACTS } from '../../shared/games/think.ts';
import { arrows, ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useViewOf } from '../hooks.ts';
import { ladderWords } from '../i18n/index.ts';
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
  if (!mistake) return null;
  return (
    <Figure
      title={text.helpsTitle}
      picture={
        <div class="think-beside">
          <ShownBoard
            store={store}
            view={view}
            below={view?.toMove ?? 'first'}
            pointers={[...arrows(worse, 'bad'), ...arrows(better, 'good')]}
          />
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
        </div>
      }
      sources={[SOURCES[mistake.higher], 'tools/lab/src/rungs/mistakes.rs']}
    >
      <p>
        {text.rungs[mistake.lower].lacks} {text.rungs[mistake.higher].knows}
      </p>
      <p>{text.helpsText(depth)}</p>
    </Figure>
  );
}
