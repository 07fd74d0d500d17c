import { useState } from 'preact/hooks';
import type { Player } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';
import { Choice, Dialog } from '../ui/controls.tsx';
import { LEVELS } from './levels.ts';
import type { Players } from './store.ts';

interface NewGameDialogProps {
  open: boolean;
  players: Players;
  close(): void;
  start(players: Players): void;
}

/** Side and level of a new game. */
export function NewGameDialog({ open, players, close, start }: NewGameDialogProps) {
  const [side, setSide] = useState<Player | 'random'>(players.side);
  const [level, setLevel] = useState(players.level);
  const text = words.value;

  const submit = (event: Event): void => {
    event.preventDefault();
    const drawn: Player = Math.random() < 0.5 ? 'first' : 'second';
    start({ side: side === 'random' ? drawn : side, level });
    close();
  };

  return (
    <Dialog title={text.newGame} open={open} close={close}>
      <form onSubmit={submit}>
        <Choice
          legend={text.yourSide}
          value={side}
          onChange={(value) => setSide(value)}
          options={[
            { value: 'first', label: text.sides.first },
            { value: 'random', label: text.random },
            { value: 'second', label: text.sides.second },
          ]}
        />
        <label class="level">
          <span class="level-name">
            <span>{text.level}</span>
            <output>
              {level} · {text.levels[level - 1]}
            </output>
          </span>
          <input
            type="range"
            name="level"
            min={1}
            max={LEVELS}
            step={1}
            value={level}
            aria-valuetext={`${level}, ${text.levels[level - 1]}`}
            onInput={(event) => setLevel(event.currentTarget.valueAsNumber)}
          />
        </label>
        <div class="dialog-buttons">
          <button type="button" class="quiet" onClick={close}>
            {text.cancel}
          </button>
          <button type="submit" class="primary">
            {text.start}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
