import { other } from '@chariot/game';
import type { SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { GameRecord } from '../../shared/game/record.ts';
import { resultOf } from '../../shared/game/said.ts';
import { words } from '../../shared/i18n/index.ts';
import { Action } from '../../shared/ui/Icon.tsx';
import { PlayedBoard } from '../boards.tsx';
import type { ChapterName, ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { ladderWords } from '../i18n/index.ts';
import { MACHINES } from './machines.ts';
import { askRung, SOURCES } from './rungs.ts';

/** A game against the machine of a chapter. */
export function PlayMachine({ store, chapter }: ChapterProps & { chapter: ChapterName }) {
  const { rung, depth } = MACHINES[chapter];
  const record = useMemo(() => new GameRecord(store.engine), [store]);
  const side = useSignal<SideName>('first');
  const last = useSignal<string | null>(null);
  const view = record.head.value;
  const text = ladderWords.value;
  const isOver = Boolean(view?.result);
  const isMine = view?.toMove === side.value;

  const begin = (): void => {
    last.value = null;
    void record.open({ game: store.game, moves: [] });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record begins once
  useEffect(begin, [record]);

  // The player answers whenever it is its turn.
  useEffect(() => {
    if (!view || isOver || isMine) return;
    const turn = store.engine.begin();
    // A new seed for each move, so that the random mover is random.
    const seed = Math.floor(Math.random() * 2 ** 32);
    void askRung(turn, view, rung, depth, { seed }).then(async (thought) => {
      const found =
        thought === 'tooManyPieces' ? await askRung(turn, view, 'engine', depth) : thought;
      if (turn.isOver || typeof found === 'string' || !found.best) return;
      last.value = found.best.text;
      await record.play(found.best.uci);
    });
    return () => turn.end();
  }, [store, record, view, isOver, isMine, rung, depth, last]);

  const undo = (): void => {
    const plies = view?.history.length ?? 0;
    // Back to the reader's last turn.
    const back = isMine ? 2 : 1;
    if (plies >= back) void record.takeBack(plies - back);
  };
  const status = (): string => {
    if (!view) return words.value.loading;
    if (view.result) {
      const { title, reason } = resultOf(store.game, view.result);
      return words.value.ended(title, reason);
    }
    if (!isMine) return words.value.thinking(words.value.name);
    return last.value === null
      ? words.value.yourMove
      : text.answered(text.rungs[rung].name, last.value);
  };
  return (
    <Figure
      title={text.playTitle}
      picture={
        <div class="think-beside">
          <PlayedBoard
            store={store}
            view={view}
            below={side.value}
            active={isMine && !isOver}
            play={async (move) => void (await record.play(move.uci))}
          />
          <div>
            <p class="ladder-told" role="status">
              {status()}
            </p>
            <div class="actions">
              <Action icon="plus" label={words.value.newGame} onClick={begin} />
              <Action
                icon="undo"
                label={words.value.undo}
                disabled={!view || view.history.length < (isMine ? 2 : 1)}
                onClick={undo}
              />
              <Action
                icon="exchange"
                label={text.otherSide}
                onClick={() => {
                  side.value = other(side.value);
                }}
              />
            </div>
          </div>
        </div>
      }
      sources={[SOURCES[rung]]}
    >
      <p>{text.plays[chapter]}</p>
    </Figure>
  );
}
