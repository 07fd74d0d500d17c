import { Button } from '@chariot/board/ui';
import { useEffect } from 'preact/hooks';
import { trainerWords } from './i18n/index.ts';
import { SHOWN_HOLES, type TrainerStore } from './store.ts';
import type { Hole } from './survey.ts';
import { lineText, numbered } from './texts.ts';

/** Moves that people play and the repertoire does not answer, with the book's answer to each. */
export function Holes({ store, holes }: { store: TrainerStore; holes: readonly Hole[] }) {
  const text = trainerWords.value;
  useEffect(() => {
    const shown = holes.slice(0, SHOWN_HOLES);
    void store.findAnswers(shown);
    void store.texts.fetch(shown.map(({ moves }) => moves));
  }, [store, holes]);
  return (
    <ul class="repertoire-holes">
      {holes.slice(0, SHOWN_HOLES).map((hole) => {
        const ply = hole.moves.length - 1;
        const move = numbered(ply, hole.book.move.text);
        const answer = store.answers.value.get(hole);
        return (
          <li key={hole.moves.join()}>
            <p>{text.hole(move, hole.reach)}</p>
            {ply > 1 && <p class="taught-line">{lineText(store.texts, hole.moves)}</p>}
            <div class="buttons lesson-buttons">
              {answer && (
                <Button onClick={() => store.answerHole(hole)}>
                  {text.answerWith(numbered(ply + 1, answer.move.text))}
                </Button>
              )}
              <Button
                aria-label={text.lookAt(move)}
                onClick={() => {
                  store.leave();
                  void store.line.goTo(hole.moves);
                }}
              >
                {text.look}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
