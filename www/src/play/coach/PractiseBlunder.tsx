import { Button } from '@chariot/board/ui';
import { Priority, type Turn } from '@chariot/engine/client';
import { useSignal } from '@preact/signals';
import { useAsker } from '../../shared/engine/useAsker.ts';
import { shortened } from '../../shared/game/game.ts';
import { styled } from '../../shared/game/looks.ts';
import { practiceOf } from '../../shared/practice/keeper.ts';
import { positionsOf } from '../../shared/practice/mistakes.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { dialogWords } from '../i18n/index.ts';
import type { PlayStore } from '../store.ts';

/** Outcome of adding a position to the practice deck. */
type Taken = 'checking' | 'added' | 'several' | 'failed';

/** Adds the position of a blunder to the practice deck if one move is clearly best. */
export function PractiseBlunder({ store }: { store: PlayStore }) {
  const taken = useSignal<Taken | null>(null);
  const asker = useAsker(store.engine, Priority.Study);
  const text = dialogWords.value;
  const take = async (): Promise<void> => {
    if (taken.value === 'checking') return;
    taken.value = 'checking';
    const turn = asker.begin();
    const found = await takeBlunder(store, turn);
    if (turn.isOver) return;
    taken.value = found;
    announce(dialogWords.value.taken[found]);
  };
  if (taken.value === 'added' || taken.value === 'several') return <p>{text.taken[taken.value]}</p>;
  return (
    <Button onClick={() => void take()}>
      {taken.value ? text.taken[taken.value] : text.practiseLater}
    </Button>
  );
}

async function takeBlunder(
  { game, match }: PlayStore,
  turn: Turn,
): Promise<Exclude<Taken, 'checking'>> {
  const after = match.record.head.value;
  const played = after?.game.moves.at(-1);
  if (!after || !played) return 'failed';
  const before = shortened(after.game, after.game.moves.length - 1);
  const reply = await turn.ask('view', styled(before));
  if ('error' in reply) return 'failed';
  const mistakes = [{ fen: reply.view.fen, played }];
  const items = await positionsOf(turn, game, mistakes, () => {});
  if (!items) return 'failed';
  practiceOf(game).add(items);
  return items.length > 0 ? 'added' : 'several';
}
