import { useEffect, useRef, useState } from 'preact/hooks';
import { download } from '../../shared/ui/download.ts';
import { dialogWords } from '../i18n/index.ts';
import type { PlayStore } from '../store.ts';
import { textOf } from '../written.ts';
import type { KeptGame } from './kept.ts';
import { playedOfKept } from './played.ts';

/** Writes all kept games into one file. */
export function ExportAll({ store, games }: { store: PlayStore; games: readonly KeptGame[] }) {
  const [done, setDone] = useState<number | null>(null);
  const isGone = useRef(false);
  const text = dialogWords.value;
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  const write = async (): Promise<void> => {
    const texts: string[] = [];
    for (const [at, kept] of games.entries()) {
      if (isGone.current) return;
      setDone(at);
      texts.push(await textOf(store.engine, playedOfKept(kept)));
    }
    setDone(null);
    download(`chariot-${store.game}-games.pgn`, 'application/x-chess-pgn', texts.join('\n'));
  };
  return (
    <button type="button" class="quiet" disabled={done !== null} onClick={() => void write()}>
      {done === null ? text.exportAll : text.exporting(done, games.length)}
    </button>
  );
}
