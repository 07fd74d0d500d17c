import { Button } from '@chariot/board/ui';
import { other } from '@chariot/game';
import type { OpeningLine } from '@chariot/game/openings/lines';
import type { Character, ErrorReply, RequestError, SideName } from '@chariot/protocol';
import { useLayoutEffect, useState } from 'preact/hooks';
import { LEVELS } from '../shared/game/level.ts';
import { Messages } from '../shared/game/Messages.tsx';
import type { ShuffledStarts } from '../shared/games/game.ts';
import { GAMES } from '../shared/games/index.ts';
import { words } from '../shared/i18n/index.ts';
import { Choice, FormButtons, Select } from '../shared/ui/forms.tsx';
import { lazily } from '../shared/ui/lazily.tsx';
import { addressOf } from '../shared/ui/route.ts';
import { coach } from '../shared/ui/settings.ts';
import { allowanceOf, ClockFields, choiceOf } from './ClockFields.tsx';
import { CharacterChoice } from './characters/CharacterChoice.tsx';
import { evenly, type SideTimeControl } from './clock.ts';
import { EvenOpponent } from './EvenOpponent.tsx';
import { dialogWords } from './i18n/index.ts';
import type { NewGame, PlayStore } from './store.ts';
import type { Players } from './stored.ts';

const USUAL = 'usual';
const SHOWN = 'shown';
const FEN = 'fen';
const SHUFFLED = 'shuffled';
const OPENING = 'opening';

/** The strongest level with which the form offers the coach. */
const COACHED = 4;

const OpeningSearch = lazily(async () => {
  const [{ OpeningSearch }, { bookWordsReady }] = await Promise.all([
    import('../shared/book/OpeningSearch.tsx'),
    import('../shared/book/i18n/index.ts'),
  ]);
  await bookWordsReady();
  return OpeningSearch;
});

