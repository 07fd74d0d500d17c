import type { ResultOnPage } from '@chariot/board/words';
import type { EngineClient } from '@chariot/engine/client';
import { other } from '@chariot/game';
import { isRecord, oneOf } from '@chariot/game/values';
import type { GameName, SideName } from '@chariot/protocol';
import { computed, signal } from '@preact/signals';
import { onNotation } from '../shared/game/looks.ts';
import { GameRecord } from '../shared/game/record.ts';
import { Kept } from '../shared/storage/kept.ts';
import { addressed, addressOf, showAddress } from '../shared/ui/route.ts';
import {
  arrival,
  type Call,
  gameIn,
  type KnownGame,
  queryOf,
  senderOf,
  sideToMove,
} from './link.ts';

/** Games kept, the last ones. */
const MOST_GAMES = 50;

/** Why a link was not opened. */
export type Refusal =
  /** The engine, which checks its moves, did not start. */
  | { kind: 'engine' }
  /** It holds no game, or moves that the rules do not allow. */
  | { kind: 'unreadable' }
  /** It tells another story than the game known here, from this move on. */
  | { kind: 'forged'; ply: number };

/** Games against a friend, each move sent as a link. */
export class FriendStore {
  readonly game: GameName;
  readonly record: GameRecord;
  /** The open game; `null` while one is being set up. */
  readonly played = signal<KnownGame | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** Whether the game of an address waits for the engine's answer. */
  readonly isOpening = signal(false);
  /** Whether the last step was made here and can be taken back: its link was not copied yet. */
  readonly isFresh = signal(false);
  readonly result = computed<ResultOnPage | null>(() => {
    const game = this.played.value;
    const head = this.record.head.value;
    if (game?.call === 'resigned') {
      return {
        winner: other(sideToMove(game.moves)),
        termination: 'resignation',
        description: '',
        explanation: undefined,
      };
    }
    if (game?.call === 'agreed') {
      return {
        winner: undefined,
        termination: 'agreement',
        description: '',
        explanation: undefined,
      };
    }
    return head?.result ?? null;
  });
  /** Whether the person is to answer. */
  readonly isMine = computed(() => {
    const game = this.played.value;
    return game !== null && !this.result.value && sideToMove(game.moves) === game.side;
  });
  /** Whether the last step is the person's: its link is to be sent. */
  readonly isToSend = computed(() => {
    const game = this.played.value;
    return game !== null && senderOf(game) === game.side;
  });
  readonly #kept: Kept<readonly KnownGame[]>;
  /** The game before the step that can be taken back. */
  #before: KnownGame | null = null;

  constructor(engine: Pick<EngineClient, 'ask'>, game: GameName) {
    this.game = game;
    this.record = new GameRecord(engine);
    this.#kept = new Kept(`friend.${game}`, readGames, []);
    onNotation(game, () => void this.record.rewrite());
  }

  /** Games known here, the last one first. */
  get games() {
    return this.#kept.value;
  }

  /** The link to send to the friend. */
  get link(): string {
    return `${location.origin}${location.pathname}${this.#address}`;
  }

