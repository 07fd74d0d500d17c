import type { Asker, EngineClient } from '@chariot/engine/client';
import type { OpeningLine } from '@chariot/game/openings/lines';
import type { GameName, NotatedMove, SideName } from '@chariot/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { addressOfLine } from '../shared/book/address.ts';
import { Explorer } from '../shared/book/explorer.ts';
import { tokensOf } from '../shared/book/search.ts';
import { looksOf, onNotation } from '../shared/game/looks.ts';
import { GameRecord } from '../shared/game/record.ts';
import { GAMES } from '../shared/games/index.ts';
import { OpeningNames } from '../shared/tree/openingNames.ts';
import { showAddress } from '../shared/ui/route.ts';
import { isAddressOf, lineInAddress } from './address.ts';
import { OpeningTree } from './tree/tree.ts';

/** A line from the starting position, with its book moves and tree. */
export class OpeningsStore {
  readonly game: GameName;
  readonly engine: EngineClient;
  readonly record: GameRecord;
  readonly explorer: Explorer;
  readonly tree: OpeningTree;
  readonly names: OpeningNames;
  readonly below = signal<SideName>('first');
  /** The side whose repertoire got a line since the trainer was shown last. */
  addedFor: SideName | undefined;
  /** Source of moves that could not be played. */
  readonly trouble = signal<'link' | 'moves' | null>(null);
  /** Opening keys after each move of the line. */
  readonly #keys = signal<readonly string[]>([]);
  /** Name of the shown opening. */
  readonly name: ReadonlySignal<string | undefined>;
  readonly #asker: Asker;
  readonly #watched = signal(false);

  constructor(engine: EngineClient, game: GameName) {
    this.game = game;
    this.engine = engine;
    this.#asker = engine.asker();
    this.record = new GameRecord(engine);
    this.names = new OpeningNames(GAMES[game].openings);
    const seen = computed(() => (this.#watched.value ? this.record.shown.value : null));
    this.explorer = new Explorer(engine, seen);
    this.tree = new OpeningTree(engine, seen);
    this.name = computed(() => {
      const plies = this.record.shown.value?.history.length ?? 0;
      return this.names.of(this.#keys.value.slice(0, plies));
    });
    onNotation(game, () => void this.record.rewrite());
    effect(() => {
      const shown = this.record.shown.value;
      if (!shown || !this.#watched.value || this.trouble.value === 'link') return;
      if (!isAddressOf(game)) return;
      showAddress(addressOfLine(game, shown.game.moves));
    });
  }

  /** Shows the line in the address, or resumes the last one. */
  async start(): Promise<void> {
    const linked = lineInAddress(this.game);
    this.trouble.value = linked === 'damaged' ? 'link' : null;
    if (Array.isArray(linked)) await this.goTo(linked, 'link');
    else if (!this.record.head.value) await this.goTo([]);
    this.#watched.value = true;
  }

  pause(): void {
    this.#watched.value = false;
  }

  /** Shows the position after these moves (coordinates) from the start. */
  async goTo(moves: readonly string[], from: 'link' | 'moves' = 'moves'): Promise<void> {
    // A move that the engine has not answered yet would follow.
    this.record.changes.begin();
    if (await this.#isShown(moves)) return;
    await this.#open('uci', moves, from);
  }

  /** Shows an opening of the list. */
  async open({ moves }: OpeningLine): Promise<void> {
    await this.#open('usual', moves, 'moves');
  }

  /** Shows the position after typed moves, in any notation. */
  async type(text: string): Promise<void> {
    await this.#open(looksOf(this.game).notation, tokensOf(text), 'moves');
  }

  /** Plays a move in the shown position. */
  async play(move: NotatedMove): Promise<void> {
    const { shown } = this.record;
    const view = shown.value;
    if (!view) return;
    const plies = view.history.length;
    if (this.record.head.value?.game.moves[plies] === move.uci) {
      await this.record.lookAt(plies + 1);
      return;
    }
    const keys = this.#keys.value.slice(0, plies);
    if (this.record.lookingBack.value) await this.record.takeBack(plies);
    const played = this.record.play(move.uci);
    const isCurrent = this.record.changes.watch();
    if ((await played) || !isCurrent()) return;
    this.#keys.value = [...keys, this.record.head.value?.openingKey ?? ''];
    this.trouble.value = null;
  }

  /** The moves to the position that is shown, each with the key of the position after it. */
  shownLine(): readonly { uci: string; key: string }[] {
    const moves = this.record.shown.value?.game.moves ?? [];
    return moves.map((uci, i) => ({ uci, key: this.#keys.value[i] ?? '' }));
  }

  flip(): void {
    this.below.value = this.below.value === 'first' ? 'second' : 'first';
  }

  /** Steps within the open line, if it begins with these moves. */
  async #isShown(moves: readonly string[]): Promise<boolean> {
    const line = this.record.head.value?.game.moves;
    if (!line || moves.length > line.length) return false;
    if (!moves.every((move, i) => move === line[i])) return false;
    await this.record.lookAt(moves.length);
    return true;
  }

  /** Opens a line. Illegal moves set `trouble` and change nothing. */
  async #open(
    style: 'uci' | ReturnType<typeof looksOf>['notation'],
    texts: readonly string[],
    from: 'link' | 'moves',
  ): Promise<void> {
    const turn = this.#asker.begin();
    const { game } = this;
    const reply = await turn.ask('replay', { game: { game, moves: [], style }, texts: [...texts] });
    if (turn.isOver) return;
    if ('error' in reply || reply.rejected) {
      this.trouble.value = from;
      if (!this.record.head.value) await this.record.open({ game, moves: [] });
      return;
    }
    this.trouble.value = null;
    const moves = reply.moves.map(({ uci }) => uci);
    await this.record.open({ game, moves }, () => {
      this.#keys.value = reply.openingKeys;
    });
  }
}
