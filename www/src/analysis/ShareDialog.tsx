import { movesTo } from '@chariot/game';
import type { FinalResult } from '@chariot/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { gameTo, written } from '../shared/tree/build.ts';
import { addressFor, writeLink } from '../shared/tree/link.ts';
import {
  isPlain,
  pgnOf,
  type SharedLink,
  type SharedTree,
  writeShared,
} from '../shared/tree/written.ts';
import { Dialog } from '../shared/ui/forms.tsx';
import { analysisWords } from './i18n/index.ts';
import { Picture } from './Picture.tsx';
import type { AnalysisStore } from './store.ts';

interface ShareDialogProps {
  store: AnalysisStore;
  open: boolean;
  close(): void;
}

export function ShareDialog({ store, open, close }: ShareDialogProps) {
  const text = analysisWords.value;
  return (
    <Dialog title={text.shareTitle} open={open} close={close}>
      <Shared store={store} />
    </Dialog>
  );
}

function Shared({ store }: { store: AnalysisStore }) {
  const [written, setWritten] = useState('');
  const [long, setLong] = useState<SharedLink | null>(null);
  const text = analysisWords.value;
  const { value: tree } = store.tree;
  const { value: at } = store.at;

  const reviewing = store.review.progress.value !== null;

  // Rewrites the texts when the game changes behind the dialog, and when a review ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the store when it runs
  useEffect(() => {
    let isCurrent = true;
    const write = async (): Promise<void> => {
      const shared = await sharedOf(store);
      if (!isCurrent || !shared || !at) return;
      setWritten(pgnOf(shared));
      const link = isPlain(shared.tree) ? null : await writeShared(shared, at);
      if (isCurrent) setLong(link);
    };
    void write();
    return () => {
      isCurrent = false;
    };
  }, [store, tree, at, reviewing]);

  if (!tree || !at) return null;
  const size = SKINS[store.game].value.size;
  const link = (part: string): string =>
    `${location.origin}${location.pathname}${addressFor(store.game, part)}`;
  // The main line, or the shown variation.
  const line = tree.mainLine();
  const moves = line.includes(at) || at === tree.root ? movesTo(line.at(-1) ?? at) : movesTo(at);
  const start = tree.start === undefined ? {} : { start: tree.start };
  const whole = long?.part ?? writeLink(size, { ...start, moves, ply: at.ply });
  const position = writeLink(size, { start: at.fen, moves: [], ply: 0 });

  return (
    <div class="dialog-form share">
      {whole === 'tooLong' || whole === 'damaged' ? (
        <p>{text.shareTooLong}</p>
      ) : (
        <Line name="link" label={text.shareGame} value={link(whole)} />
      )}
      {long && long.leftOut.length > 0 && (
        <p class="share-left-out">{text.leftOut(long.leftOut.map((one) => text.parts[one]))}</p>
      )}
      <Picture game={store.game} fen={at.fen} below={store.below.value} />
      <Line name="position-link" label={text.sharePosition} value={link(position)} />
      <Line name="frame" label={text.shareFrame} value={frameOf(store, written, at.fen)} />
      <Line name="position" label={words.value.position} value={at.fen} />
      <label class="share-text">
        <span class="field-name">{text.shareText}</span>
        <textarea
          name="pgn"
          class="text-field"
          rows={6}
          readOnly
          value={written}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div class="buttons">
        <CopyButton value={written} />
        <a
          class="quiet button"
          download={`chariot-${store.game}.pgn`}
          href={`data:application/x-chess-pgn;charset=utf-8,${encodeURIComponent(written)}`}
        >
          {text.download}
        </a>
      </div>
    </div>
  );
}

function Line({ name, label, value }: { name: string; label: string; value: string }) {
  const field = useRef<HTMLInputElement | null>(null);
  const select = (): void => {
    field.current?.select();
    // Show the beginning of the text.
    if (field.current) field.current.scrollLeft = 0;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: selects each new text
  useEffect(() => {
    if (document.activeElement === field.current) select();
  }, [value]);
  return (
    <div class="field">
      <label>
        <span class="field-name">{label}</span>
        <input ref={field} type="text" name={name} readOnly value={value} onFocus={select} />
      </label>
      <CopyButton value={value} />
    </div>
  );
}

function CopyButton({ value }: { value: string }) {
  const [copied, setCopied] = useState(false);
  const button = useRef<HTMLButtonElement | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Clipboard denied: select the text for copying by hand.
      const box = button.current?.closest('.field, .share');
      box?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.select();
    }
  };
  useEffect(() => {
    void value;
    setCopied(false);
  }, [value]);
  return (
    <button ref={button} type="button" class="quiet" onClick={() => void copy()}>
      {copied ? words.value.copied : words.value.copy}
    </button>
  );
}

/** Longest game in a frame's address, in characters. A longer game is reduced to its position. */
const LONGEST = 6_000;
/** Size of the frame in pixels: a board with its moves beneath. */
const [WIDTH, HEIGHT] = [400, 640];

/** HTML that embeds the game in another page, or only the position if the game is long. */
function frameOf(store: Pick<AnalysisStore, 'game'>, pgn: string, fen: string): string {
  const wanted = new URLSearchParams({ game: store.game, lang: language.value });
  if (pgn.length > 0 && pgn.length <= LONGEST) {
    wanted.set('view', 'moves');
    wanted.set('pgn', pgn);
  } else {
    wanted.set('fen', fen);
  }
  const address = new URL(`embed.html?${wanted}`, location.href).href.replaceAll('&', '&amp;');
  return `<iframe src="${address}" title="Chariot" width="${WIDTH}" height="${HEIGHT}" style="border:0"></iframe>`;
}

/** The whole game in a notation that other programs read. */
async function sharedOf(store: AnalysisStore): Promise<SharedTree | null> {
  const { value: tree } = store.tree;
  if (!tree) return null;
  const { text } = store.inAnalysis;
  const { style, format } = text.writeStyle(store.style);
  const texts = await written(store.engine, tree, style);
  const end = gameTo(tree, tree.mainLine().at(-1) ?? tree.root, style);
  const reply = await store.engine.ask('view', end);
  const result = 'error' in reply ? undefined : resultOf(reply.view.result);
  const textOf: SharedTree['textOf'] = (node) => texts.get(node)?.text ?? node.move?.text ?? '';
  return { tree, text, textOf, format, result };
}

/** The result in PGN, such as `1-0`. */
function resultOf(end: FinalResult | undefined): string | undefined {
  if (!end) return undefined;
  if (!end.winner) return '1/2-1/2';
  return end.winner === 'first' ? '1-0' : '0-1';
}
