import type { BoardSize } from '@chariot/board/pieces';
import type { EngineClient } from '@chariot/engine/client';
import type { FenFields } from '@chariot/game';
import { Latest } from '@chariot/game/values';
import type {
  ErrorReply,
  GameName,
  NoticeFact,
  RequestError,
  Setup,
  View,
} from '@chariot/protocol';
import { batch, signal } from '@preact/signals';
import { readPosition, type StartPosition } from '../game/record.ts';
import { setupOf } from './setup.ts';

export interface EditorSetting {
  game: GameName;
  engine: Pick<EngineClient, 'ask'>;
  size: BoardSize;
  fields: FenFields;
}

export type Legality =
  | { kind: 'legal'; view: View; notices: readonly NoticeFact[] }
  | { kind: 'illegal'; error: RequestError };

/** Rights that the position allows. */
interface Possible {
  /** Letters of the castling rights. */
  castling: string;
  enPassant: readonly string[];
}

const NOTHING: Possible = { castling: '', enPassant: [] };

/** No rights, and the counters of a new game. */
const PLAIN = { castling: '', enPassant: undefined, halfmoveClock: 0, moveNumber: 1 };

/** A position being set up. After each change the engine says what is legal. */
export class PositionEditor {
  readonly setting: EditorSetting;
  readonly draft = signal<Setup>({ pieces: [], toMove: 'first', ...PLAIN });
  /** The FEN being typed, until the board changes. */
  readonly typed = signal<string | null>(null);
  /** The engine's last answer; `null` until the first. While `isChecking` it is about an earlier draft. */
  readonly verdict = signal<Legality | null>(null);
  readonly isChecking = signal(true);
  readonly possible = signal<Possible>(NOTHING);
  /** FEN of the position with the possible rights; empty until the engine has answered. */
  readonly fen = signal('');
  readonly #checks = new Latest();
  /** Whether the last FEN was of a variant: only then are its castling rights offered. */
  #isVariant = false;

  constructor(setting: EditorSetting) {
    this.setting = setting;
  }

  /** Opens a FEN, or the starting position if absent. An invalid FEN is shown with its error. */
  async open(fen: string | undefined): Promise<void> {
    const { engine, game } = this.setting;
    const isCurrent = this.#checks.watch();
    if (fen !== undefined) return this.type(fen);
    const reply = await engine.ask('view', { game, moves: [] });
    if (isCurrent() && !('error' in reply)) await this.#show(setupOf(reply.view));
  }

  change(change: Partial<Setup>): void {
    batch(() => {
      this.typed.value = null;
      this.draft.value = { ...this.draft.value, ...change };
    });
    void this.#check();
  }

  /** Sets a typed FEN; the board shows as much as can be read. */
  async type(text: string): Promise<void> {
    const { engine, game } = this.setting;
    const isCurrent = this.#begin();
    this.typed.value = text;
    const start = await readPosition(engine, game, text);
    if (!isCurrent()) return;
    const isLegal = !('error' in start);
    const draft = isLegal ? setupOf(start.view) : await this.#read(text);
    if (!isCurrent()) return;
    this.#isVariant = isLegal && this.#variantOf(setupOf(start.view)) !== undefined;
    batch(() => {
      if (draft) this.draft.value = draft;
      if (isLegal) this.fen.value = start.view.fen;
      this.#judge(start);
    });
    const possible = await this.#explore(isCurrent);
    if (possible) this.possible.value = possible;
  }

  async #show(draft: Setup): Promise<void> {
    this.#isVariant = this.#variantOf(draft) !== undefined;
    batch(() => {
      this.typed.value = null;
      this.draft.value = draft;
    });
    await this.#check();
  }

  async #check(): Promise<void> {
    const { engine, game } = this.setting;
    const isCurrent = this.#begin();
    const possible = await this.#explore(isCurrent);
    if (!possible) return;
    this.possible.value = possible;
    const reply = await engine.ask('compose', { game, setup: this.#fitting() });
    if (!isCurrent()) return;
    if ('error' in reply) {
      this.#judge(reply);
      return;
    }
    this.fen.value = reply.fen;
    const start = await readPosition(engine, game, reply.fen);
    if (isCurrent()) this.#judge(start);
  }

  #begin(): () => boolean {
    this.isChecking.value = true;
    return this.#checks.begin();
  }

  #judge(start: StartPosition | ErrorReply): void {
    batch(() => {
      this.verdict.value = verdictOf(start);
      this.isChecking.value = false;
    });
  }

  /** The readable part of an illegal FEN. */
  async #read(fen: string): Promise<Setup | undefined> {
    const { engine, game } = this.setting;
    const reply = await engine.ask('readSetup', { game, fen });
    return 'error' in reply ? undefined : reply.setup;
  }

  /** Asks which rights the pieces allow: the engine drops impossible ones. `null` if outdated. */
  async #explore(isCurrent: () => boolean): Promise<Possible | null> {
    const { fields } = this.setting;
    const draft = { ...this.draft.value, ...PLAIN };
    const possible = { castling: '', enPassant: [] as string[] };
    const letters = fields.castling.map(({ letter }) => letter).join('');
    if (letters !== '') {
      const known = await this.#kept({ ...draft, castling: letters });
      if (!isCurrent()) return null;
      if (!known) return NOTHING;
      const isOffered = (right: string): boolean =>
        this.#isVariant || !this.#variantOf({ ...draft, castling: right });
      possible.castling = [...known.castling].filter(isOffered).join('');
    }
    for (const square of fields.enPassant[draft.toMove]) {
      const known = await this.#kept({ ...draft, enPassant: square });
      if (!isCurrent()) return null;
      if (known?.enPassant === square) possible.enPassant.push(square);
    }
    return possible;
  }

  #variantOf(draft: Setup): string | undefined {
    return this.setting.fields.variantOf?.(draft);
  }

  /** The engine's reading of a draft. */
  async #kept(draft: Setup): Promise<View | undefined> {
    const { engine, game } = this.setting;
    const reply = await engine.ask('compose', { game, setup: draft });
    if ('error' in reply || reply.rejected) return undefined;
    const start = await readPosition(engine, game, reply.fen);
    return 'error' in start ? undefined : start.view;
  }

  #fitting(): Setup {
    const draft = this.draft.value;
    const { castling, enPassant } = this.possible.value;
    return {
      ...draft,
      castling: [...draft.castling].filter((letter) => castling.includes(letter)).join(''),
      enPassant: enPassant.find((square) => square === draft.enPassant),
    };
  }
}

function verdictOf(start: StartPosition | ErrorReply): Legality {
  return 'error' in start
    ? { kind: 'illegal', error: start.error }
    : { kind: 'legal', view: start.view, notices: start.notices };
}
