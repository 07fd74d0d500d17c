import { Button } from '@chariot/board/ui';
import type { GameName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../shared/i18n/index.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { addressOf } from '../../shared/ui/route.ts';
import { positionsIn, practise } from '../cure.ts';
import type { Theme } from '../diagnosis/judged.ts';
import type { FoundMistake } from '../diagnosis/summary.ts';
import { gamesWords } from '../i18n/index.ts';

interface PractiseButtonProps {
  game: GameName;
  mistakes: readonly FoundMistake[];
  /** Fills up with puzzles of this theme. */
  theme: Theme | undefined;
  primary?: boolean;
}

/** Adds mistakes to the practice deck, then leads there; nothing if none has a single right move. */
export function PractiseButton({ game, mistakes, theme, primary = false }: PractiseButtonProps) {
  const text = gamesWords.value;
  const added = useSignal<number | 'failed' | null>(null);
  const positions = positionsIn(mistakes);
  if (typeof added.value === 'number') {
    return (
      <p class="own-games-added">
        {text.practiceAdded(added.value)}{' '}
        <a href={addressOf('practice', game)}>{words.value.views.practice}</a>
      </p>
    );
  }
  if (positions.length === 0) return null;
  const take = async (): Promise<void> => {
    try {
      const count = await practise(game, positions, theme);
      added.value = count;
      announce(text.practiceAdded(count));
    } catch {
      added.value = 'failed';
    }
  };
  return (
    <>
      <Button primary={primary} onClick={() => void take()}>
        {text.practise(positions.length)}
      </Button>
      {added.value === 'failed' && <p role="alert">{text.failed}</p>}
    </>
  );
}
