import type { Pointer } from '@chariot/board/parts';
import type { GameName, View } from '@chariot/protocol';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { endingsWords } from '../../shared/courses/i18n/index.ts';
import type { EndingStep } from '../../shared/games/course.ts';
import { words } from '../../shared/i18n/index.ts';
import { positionOf, type RulesEngine, squaresOf } from '../judge.ts';

export interface ShownPicture {
  at: number;
  choose(at: number): void;
  /** `null` until the engine has answered. */
  view: View | null;
  views: readonly View[];
  pointers: readonly Pointer[];
}

/** Pictures of an ending, from the first. The old one stays until the new one has loaded. */
export function usePicture(engine: RulesEngine, game: GameName, step: EndingStep): ShownPicture {
  const [chosen, choose] = useState({ step, at: 0 });
  const [known, setKnown] = useState<{ step: EndingStep; views: readonly View[] } | null>(null);
  const last = useRef<View | null>(null);
  const at = chosen.step === step ? chosen.at : 0;
  const { best } = step.positions[at] ?? step.positions[0];
  useLayoutEffect(() => {
    let isWanted = true;
    const asked = step.positions.map(({ fen }) => positionOf(engine, game, { fen }));
    void Promise.all(asked).then((answers) => {
      const views = answers.flatMap((answer) => ('error' in answer ? [] : answer));
      if (isWanted && views.length === answers.length) setKnown({ step, views });
    });
    return () => {
      isWanted = false;
    };
  }, [engine, game, step]);
  const views = known?.step === step ? known.views : [];
  last.current = views[at] ?? last.current;
  const [from, to] = squaresOf(best ?? '');
  const pointers: Pointer[] = from && to ? [{ from, to, tone: 'good' }] : [];
  return { at, choose: (at) => choose({ step, at }), view: last.current, views, pointers };
}

interface PicturesProps {
  game: GameName;
  step: EndingStep;
  picture: ShownPicture;
}

/** The side to move and the result of each picture. A click shows it. */
export function Pictures({ game, step, picture }: PicturesProps) {
  const { toPlay, games } = words.value;
  const { sides } = games[game];
  const { position, results } = endingsWords.value;
  return (
    <div class="buttons learn-buttons">
      {step.positions.map(({ fen, result }, i) => {
        const toMove = picture.views[i]?.toMove;
        return (
          <button
            key={fen}
            type="button"
            class="quiet"
            aria-pressed={i === picture.at}
            onClick={() => picture.choose(i)}
          >
            {position(i + 1, toMove ? toPlay(sides[toMove]) : '', results[result])}
          </button>
        );
      })}
    </div>
  );
}