export function NewGameForm({ store, close }: { store: PlayStore; close(): void }) {
  const { game, match } = store;
  const { players } = match;
  const odds = match.odds.offered.value;
  const given = match.givenOdds.value;
  const control = match.clock.control.value;
  const before = players.value;
  // With two players the first one stands for the person.
  const person = personOf(before.side);
  const [side, setSide] = useState<Players['side'] | 'random'>(before.side);
  const [turns, setTurns] = useState(before.turns);
  const [level, setLevel] = useState(before.level);
  const [character, setCharacter] = useState<Character>(before.character ?? 'neutral');
  const [clock, setClock] = useState(choiceOf(control?.[person], control?.[other(person)]));
  const [beginning, setBeginning] = useState(given?.name ?? USUAL);
  const [fen, setFen] = useState('');
  const [opening, setOpening] = useState<OpeningLine | null>(null);
  const [shuffled, setShuffled] = useState<ShuffledStarts | null>(null);
  const [number, setNumber] = useState(0);
  const [error, setError] = useState<RequestError | null>(null);
  const [wantsCoach, setWantsCoach] = useState(coach.value);
  const [personGives, setPersonGives] = useState(given?.giver === person);
  const text = words.value;
  const own = dialogWords.value;
  const { sides } = text.games[game];
  const both = side === 'both';
  const opponent = both ? sides.second : text.name;
  const shown = match.record.shown.value;
  const mayCoach = !both && level <= COACHED;
  const unequal = ![USUAL, SHOWN, FEN, SHUFFLED, OPENING].includes(beginning);

  useLayoutEffect(() => {
    void GAMES[game].shuffled?.().then((starts) => {
      setShuffled(starts);
      setNumber(Math.floor(Math.random() * starts.count));
    }, ignore);
  }, [game]);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const drawn: SideName = Math.random() < 0.5 ? 'first' : 'second';
    const now = side === 'random' ? drawn : side;
    const mine = personOf(now);
    const giver = personGives ? mine : other(mine);
    const start = { [SHOWN]: shown?.fen, [FEN]: fen, [SHUFFLED]: shuffled?.startOf(number) }[
      beginning
    ];
    let moves: readonly string[] | undefined;
    if (beginning === OPENING) {
      // The field may still be loading.
      if (!opening) return;
      const played = await movesOf(store, opening);
      if ('error' in played) return setError(played.error);
      moves = played;
    }
    const setup: NewGame = {
      players: {
        side: now,
        level,
        turns,
        character: character === 'neutral' ? undefined : character,
      },
      time: clockOf(allowanceOf(clock), clock.others ? allowanceOf(clock.others) : undefined, mine),
      moves,
      start: unequal ? match.odds.startOf({ name: beginning, giver }) : start,
    };
    const error = await store.begin(setup);
    if (error) return setError(error);
    if (mayCoach) coach.value = wantsCoach;
    close();
  };

  const elo = match.ratings[level - 1] ?? 0;
  const rating = own.rating(elo);
  const strength = own.strengths.findLast(([least]) => least <= elo)?.[1];
  const levelText = `${level} · ${level === LEVELS ? own.fullStrength : strength}`;
  return (
    <form class="dialog-form" onSubmit={(event) => void submit(event)}>
      <div class="choices">
        <Choice
          legend={own.yourSide}
          value={side}
          onChange={(value) => setSide(value)}
          options={[
            { value: 'first', label: sides.first },
            { value: 'random', label: own.random },
            { value: 'second', label: sides.second },
            { value: 'both', label: own.bothSides },
          ]}
        />
        {both && (
          <label class="check">
            <input
              type="checkbox"
              name="turns"
              checked={turns}
              onChange={(event) => setTurns(event.currentTarget.checked)}
            />
            {own.turnBoard}
          </label>
        )}
      </div>
      {!both && (
        <label class="level">
          <span class="field-name level-name">
            <span>{own.level}</span>
            <output>
              {levelText} <span class="rating">{rating}</span>
            </output>
          </span>
          <input
            type="range"
            name="level"
            min={1}
            max={LEVELS}
            step={1}
            value={level}
            aria-valuetext={`${levelText}, ${rating}`}
            onInput={(event) => setLevel(event.currentTarget.valueAsNumber)}
          />
        </label>
      )}
      {!both && <EvenOpponent game={game} ratings={match.ratings} choose={setLevel} />}
      {!both && <CharacterChoice game={game} character={character} change={setCharacter} />}
      {mayCoach && (
        <label class="check">
          <input
            type="checkbox"
            name="coach"
            checked={wantsCoach}
            onChange={(event) => setWantsCoach(event.currentTarget.checked)}
          />
          {own.coach}
        </label>
      )}
      <ClockFields choice={clock} opponent={opponent} change={setClock} />
      <div class="choices">
        <Select
          name="beginning"
          legend={own.beginning}
          value={beginning}
          onChange={(value) => {
            setBeginning(value);
            // The field of an opening begins empty.
            setOpening(null);
            setError(null);
          }}
          options={[
            { value: USUAL, label: own.usualStart },
            ...(shown && shown.history.length > 0 && !shown.result
              ? [{ value: SHOWN, label: own.shownStart }]
              : []),
            { value: OPENING, label: own.openingStart },
            { value: FEN, label: own.fenStart },
            ...(shuffled ? [{ value: SHUFFLED, label: own.shuffledStart }] : []),
            ...odds.map(({ name }) => ({
              value: name,
              label: text.odds[name] ?? name,
            })),
          ]}
        />
        {beginning === OPENING && (
          <OpeningSearch
            keeps
            game={game}
            choose={(chosen) => {
              setOpening(chosen);
              setError(null);
            }}
          />
        )}
        {beginning === FEN && (
          <div class="field">
            <label>
              <span class="field-name">{text.position}</span>
              <input
                name="fen"
                type="text"
                required
                autocomplete="off"
                spellcheck={false}
                placeholder={text.fenPlaceholder}
                value={fen}
                onInput={(event) => {
                  setFen(event.currentTarget.value);
                  setError(null);
                }}
              />
            </label>
          </div>
        )}
        {beginning === SHUFFLED && shuffled && (
          <ShuffledStart starts={shuffled} number={number} change={setNumber} />
        )}
        {unequal && (
          <Choice
            legend={own.givenBy}
            value={personGives ? 'person' : 'opponent'}
            onChange={(value) => setPersonGives(value === 'person')}
            options={[
              { value: 'person', label: both ? sides.first : own.you },
              { value: 'opponent', label: opponent },
            ]}
          />
        )}
      </div>
      <a href={addressOf('learn', game)}>{own.learnRules}</a>
      <Messages
        game={store.game}
        trouble={error && { about: beginning === OPENING ? 'move' : 'fen', error }}
        notices={[]}
      />
      <a class="by-link" href={addressOf('friend', game)} onClick={close}>
        {text.views.friend}
      </a>
      <FormButtons submit={own.start} cancel={close} />
    </form>
  );
}

/** The moves of an opening, in coordinates. */
async function movesOf(
  store: PlayStore,
  { moves }: OpeningLine,
): Promise<readonly string[] | ErrorReply> {
  const reply = await store.engine.ask('replay', {
    game: { game: store.game, moves: [], style: 'usual' },
    texts: [...moves],
  });
  if ('error' in reply) return reply;
  return reply.rejected ? { error: reply.rejected } : reply.moves.map(({ uci }) => uci);
}

/** A start whose file cannot be fetched, as when offline, is not offered. */
const ignore = (): void => {};

const personOf = (side: Players['side']): SideName => (side === 'both' ? 'first' : side);

/** Time control of a game in which the person plays `mine`. */
function clockOf(
  allowance: SideTimeControl | undefined,
  others: SideTimeControl | undefined,
  mine: SideName,
): NewGame['time'] {
  if (!allowance) return null;
  return { ...evenly(others ?? allowance), [mine]: allowance };
}

interface ShuffledStartProps {
  starts: ShuffledStarts;
  number: number;
  change(number: number): void;
}

/** Chooses a shuffled start, by number or at random. */
function ShuffledStart({ starts, number, change }: ShuffledStartProps) {
  const own = dialogWords.value;
  const last = starts.count - 1;
  return (
    <div class="field shuffled-start">
      <label>
        <span class="field-name">{own.startNumber(last, starts.usual)}</span>
        <input
          name="start-number"
          type="number"
          required
          min={0}
          max={last}
          step={1}
          value={number}
          onInput={(event) => change(event.currentTarget.valueAsNumber)}
        />
      </label>
      <Button onClick={() => change(Math.floor(Math.random() * starts.count))}>
        {own.drawLots}
      </Button>
    </div>
  );
}
