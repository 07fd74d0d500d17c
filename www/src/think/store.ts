import type { EngineClient } from '@chariot/engine/client';
import type { Game, GameName, RequestError, SideName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { readGame } from '../shared/game/game.ts';
import { GameRecord } from '../shared/game/record.ts';
import { EXAMPLES } from '../shared/games/think.ts';
import { load, save } from '../shared/ui/storage.ts';
import { readAnalysedLine, readPlayedGame } from './kept.ts';

/** An error, and its subject. */
export interface PositionTrouble {
  about: 'fen' | 'position' | 'move';
  error: RequestError;
}

/** State shared by the chapters: the game, its engine and the position. */
export class ThinkStore {
  readonly game: GameName;
  readonly engine: EngineClient;
  /** The game up to the shared position, which is `record.head`. */
  readonly record: GameRecord;
  readonly below = signal<SideName>('first');
  readonly trouble = signal<PositionTrouble | null>(null);

  constructor(engine: EngineClient, game: GameName) {
    this.game = game;
    this.engine = engine;
    this.record = new GameRecord(engine);
    const stored = load(`think.${game}`, (value) => readGame(game, value));
    void this.open(stored ?? { game, start: EXAMPLES[game][0].fen, moves: [] });
    this.record.head.subscribe((view) => {
      if (view) save(`think.${game}`, view.game);
    });
  }

  /** Opens the position after the moves of a game; one that cannot be read changes nothing. */
  async open(game: Game): Promise<void> {
    const error = await this.record.open(game);
    this.#tell('fen', error);
    // Only while nothing is shown: another position on its way must not wait.
    if (error && this.record.head.value === null) {
      await this.record.open({ game: this.game, start: EXAMPLES[this.game][0].fen, moves: [] });
    }
  }

  setUp(fen: string): Promise<void> {
    return this.open({ game: this.game, start: fen, moves: [] });
  }

  async play(text: string): Promise<void> {
    this.#tell('move', await this.record.play(text));
  }

  async undo(): Promise<void> {
    const plies = this.record.head.value?.history.length ?? 0;
    this.#tell('position', await this.record.takeBack(plies - 1));
  }

  /** The stored game of the view Play, if any. */
  played(): Game | undefined {
    return readPlayedGame(this.game);
  }

  /** The stored line of the view Analysis, if any. */
  analysed(): Game | undefined {
    return readAnalysedLine(this.game);
  }

  #tell(about: PositionTrouble['about'], error: RequestError | null): void {
    this.trouble.value = error && { about, error };
  }
}