  get #address(): string {
    const game = this.played.value;
    return addressOf('friend', this.game) + (game ? `?${queryOf(game)}` : '');
  }

  /** Opens the game of an address; none for an empty one. */
  async arrive(query: string): Promise<void> {
    this.refusal.value = null;
    if (query === '') {
      this.played.value = null;
      this.isOpening.value = false;
      await this.record.open({ game: this.game, moves: [] });
      return;
    }
    const link = gameIn(query);
    if (!link) return this.#refuse({ kind: 'unreadable' });
    const found = arrival(
      this.games.value.find(({ id }) => id === link.id),
      link,
    );
    const { game } = found;
    this.isOpening.value = this.played.value === null;
    // Every move is checked by the rules.
    const error = await this.record.open({ game: this.game, moves: [...game.moves] }, () => {
      this.played.value = game;
      this.isFresh.value = false;
      this.isOpening.value = false;
      this.refusal.value = found.kind === 'forged' ? { kind: 'forged', ply: found.ply } : null;
      if (found.kind === 'opened') this.#keep(game);
      else this.#show();
    });
    if (error) this.#refuse({ kind: error.kind === 'ENGINE' ? 'engine' : 'unreadable' });
  }

  /** Begins a game. With the second side the friend makes the first move. */
  async begin(side: SideName, name: string): Promise<void> {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
      (byte % 36).toString(36),
    ).join('');
    const names = { first: '', second: '', [side]: name.trim() };
    await this.record.open({ game: this.game, moves: [] }, () => {
      this.refusal.value = null;
      this.isFresh.value = false;
      this.isOpening.value = false;
      this.#keep({ id, moves: [], names, call: null, side });
    });
  }

  async play(uci: string): Promise<void> {
    const game = this.played.value;
    if (!game || !this.isMine.value || !this.#isLatest(game)) return;
    if (await this.record.play(uci)) return;
    const moves = this.record.head.value?.game.moves ?? [];
    // Another change came first.
    if (moves.length !== game.moves.length + 1) return;
    this.#before = game;
    this.isFresh.value = true;
    this.#keep({ ...game, moves, call: null });
  }

  /** Takes the step back whose link was not copied yet. */
  async takeBack(): Promise<void> {
    const game = this.played.value;
    const before = this.#before;
    if (!game || !before || !this.isFresh.value || !this.#isLatest(game)) return;
    await this.record.open({ game: this.game, moves: [...before.moves] }, () => {
      this.isFresh.value = false;
      this.#keep({ ...before, names: game.names });
    });
  }

  /** Resigns or agrees to a draw in place of a move, or offers a draw with the move just made. */
  call(call: Call): void {
    const game = this.played.value;
    if (!game || !this.#isLatest(game)) return;
    if (call !== 'offered') {
      this.#before = game;
      this.isFresh.value = true;
    }
    this.#keep({ ...game, call });
  }

  name(name: string): void {
    const game = this.played.value;
    if (!game || !this.#isLatest(game)) return;
    this.#keep({ ...game, names: { ...game.names, [game.side]: name.trim() } });
  }

  /** The link has left: the move stands. */
  sent(): void {
    this.isFresh.value = false;
  }

  #refuse(refusal: Refusal): void {
    this.played.value = null;
    this.isOpening.value = false;
    this.refusal.value = refusal;
    void this.record.open({ game: this.game, moves: [] });
  }

  /** Whether no other tab has gone on with the game; if one has, its game is opened. */
  #isLatest(game: KnownGame): boolean {
    const stored = this.games.peek().find(({ id }) => id === game.id);
    if (!stored || queryOf(stored) === queryOf(game)) return true;
    void this.arrive(queryOf(stored));
    return false;
  }

  #keep(game: KnownGame): void {
    this.played.value = game;
    this.#kept.update((games) =>
      [game, ...games.filter(({ id }) => id !== game.id)].slice(0, MOST_GAMES),
    );
    this.#show();
  }

  /** The address follows the game. */
  #show(): void {
    const { view, game } = addressed();
    if (view !== 'friend' || game !== this.game) return;
    showAddress(this.#address);
  }
}

function readGames(value: unknown): readonly KnownGame[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((stored) => {
    if (!isRecord(stored) || !Array.isArray(stored.moves) || !isRecord(stored.names)) return [];
    const side = oneOf<SideName>(['first', 'second'], stored.side);
    const { first, second } = stored.names;
    const parts = { id: String(stored.id), moves: stored.moves.join('.') };
    const query = new URLSearchParams({ ...parts, first: String(first), second: String(second) });
    if (typeof stored.call === 'string') query.set('call', stored.call);
    const game = gameIn(query.toString());
    return game && side ? [{ ...game, side }] : [];
  });
}
