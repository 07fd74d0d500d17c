import { Button } from '@chariot/board/ui';
import { Priority } from '@chariot/engine/client';
import { useSignal } from '@preact/signals';
import { useAsker } from '../shared/engine/useAsker.ts';
import { words } from '../shared/i18n/index.ts';
import { practiceOf } from '../shared/practice/keeper.ts';
import { positionsOf, type ReviewedMistake } from '../shared/practice/mistakes.ts';
import { announce } from '../shared/ui/announce.tsx';
import { addressOf } from '../shared/ui/route.ts';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

/** Adds mistakes of the side at the bottom to the practice deck: those with a single clearly best move. */
export function PractiseMistakes({ store }: { store: AnalysisStore }) {
  const checking = useSignal<number | null>(null);
  const added = useSignal<{ added: number; all: number } | null>(null);
  const asker = useAsker(store.engine, Priority.Study);
  const text = analysisWords.value;
  const mistakes = mistakesIn(store);
  const take = async (): Promise<void> => {
    if (checking.value !== null) return;
    checking.value = 0;
    const turn = asker.begin();
    const items = await positionsOf(turn, store.game, mistakes, (done) => {
      checking.value = done;
    });
    if (turn.isOver) return;
    checking.value = null;
    if (!items) return;
    practiceOf(store.game).add(items);
    added.value = { added: items.length, all: mistakes.length };
    announce(analysisWords.value.mistakesAdded(items.length, mistakes.length));
  };
  if (added.value) {
    return (
      <p class="practise-mistakes">
        {text.mistakesAdded(added.value.added, added.value.all)}{' '}
        <a href={addressOf('practice', store.game)}>{words.value.views.practice}</a>
      </p>
    );
  }
  if (mistakes.length === 0) return null;
  return (
    <Button onClick={() => void take()}>
      {checking.value === null
        ? text.practiseMistakes(mistakes.length)
        : text.checkingMistakes(checking.value + 1, mistakes.length)}
    </Button>
  );
}

/** Mistakes and blunders of the side at the bottom, in the main line. */
function mistakesIn({ tree, review, below }: AnalysisStore): readonly ReviewedMistake[] {
  const line = tree.value?.mainLine() ?? [];
  return line.flatMap(({ parent, move }, ply) => {
    const loss = review.losses.value[ply];
    if (loss?.mover !== below.value || !parent?.fen || !move) return [];
    if (loss.moveClass !== 'mistake' && loss.moveClass !== 'blunder') return [];
    return [{ fen: parent.fen, played: move.uci }];
  });
}
