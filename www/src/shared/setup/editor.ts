import type { BoardSize } from '@chariot/board/pieces';
import type { EngineClient } from '@chariot/engine/client';
import type { FenFields } from '@chariot/game';
import { Latest } from '@chariot/game/values';
import type { GameName, RequestError } from '@chariot/protocol';
import { batch, computed, signal } from '@preact/signals';
import { readPosition } from '../game/record.ts';
import { type Draft, fenOf, readDraft } from './draft.ts';

/** What a position editor works with. */
export interface EditorSetting {
  game: GameName;
  engine: Pick<EngineClient, 'ask'>;
  size: BoardSize;
  kinds: readonly string[];
  fields: FenFields;
}

/** What the engine says of the position. */
export type Legality<Notice> =
  | { kind: 'legal'; fen: string; notices: readonly Notice[] }
  | { kind: 'illegal'; error: RequestError };

type Notices = Extract<
  Awaited<ReturnType<typeof readPosition>>,
  { notices: readonly unknown[] }
>['notices'];

/** What the position allows. */
interface Possible {
  /** Letters of the rights to castle. */
  castling: string;
  enPassant: readonly string[];
}

const NOTHING: Possible = { castling: '', enPassant: [] };

/** A position that a person sets up. The engine says after each change what is legal in it. */
export class PositionEditor {
  readonly setting: EditorSetting;
  readonly draft = signal<Draft>({
    pieces: [],
    toMove: 'first',
    castling: '',
    enPassant: '',
    halfmoves: 0,
    moveNumber: 1,
  });
  /** A FEN while it is typed, until the board is changed. */
  readonly typed = signal<string | null>(null);
  /** `null` until the engine has answered. */
  readonly verdict = signal<Legality<Notices[number]> | null>(null);
  readonly possible = signal<Possible>(NOTHING);
  /** The position as a FEN, with the rights that are possible. */
  readonly fen = computed(() => fenOf(this.setting.size, this.#fitting()));
  readonly #checks = new Latest();
  /** True if the last FEN was of a variant: only then are its rights to castle offered. */
  #isVariant = false;

  constructor(setting: EditorSetting) {
    this.setting = setting;
  }

  /** Opens a position; the usual start if `fen` is absent. A FEN that is no good is shown with what is wrong with it. */
  async open(fen: string | undefined): Promise<void> {
    const { engine, game } = this.setting;
    const isCurrent = this.#checks.watch();
    if (fen !== undefined) return this.type(fen);
    const reply = await engine.ask('view', { game, moves: [] });
    if (isCurrent() && !('error' in reply)) await this.#show(reply.view.fen);
  }

  /** Changes the position. */
  change(change: Partial<Draft>): void {
    batch(() => {
      this.typed.value = null;
      this.draft.value = { ...this.draft.value, ...change };
    });
    void this.#check();
  }

  /** A FEN that was typed: the board follows as far as it can be read. */
  async type(text: string): Promise<void> {
    const { engine, game, size, kinds } = this.setting;
    const isCurrent = this.#checks.begin();
    this.typed.value = text;
    const start = await readPosition(engine, game, text);
    if (!isCurrent()) return;
    const isLegal = !('error' in start);
    const draft = readDraft(size, kinds, isLegal ? start.view.fen : text);
    const verdict = isLegal
      ? ({ kind: 'legal', fen: start.view.fen, notices: start.notices } as const)
      : ({ kind: 'illegal', error: start.error } as const);
    this.#isVariant = isLegal && this.#variantOf(start.view.fen) !== undefined;
    batch(() => {
      if (draft) this.draft.value = draft;
      this.verdict.value = verdict;
    });
    const possible = await this.#explore(isCurrent);
    if (possible) this.possible.value = possible;
  }

  async #show(fen: string): Promise<void> {
    const draft = readDraft(this.setting.size, this.setting.kinds, fen);
    this.#isVariant = this.#variantOf(fen) !== undefined;
    batch(() => {
      this.typed.value = null;
      if (draft) this.draft.value = draft;
    });
    await this.#check();
  }

  async #check(): Promise<void> {
    const { engine, game } = this.setting;
    const isCurrent = this.#checks.begin();
    const possible = await this.#explore(isCurrent);
    if (!possible) return;
    this.possible.value = possible;
    const start = await readPosition(engine, game, this.fen.value);
    if (!isCurrent()) return;
    this.verdict.value =
      'error' in start
        ? { kind: 'illegal', error: start.error }
        : { kind: 'legal', fen: start.view.fen, notices: start.notices };
  }

  /** Asks which rights the pieces allow: the engine drops those that it cannot believe. `null` if that is too late. */
  async #explore(isCurrent: () => boolean): Promise<Possible | null> {
    const { fields, size } = this.setting;
    const draft = { ...this.draft.value, castling: '', enPassant: '', halfmoves: 0, moveNumber: 1 };
    const possible = { castling: '', enPassant: [] as string[] };
    const letters = fields.castling.map(({ letter }) => letter).join('');
    if (letters !== '') {
      const known = await this.#kept({ ...draft, castling: letters });
      if (!isCurrent()) return null;
      if (!known) return NOTHING;
      const isOffered = (right: string): boolean =>
        this.#isVariant || !this.#variantOf(fenOf(size, { ...draft, castling: right }));
      possible.castling = [...known.castling].filter(isOffered).join('');
    }
    for (const square of fields.enPassant[draft.toMove]) {
      const known = await this.#kept({ ...draft, enPassant: square });
      if (!isCurrent()) return null;
      if (known?.enPassant === square) possible.enPassant.push(square);
    }
    return possible;
  }

  #variantOf(fen: string): string | undefined {
    return this.setting.fields.variantOf?.(fen);
  }

  /** What the engine makes of a draft. */
  async #kept(draft: Draft): Promise<Draft | undefined> {
    const { engine, game, size, kinds } = this.setting;
    const start = await readPosition(engine, game, fenOf(size, draft));
    return 'error' in start ? undefined : readDraft(size, kinds, start.view.fen);
  }

  #fitting(): Draft {
    const draft = this.draft.value;
    const { castling, enPassant } = this.possible.value;
    return {
      ...draft,
      castling: [...draft.castling].filter((letter) => castling.includes(letter)).join(''),
      enPassant: enPassant.includes(draft.enPassant) ? draft.enPassant : '',
    };
  }
}
