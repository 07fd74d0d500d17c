import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import type { HeldGames } from './held.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { trainerWords } from './i18n/index.ts';
import { SHOWN_DEPARTURES, type TrainerStore } from './store.ts';
import { numbered } from './texts.ts';

/** Where finished games left the repertoire, each to be learned from. */
export function Games({ store }: { store: TrainerStore }) {
  const text = trainerWords.value;
  const held = store.held.value;
  const isImporting = useSignal(false);
  const isOurs = typeof held === 'object' && held?.side === store.side;
  return (
    <section class="repertoire-games" aria-label={text.games}>
      <h2>{text.games}</h2>
      <div class="buttons lesson-buttons">
        <Button onClick={() => void store.compare()}>{text.compare}</Button>
        <Button
          onClick={() => {
            isImporting.value = true;
          }}
        >
          {text.comparePgn}
        </Button>
      </div>
      {held === 'failed' && (
        <p class="message is-error" role="alert">
          {text.gamesFailed}
        </p>
      )}
      {isOurs && (
        <div role="status">
          <p>{held.games === 0 ? text.noGames : text.within(held.within, held.games)}</p>
        </div>
      )}
      {isOurs && held.departures.length > 0 && (
        <ul class="repertoire-holes">
          {held.departures.slice(0, SHOWN_DEPARTURES).map((one) => (
            <Departed key={one.line.map(({ uci }) => uci).join()} store={store} held={one} />
          ))}
        </ul>
      )}
      <ImportDialog
        title={text.comparePgn}
        help={text.compareHelp}
        submit={text.compareYes}
        take={(pgn) => store.compare(pgn)}
        open={isImporting.value}
        close={() => {
          isImporting.value = false;
        }}
      />
    </section>
  );
}

function Departed({ store, held }: { store: TrainerStore; held: HeldGames }) {
  const text = trainerWords.value;
  const isDone = useSignal(false);
  const { kind, games, line, played, answers, answer } = held;
  const ply = line.length - 1;
  const moves = line.map(({ uci }) => uci);
  const move = numbered(ply, played.text);
  const texts = answers.map(({ uci }) => store.texts.of([...moves.slice(0, -1), uci]));
  return (
    <li>
      <p>
        {kind === 'own'
          ? text.game.own(games, move, texts.join(', '))
          : text.game.other(games, move)}
        {isDone.value && ` ${text.practised}`}
      </p>
      <div class="buttons lesson-buttons">
        {(kind === 'own' || answer) && (
          <Button
            aria-disabled={isDone.value}
            onClick={() => {
              if (isDone.value) return;
              isDone.value = true;
              void store.learn(held);
            }}
          >
            {answer ? text.answerWith(numbered(ply + 1, answer.move.text)) : text.practise}
          </Button>
        )}
        <Button aria-label={text.lookAt(move)} onClick={() => void store.line.goTo(moves)}>
          {text.look}
        </Button>
      </div>
    </li>
  );
}
