import { Button } from '@chariot/board/ui';
import type { SideName, View } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useCallback, useMemo } from 'preact/hooks';
import { fenForAddress, fenInQuery } from '../shared/game/game.ts';
import { analyse, type Playing } from '../shared/game/handover.ts';
import { playNow } from '../shared/game/playNow.ts';
import { words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { BoardEditor, EditorButtons } from '../shared/setup/BoardEditor.tsx';
import { setUpWords } from '../shared/setup/i18n/index.ts';
import { Dialog } from '../shared/ui/forms.tsx';
import { addressed, addressOf, type Route, route, showAddress } from '../shared/ui/route.ts';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

/** The address of the board editor: `#analysis/chess?edit`. */
export const setUpAddress = (store: AnalysisStore): string =>
  `${addressOf('analysis', store.game)}?edit`;

export function isSettingUp({ query }: Pick<Route, 'query'>): boolean {
  return /^edit(&|$)/.test(query);
}

interface SetUpViewProps {
  store: AnalysisStore;
  play: Playing;
}

/** The board editor. It opens the position of the address, or else the analysed one. */
export function SetUpView({ store, play }: SetUpViewProps) {
  const { game } = store;
  const sure = useSignal<{ fen: string; side: SideName | 'both' } | null>(null);
  const text = setUpWords.value;
  const setting = useMemo(() => {
    const { size } = SKINS[game].peek();
    return { game, size, engine: store.engine, fields: store.inAnalysis.fields };
  }, [game, store]);
  const begun = useMemo(() => fenInQuery(route.peek().query) ?? store.view.peek()?.fen, [store]);
  const keep = useCallback(
    (fen: string | null): void => {
      // The person may have left: never overwrite the address of another view or game.
      const there = addressed();
      if (fen === null || there.view !== 'analysis' || there.game !== game) return;
      if (!isSettingUp(there)) return;
      showAddress(`${setUpAddress(store)}&fen=${fenForAddress(fen)}`);
    },
    [game, store],
  );

  const leave = (): void => location.replace(addressOf('analysis', game));
  const playFrom = (fen: string, side: SideName | 'both'): void =>
    playNow(game, () => play.playFrom(fen, side));
  const ask = ({ fen }: View, side: SideName | 'both'): void => {
    if (play.isInProgress()) sure.value = { fen, side };
    else playFrom(fen, side);
  };

  return (
    <>
      <BoardEditor setting={setting} fen={begun} below={store.below.value} onChange={keep}>
        {(position) => (
          <>
            <Button disabled={!position} onClick={() => position && ask(position, 'both')}>
              {text.playTwo}
            </Button>
            <Button disabled={!position} onClick={() => position && ask(position, position.toMove)}>
              {text.playComputer}
            </Button>
            <EditorButtons
              position={position}
              label={text.analyse}
              use={({ fen: start }) =>
                analyse({ game: { game, start, moves: [] }, below: store.below.value })
              }
              leave={leave}
            />
          </>
        )}
      </BoardEditor>
      <PlaySure
        open={sure.value !== null}
        close={() => {
          sure.value = null;
        }}
        play={() => {
          const { fen, side } = sure.value ?? {};
          if (fen && side) playFrom(fen, side);
        }}
      />
    </>
  );
}

interface PlaySureProps {
  open: boolean;
  close(): void;
  play(): void;
}

/** Confirms that the game in progress is to be replaced. */
export function PlaySure({ open, close, play }: PlaySureProps) {
  const text = analysisWords.value;
  return (
    <Dialog title={text.playSure} open={open} close={close}>
      <p>{text.playSureWhy}</p>
      <div class="buttons">
        <Button onClick={close}>{words.value.cancel}</Button>
        <Button primary onClick={play}>
          {text.playYes}
        </Button>
      </div>
    </Dialog>
  );
}
