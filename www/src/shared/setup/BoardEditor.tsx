import { Button } from '@chariot/board/ui';
import './setup.css';
import { Board, type Hand, rowsOf, Stage } from '@chariot/board/parts';
import { other } from '@chariot/game';
import type { BoardPiece, SideName, View } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { noticesIn } from '../errors/ErrorSentences.tsx';
import { Messages } from '../game/Messages.tsx';
import { words } from '../i18n/index.ts';
import { SKINS } from '../pieces/index.ts';
import { announce } from '../ui/announce.tsx';
import { Action } from '../ui/Icon.tsx';
import { type EditorSetting, PositionEditor } from './editor.ts';
import { Fields } from './Fields.tsx';
import { setUpWords } from './i18n/index.ts';
import { Palette, type Tool } from './Palette.tsx';

interface BoardEditorProps {
  setting: EditorSetting;
  /** Position to begin with; absent for the starting position. */
  fen: string | undefined;
  below: SideName;
  /** Called with each legal position, and with `null` for an illegal one. */
  onChange?: (fen: string | null) => void;
  /** Buttons that use the position; `null` while it is illegal or not yet checked. */
  children(position: View | null): ComponentChildren;
}

/** The board editor, for mouse, finger and keyboard. The engine decides legality. */
export function BoardEditor({ setting, fen, below: begun, onChange, children }: BoardEditorProps) {
  const { game, size } = setting;
  const editor = useMemo(() => new PositionEditor(setting), [setting]);
  const below = useSignal(begun);
  const skin = SKINS[game].value;
  const tool = useSignal<Tool>({ side: 'first', kind: skin.kinds[0] ?? '' });
  const { pieces } = editor.draft.value;
  const verdict = editor.verdict.value;
  const legal = verdict?.kind === 'legal' ? verdict.view : null;
  const text = setUpWords.value;
  const { sides, piece: nameOf } = words.value.games[game];

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the initial FEN only
  useEffect(() => void editor.open(fen), [editor]);
  useEffect(() => {
    if (verdict) onChange?.(legal?.fen ?? null);
  }, [verdict, legal, onChange]);

  const pieceOn = (square: string): BoardPiece | undefined =>
    pieces.find((piece) => piece.square === square);
  const put = (square: string, piece: { side: SideName; kind: string }): void => {
    const rest = pieces.filter((one) => one.square !== square);
    editor.change({ pieces: [...rest, { ...piece, square }] });
    announce(text.placed(nameOf(piece.side, piece.kind), square));
  };
  const remove = (square: string): void => {
    const there = pieceOn(square);
    if (!there) return;
    editor.change({ pieces: pieces.filter((one) => one !== there) });
    announce(text.removed(nameOf(there.side, there.kind), square));
  };

  const squares = useMemo(() => new Set(rowsOf({ ...size, below: 'first' }).flat()), [size]);
  const hand: Hand = {
    picks: false,
    sources: new Set(pieces.map((piece) => piece.square)),
    targets: () => squares,
    drop(from, to) {
      const piece = pieceOn(from);
      if (to === null || !piece) {
        remove(from);
        return;
      }
      const rest = pieces.filter(({ square }) => square !== from && square !== to);
      editor.change({ pieces: [...rest, { ...piece, square: to }] });
      announce(text.placed(nameOf(piece.side, piece.kind), to));
    },
    press(square) {
      const there = pieceOn(square);
      const same = there?.side === tool.value?.side && there?.kind === tool.value?.kind;
      if (tool.value && !same) put(square, tool.value);
      else remove(square);
    },
    // Letters place pieces as in FEN.
    key(square, key) {
      const kind = key.toUpperCase();
      if (key === 'Delete' || key === 'Backspace') remove(square);
      else if (skin.kinds.includes(kind)) {
        put(square, { side: key === kind ? 'first' : 'second', kind });
      } else return false;
      return true;
    },
  };
  return (
    <>
      <Stage
        view={{ ...size, pieces }}
        skin={skin}
        below={below.value}
        board={(_, geometry) => (
          <Board geometry={geometry} skin={skin} pieces={pieces} hand={hand} />
        )}
      />
      <section class="panel set-up" aria-label={text.title}>
        <header class="status">
          <h1>{text.title}</h1>
          <p>{text.help}</p>
          <p class="visually-hidden">{text.keys(sides.first, sides.second)}</p>
        </header>
        <Palette skin={skin} tool={tool} put={put} />
        <div class="actions">
          <Action icon="reset" label={text.start} onClick={() => void editor.open(undefined)} />
          <Action
            icon="remove"
            label={text.clear}
            onClick={() => editor.change({ pieces: [], castling: '', enPassant: undefined })}
          />
          <Action
            icon="flip"
            label={words.value.flip}
            onClick={() => {
              below.value = other(below.value);
            }}
          />
        </div>
        <Fields editor={editor} />
        <div class="set-up-verdict">
          <Messages
            game={game}
            trouble={
              verdict?.kind === 'illegal'
                ? { about: editor.typed.value === null ? 'position' : 'fen', error: verdict.error }
                : null
            }
            notices={verdict?.kind === 'legal' ? verdict.notices : []}
          />
          {verdict?.kind === 'legal' && noticesIn(game, verdict.notices) === '' && (
            <p class="message" role="status">
              {text.legal}
            </p>
          )}
        </div>
        <div class="buttons set-up-buttons">{children(editor.isChecking.value ? null : legal)}</div>
      </section>
    </>
  );
}

interface EditorButtonsProps {
  /** The position; `null` while it is illegal or not yet checked. */
  position: View | null;
  /** Label of the button that uses the position. */
  label: string;
  use(position: View): void;
  leave(): void;
}

/** Buttons that leave the board editor or use the position. */
export function EditorButtons({ position, label, use, leave }: EditorButtonsProps) {
  return (
    <>
      <Button onClick={leave}>{words.value.cancel}</Button>
      <Button primary disabled={!position} onClick={() => position && use(position)}>
        {label}
      </Button>
    </>
  );
}
