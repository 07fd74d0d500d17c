import { Button } from '@chariot/board/ui';
import { other } from '@chariot/game';
import type { SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import type { Ref } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { analyse } from '../shared/game/handover.ts';
import { MoveList, useLookingBack } from '../shared/game/MoveList.tsx';
import { PlayStage } from '../shared/game/PlayStage.tsx';
import { resultOf } from '../shared/game/said.ts';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { bound, Choice } from '../shared/ui/forms.tsx';
import { useKeptFocus } from '../shared/ui/keptFocus.ts';
import { addressed, addressOf } from '../shared/ui/route.ts';
import './friend.css';
import { friendWords } from './i18n/index.ts';
import { type KnownGame, queryOf } from './link.ts';
import type { FriendStore, Refusal } from './store.ts';

/** A game against a friend. Each move travels as a link. */
export function FriendView({ store }: { store: FriendStore }) {
  useLayoutEffect(() => {
    // The address changes with each move, of which `route` does not hear.
    const follow = (): void => arriveAt(store);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [store]);
  const game = store.played.value;
  const refusal = store.refusal.value;
  const { ref, onFocusIn } = useKeptFocus<HTMLHeadingElement>();
  useLookingBack(store.record);
  return (
    <>
      <PlayStage
        game={store.game}
        view={store.record.shown.value}
        below={game?.side ?? 'first'}
        active={store.isMine.value && !store.record.lookingBack.value}
        pointers={[]}
        play={(move) => store.play(move.uci)}
      />
      <section
        class="panel friend"
        aria-label={words.value.views.friend}
        aria-busy={store.isOpening.value}
        onFocusIn={onFocusIn}
      >
        {refusal && <Refused store={store} refusal={refusal} />}
        {game ? (
          <Game store={store} game={game} heading={ref} />
        ) : store.isOpening.value ? (
          <header class="status is-busy">
            <h1 ref={ref} tabIndex={-1}>
              {words.value.views.friend}
            </h1>
            <p>{words.value.loading}</p>
          </header>
        ) : (
          <Begin store={store} heading={ref} />
        )}
      </section>
    </>
  );
}

/** Opens the game of the address. */
function arriveAt(store: FriendStore): void {
  const { view, game, query } = addressed();
  if (view === 'friend' && game === store.game) void store.arrive(query);
}

/** Why a link was not opened. */
function Refused({ store, refusal }: { store: FriendStore; refusal: Refusal }) {
  const text = friendWords.value;
  const told = ((): string => {
    switch (refusal.kind) {
      case 'engine':
        return words.value.engineFailed;
      case 'unreadable':
        return text.unreadable;
      case 'forged':
        return text.forged(Math.floor(refusal.ply / 2) + 1);
      default:
        return refusal satisfies never;
    }
  })();
  return (
    <div class="message is-error" role="alert">
      {told}
      {refusal.kind === 'engine' && (
        <Button onClick={() => arriveAt(store)}>{words.value.retry}</Button>
      )}
    </div>
  );
}

interface GameProps {
  store: FriendStore;
  game: KnownGame;
  heading: Ref<HTMLHeadingElement>;
}

function Game({ store, game, heading }: GameProps) {
  const text = friendWords.value;
  const result = store.result.value;
  const isMine = store.isMine.value;
  const { sides } = words.value.games[store.game];
  const nameOf = (side: SideName): string => game.names[side] || sides[side];
  const title = result
    ? resultOf(store.game, result).title
    : isMine
      ? text.yourMove
      : game.moves.length === 0
        ? text.inviteThem
        : text.sendBack;
  const told = result
    ? resultOf(store.game, result).reason
    : isMine && game.call === 'offered'
      ? text.offered(nameOf(other(game.side)))
      : isMine
        ? text.howToAnswer
        : text.howToSend;
  const last = store.record.head.value?.history.at(-1)?.text ?? '';
  useEffect(() => announce(`${last} ${title} ${told}`.trim()), [last, title, told]);
  return (
    <>
      <header class="status">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{told}</p>
        {result && store.isToSend.value && <p>{text.howToTell}</p>}
      </header>
      <p class="friend-players">{text.players(nameOf('first'), nameOf('second'))}</p>
      {store.isToSend.value && <Link key={store.link} store={store} />}
      <div class="buttons friend-buttons">
        {store.isFresh.value && (
          <Button key="undo" onClick={() => void store.takeBack()}>
            {words.value.undo}
          </Button>
        )}
        {store.isFresh.value && !result && game.call === null && (
          <Button key="offer" onClick={() => store.call('offered')}>
            {words.value.offerDraw}
          </Button>
        )}
        {isMine && game.call === 'offered' && (
          <Button key="agree" onClick={() => store.call('agreed')}>
            {text.agree}
          </Button>
        )}
        {isMine && (
          <Button key="resign" onClick={() => store.call('resigned')}>
            {words.value.resign}
          </Button>
        )}
        {result && (
          <Button
            key="analysis"
            onClick={() =>
              analyse({ game: { game: store.game, moves: [...game.moves] }, below: game.side })
            }
          >
            {words.value.views.analysis}
          </Button>
        )}
      </div>
      <Name store={store} game={game} />
      <MoveList record={store.record} result={result ?? undefined} />
      <a class="friend-other" href={addressOf('friend', store.game)}>
        {text.others}
      </a>
    </>
  );
}

/** The link to send, with the buttons that copy or share it. */
function Link({ store }: { store: FriendStore }) {
  const text = friendWords.value;
  const isCopied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const { link } = store;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      isCopied.value = true;
      announce(words.value.copied);
      store.sent();
    } catch {
      // It can be copied by hand.
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <div class="friend-link">
      <input
        ref={field}
        readOnly
        name="link"
        aria-label={text.link}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={() => store.sent()}
      />
      <button type="button" class="primary" onClick={() => void copy()}>
        {isCopied.value ? words.value.copied : text.copy}
      </button>
      {'share' in navigator && (
        <Button
          onClick={() => {
            navigator.share({ url: link }).then(
              () => store.sent(),
              () => {},
            );
          }}
        >
          {text.share}
        </Button>
      )}
    </div>
  );
}

/** A field for one's own name, until it is given. */
function Name({ store, game }: { store: FriendStore; game: KnownGame }) {
  const text = friendWords.value;
  const name = useSignal('');
  if (game.names[game.side] !== '' || store.result.value) return null;
  return (
    <form
      class="friend-name"
      onSubmit={(event) => {
        event.preventDefault();
        store.name(name.value);
      }}
    >
      <NameField name={name} />
      <button type="submit" class="quiet" disabled={name.value.trim() === ''}>
        {text.setName}
      </button>
    </form>
  );
}

function NameField({ name }: { name: { value: string } }) {
  return (
    <label class="friend-field">
      <span class="field-name">{friendWords.value.yourName}</span>
      <input
        type="text"
        name="name"
        maxLength={40}
        autocomplete="nickname"
        value={name.value}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

/** Begins a game, or goes back to one. */
function Begin({ store, heading }: Omit<GameProps, 'game'>) {
  const text = friendWords.value;
  const side = useSignal<SideName>('first');
  const name = useSignal('');
  const { sides } = words.value.games[store.game];
  const games = store.games.value;
  return (
    <>
      <header class="status">
        <h1 ref={heading} tabIndex={-1}>
          {words.value.views.friend}
        </h1>
        <p>{text.lead}</p>
      </header>
      <form
        class="friend-begin"
        onSubmit={(event) => {
          event.preventDefault();
          void store.begin(side.value, name.value);
        }}
      >
        <Choice
          legend={text.yourSide}
          options={[
            { value: 'first', label: sides.first },
            { value: 'second', label: sides.second },
          ]}
          {...bound(side)}
        />
        <NameField name={name} />
        <button type="submit" class="primary">
          {text.begin}
        </button>
      </form>
      {games.length > 0 && (
        <>
          <h2>{text.known}</h2>
          <ul class="friend-games">
            {games.map((game) => (
              <li key={game.id}>
                <a href={`${addressOf('friend', store.game)}?${queryOf(game)}`}>
                  {text.players(game.names.first || sides.first, game.names.second || sides.second)}
                </a>{' '}
                {text.moves(Math.ceil(game.moves.length / 2))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
