import type { Pointer } from '@chariot/board/parts';
import type { GameName, View } from '@chariot/protocol';
import { useLayoutEffect, useState } from 'preact/hooks';
import { endingsWords } from '../../shared/courses/i18n/index.ts';
import type { EndingStep } from '../../shared/games/course.ts';
import { words } from '../../shared/i18n/index.ts';
import { positionOf, type RulesEngine, squaresOf } from '../judge.ts';

/** Which picture of an ending is shown. */
export interface ShownPicture {
  at: number;
  choose(at: number): void;
  /** `null` until the engine has answered. */
  view: View | null;
  pointers: readonly Pointer[];
}

/** The pictures of an ending, the first one first; until the next has come the last one stays. */
export function usePicture(engine: RulesEngine, game: GameName, step: EndingStep): ShownPicture {
  const [chosen, choose] = useState({ step, at: 0 });
  const [view, setView] = useState<View | null>(null);
  const at = chosen.step === step ? chosen.at : 0;
  const { fen, best } = step.positions[at] ?? step.positions[0];
  useLayoutEffect(() => {
    let isWanted = true;
    void positionOf(engine, game, { fen }).then((view) => {
      if (isWanted && !('error' in view)) setView(view);
    });
    return () => {
      isWanted = false;
    };
  }, [engine, game, fen]);
  const [from, to] = squaresOf(best ?? '');
  const pointers: Pointer[] = from && to ? [{ from, to, tone: 'good' }] : [];
  return { at, choose: (at) => choose({ step, at }), view, pointers };
}

interface PicturesProps {
  game: GameName;
  step: EndingStep;
  picture: ShownPicture;
}

/** Whose move it is in each picture, and its result; a click shows it. */
export function Pictures({ game, step, picture }: PicturesProps) {
  const { toPlay, games } = words.value;
  const { sides } = games[game];
  return (
    <div class="buttons learn-buttons">
      {step.positions.map(({ fen, result }, i) => (
        <button
          key={fen}
          type="button"
          class="quiet"
          aria-pressed={i === picture.at}
          onClick={() => picture.choose(i)}
        >
          {i + 1}. {toPlay(fen.includes(' w ') ? sides.first : sides.second)}:{' '}
          {endingsWords.value.results[result]}
        </button>
      ))}
    </div>
  );
}
