import { useState } from 'preact/hooks';
import { other } from '../game/turns.ts';
import type { GameName, HandicapStart, Player } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';
import { Choice, Dialog, Select } from '../ui/controls.tsx';
import { LEVELS } from './levels.ts';
import type { Handicap, Players } from './store.ts';

interface NewGameDialogProps {
  game: GameName;
  open: boolean;
  players: Players;
  handicaps: readonly HandicapStart[];
  /** What was given in the last game. */
  handicap: Handicap | undefined;
  close(): void;
  start(players: Players, handicap: Handicap | undefined): void;
}

const NONE = '';

/** Sides, level and handicap of a new game. */
export function NewGameDialog(props: NewGameDialogProps) {
  const { game, open, players, handicaps, handicap, close, start } = props;
  const [side, setSide] = useState<Players['side'] | 'random'>(players.side);
  const [level, setLevel] = useState(players.level);
  const [given, setGiven] = useState(handicap?.name ?? NONE);
  // Of two people on one board, the first player stands for the person here.
  const [personGives, setPersonGives] = useState(
    handicap !== undefined && handicap.giver === personOf(players.side),
  );
  const text = words.value;
  const { sides } = text.games[game];
  const both = side === 'both';

  const submit = (event: Event): void => {
    event.preventDefault();
    const drawn: Player = Math.random() < 0.5 ? 'first' : 'second';
    const chosen = side === 'random' ? drawn : side;
    const person = personOf(chosen);
    const giver = personGives ? person : other(person);
    start({ side: chosen, level }, given === NONE ? undefined : { name: given, giver });
    close();
  };

  return (
    <Dialog title={text.newGame} open={open} close={close}>
      <form class="dialog-form" onSubmit={submit}>
        <Choice
          legend={text.yourSide}
          value={side}
          onChange={(value) => setSide(value)}
          options={[
            { value: 'first', label: sides.first },
            { value: 'random', label: text.random },
            { value: 'second', label: sides.second },
            { value: 'both', label: text.bothSides },
          ]}
        />
        {handicaps.length > 0 && (
          <div class="choices">
            <Select
              name="handicap"
              legend={text.handicap}
              value={given}
              onChange={setGiven}
              options={[
                { value: NONE, label: text.noHandicap },
                ...handicaps.map(({ name }) => ({
                  value: name,
                  label: text.handicaps[name] ?? name,
                })),
              ]}
            />
            {given !== NONE && (
              <Choice
                legend={text.givenBy}
                value={personGives ? 'person' : 'opponent'}
                onChange={(value) => setPersonGives(value === 'person')}
                options={[
                  { value: 'person', label: both ? sides.first : text.you },
                  { value: 'opponent', label: both ? sides.second : text.name },
                ]}
              />
            )}
          </div>
        )}
        {!both && (
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
        )}
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

const personOf = (side: Players['side']): Player => (side === 'both' ? 'first' : side);
