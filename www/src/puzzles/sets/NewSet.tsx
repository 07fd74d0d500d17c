import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import { words } from '../../shared/i18n/index.ts';
import { FEWEST_OF_SET, SET_SIZE, setsOf } from '../../shared/practice/sets.ts';
import { puzzleWords } from '../../shared/puzzles/i18n/index.ts';
import { Choice } from '../../shared/ui/forms.tsx';
import { MotifSelect, RatingSelect } from '../Filters.tsx';
import type { SetDrill, SetWish } from './drill.ts';

/** The choice of a new set: a theme and a rating, or your own mistakes. */
export function NewSet({ drill }: { drill: SetDrill }) {
  const text = puzzleWords.value.sets;
  const wish = drill.wish.value;
  const puzzles = drill.puzzles.value;
  const isTooSmall = useSignal(false);
  const want = (wanted: Partial<SetWish>): void => {
    isTooSmall.value = false;
    drill.wish.value = { ...wish, ...wanted };
  };
  const mistakes = drill.mistakes.value.positions.length;
  const state = drill.state.value;
  const cancel = setsOf(drill.game).all.value.length > 0 && (
    <Button onClick={() => void drill.open()}>{words.value.cancel}</Button>
  );
  if (state.kind === 'failed') {
    return (
      <>
        <p class="lesson-told is-failed" role="alert">
          {puzzleWords.value.failed}
        </p>
        <div class="buttons lesson-buttons">
          <Button primary onClick={() => void state.retry()}>
            {words.value.retry}
          </Button>
          {cancel}
        </div>
      </>
    );
  }
  return (
    <form
      class="puzzle-new-set"
      onSubmit={(event) => {
        event.preventDefault();
        isTooSmall.value = !drill.make();
      }}
    >
      <Choice
        legend={text.from}
        value={wish.from}
        onChange={(from) => want({ from })}
        options={[
          { value: 'theme', label: text.fromPuzzles },
          { value: 'mistakes', label: text.fromMistakes(mistakes) },
        ]}
      />
      {wish.from === 'theme' ? (
        <div class="buttons lesson-buttons">
          <RatingSelect
            puzzles={puzzles}
            value={wish.rating}
            onChange={(rating) => want({ rating })}
          />
          <MotifSelect puzzles={puzzles} value={wish.motif} onChange={(motif) => want({ motif })} />
        </div>
      ) : (
        <p>{text.mistakesHelp}</p>
      )}
      {isTooSmall.value && <p role="alert">{text.tooFew(FEWEST_OF_SET)}</p>}
      <div class="buttons lesson-buttons">
        <button type="submit" class="primary" disabled={puzzles.length === 0}>
          {text.make(wish.from === 'mistakes' ? Math.min(mistakes, SET_SIZE) : SET_SIZE)}
        </button>
        {cancel}
      </div>
    </form>
  );
}
