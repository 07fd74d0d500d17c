import { resultSign } from '@chariot/board/words';
import { language, words } from '../../shared/i18n/index.ts';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { Face } from '../Face.tsx';
import { dialogWords } from '../i18n/index.ts';
import type { KeptGame } from './kept.ts';

interface GameRowProps {
  kept: KeptGame;
  opening: string | undefined;
  /** True if it is the one on the board. */
  isOpen: boolean;
  open(): void;
  review(): void;
  drop(): void;
}

/** A kept game: how it ended, against whom, when, and what can be done with it. */
export function GameRow({ kept, opening, isOpen, open, review, drop }: GameRowProps) {
  const text = dialogWords.value;
  const { players, result, changed, game } = kept;
  const { sides } = words.value.games[game.game];
  const opponent =
    players.side === 'both' ? text.bothSides : text.levelOf(words.value.name, players.level);
  const side = players.side === 'both' ? undefined : sides[players.side];
  const date = new Date(changed).toLocaleDateString(language.value, { dateStyle: 'medium' });
  const moves = text.movesCount(Math.ceil(game.moves.length / 2));
  const outcome = outcomeOf(kept);
  return (
    <li class="history-row" data-outcome={outcome}>
      <span class="history-result">{result ? resultSign(result) : text.unfinished}</span>
      <button type="button" class="history-open" onClick={open}>
        <span class="history-who">
          <Face
            side={players.side === 'second' ? 'first' : 'second'}
            isPerson={players.side === 'both'}
          />
          <strong>{opponent}</strong>
          {side && <span>{text.playedAs(side)}</span>}
        </span>
        <span class="history-facts">
          {[isOpen && text.onBoard, date, moves, opening].filter(Boolean).join(' · ')}
        </span>
        <span class="visually-hidden">{result ? text.openGame : text.continueGame}</span>
      </button>
      <IconButton icon="review" label={words.value.review} onClick={review} />
      <IconButton icon="remove" label={text.deleteGame} onClick={drop} />
    </li>
  );
}

/** The result as the person sees it. */
function outcomeOf({ result, players }: KeptGame): 'open' | 'draw' | 'won' | 'lost' | 'over' {
  if (!result) return 'open';
  if (!result.winner) return 'draw';
  if (players.side === 'both') return 'over';
  return result.winner === players.side ? 'won' : 'lost';
}
