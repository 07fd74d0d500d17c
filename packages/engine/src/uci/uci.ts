import type { ErrorReply, Game, SearchReport, View } from '@chariot/protocol';
import { until } from '../client/asker.ts';
import type { EngineClient } from '../client/client.ts';
import { type Decision, decide } from '../decide.ts';
import { errorOf } from '../error.ts';
import { perft } from '../perft.ts';
import { type Platform, startClient } from '../platform.ts';
import { winDrawLoss } from '../winRate.ts';
import { type Go, parse, type UciCommand } from './command.ts';
import {
  bestMoveLine,
  boardLines,
  finalScoreText,
  infoLine,
  type MoveText,
  moveText,
  perftLines,
  type ScoreRemark,
} from './info.ts';
import { isBounded, limitsOf } from './limits.ts';
import { defaults, describe, levelOf, setOption } from './options.ts';
import type { Uci } from './types.ts';

/** A search that was asked for and has not answered yet. */
interface Search {
  readonly go: Go;
  readonly stop: AbortController;
  /** Aborted by `ponderhit`. */
  readonly hit: AbortController;
}

/** The version in package.json, which the build puts here. */
declare const VERSION: string;

/** Milliseconds that a bounded search may go on after the end of input. */
const GRACE = 10_000;

/**
 * UCI over the engine's client. Commands are executed one after the other, but `stop`, `ponderhit` and `quit` at once,
 * and `isready` while a search runs.
 */
export class UciEngine implements Uci {
  readonly #platform: Platform;
  readonly #say: (line: string) => void;
  readonly #onQuit: () => void;
  readonly #options = defaults();
  #client: EngineClient | null = null;
  /** What `position` has set. */
  #position: Pick<Game, 'start' | 'moves'> = { moves: [] };
  /** Done when all commands so far are. */
  #done: Promise<void> = Promise.resolve();
  /** The searches that have not answered, in order. */
  readonly #searches: Search[] = [];
  /** The search that the next command comes right after. */
  #before: Search | null = null;
  #isClosed = false;

  constructor(platform: Platform, say: (line: string) => void, onQuit: () => void = () => {}) {
    this.#platform = platform;
    this.#say = (line) => {
      if (!this.#isClosed) say(line);
    };
    this.#onQuit = onQuit;
  }

  send(lines: string): void {
    for (const line of lines.split('\n')) this.#receive(parse(line));
  }

  async finish(): Promise<void> {
    for (const search of this.#searches) if (!endsAlone(search)) search.stop.abort();
    const timer = setTimeout(() => this.#stopAll(), GRACE);
    await this.#done;
    clearTimeout(timer);
    this.close();
  }

  #stopAll(): void {
    for (const { stop } of this.#searches) stop.abort();
  }

  close(): void {
    this.#isClosed = true;
    this.#client?.close('quit');
    this.#client = null;
  }

  #receive(command: UciCommand): void {
    switch (command.kind) {
      case 'uci':
        this.#identify();
        break;
      case 'isready':
        if (this.#searches.length > 0) this.#say('readyok');
        else this.#queue(async () => this.#say('readyok'));
        break;
      case 'stop':
        this.#stopAll();
        break;
      case 'ponderhit':
        this.#searches.at(-1)?.hit.abort();
        break;
      case 'quit':
        this.close();
        this.#onQuit();
        break;
      case 'unknown':
        this.#say(`info string ${plain(command.reason)}`);
        break;
      case 'nothing':
        break;
      default:
        this.#endFor(command);
        this.#queue(this.#work(command));
    }
  }

  /** A search that never ends, or that another search follows at once, cannot be waited for. */
  #endFor(command: UciCommand): void {
    const before = this.#before;
    const searches = command.kind === 'go' || command.kind === 'perft';
    if (before && (searches || !endsAlone(before))) before.stop.abort();
    this.#before = null;
  }

  #queue(work: () => Promise<void>): void {
    this.#done = this.#done.then(async () => {
      if (this.#isClosed) return;
      try {
        await work();
      } catch (error) {
        this.#say(`info string error ${plain(String(error))}`);
      }
    });
  }

  /** What a command does when its turn comes. */
  #work(command: UciCommand): () => Promise<void> {
    switch (command.kind) {
      case 'ucinewgame':
        return () => this.#newGame();
      case 'setoption':
        return () => this.#setOption(command.name, command.value);
      case 'position':
        return () => this.#setUp(command.fen, command.moves);
      case 'go':
        return this.#stoppable(command.go, async (search) => [await this.#search(search)]);
      case 'perft': {
        const { depth } = command;
        const go = { depth, searchmoves: [], infinite: false, ponder: false, errors: [] };
        return this.#stoppable(go, ({ stop }) => this.#perft(depth, stop.signal));
      }
      case 'bench':
        return () => this.#bench(command.depth);
      default:
        return () => this.#display();
    }
  }

  /** Work that `stop` ends; it resolves to the lines that it says last. */
  #stoppable(go: Go, work: (search: Search) => Promise<string[]>): () => Promise<void> {
    const search = { go, stop: new AbortController(), hit: new AbortController() };
    this.#searches.push(search);
    this.#before = search;
    return async () => {
      const lines = await work(search);
      this.#searches.splice(this.#searches.indexOf(search), 1);
      lines.forEach(this.#say);
    };
  }

  #identify(): void {
    this.#say(`id name Chariot ${VERSION}`);
    this.#say('id author the Chariot authors');
    describe(this.#platform.mostThreads).forEach(this.#say);
    this.#say('uciok');
  }

  #engine(): EngineClient {
    if (!this.#client) {
      const client = startClient(this.#options.game, this.#platform, {
        threads: this.#options.threads,
      });
      client.setHash(this.#options.hash);
      client.state.subscribe((state) => {
        if (state.kind !== 'failed') return;
        this.#say(`info string error ENGINE: ${plain(state.message)}`);
        client.close(state.message);
        if (this.#client === client) this.#client = null;
      });
      this.#client = client;
    }
    return this.#client;
  }

  get #game(): Game {
    return { game: this.#options.game, style: 'uci', ...this.#position };
  }

  readonly #textOf: MoveText = (move) => moveText(move, this.#options.chess960);

  async #newGame(): Promise<void> {
    await this.#engine().ask('newGame', this.#options.game);
  }

  async #setOption(name: string, value: string): Promise<void> {
    const effect = setOption(this.#options, name, value, this.#platform.mostThreads, this.#say);
    switch (effect) {
      case 'none':
        break;
      case 'resizeHash':
        this.#client?.setHash(this.#options.hash);
        break;
      case 'clearHash':
        await this.#newGame();
        break;
      case 'restart':
        this.#client?.close('another engine follows');
        this.#client = null;
        if (name.toLowerCase() === 'uci_variant') this.#position = { moves: [] };
        break;
      default:
        effect satisfies never;
    }
  }

  /** `position`. A bad FEN changes nothing; at an illegal move the moves before it are kept. */
  async #setUp(fen: string | undefined, moves: string[]): Promise<void> {
    const start = fen === undefined ? {} : { start: fen };
    const game: Game = { game: this.#options.game, style: 'uci', moves: [], ...start };
    const reply = await this.#engine().ask('replay', { game, texts: moves });
    if ('error' in reply) {
      await this.#complain(reply);
      return;
    }
    // Only UCI's own notation is accepted: the engine also reads others.
    const written = reply.moves.map(this.#textOf);
    const legal = moves.findIndex((move, i) => move !== written[i]);
    const played = reply.moves.map(({ uci }) => uci);
    this.#position = { ...start, moves: legal < 0 ? played : played.slice(0, legal) };
    if (legal < 0) return;
    const text = `${plain(moves[legal] ?? '')} is illegal here; the moves before it stand`;
    this.#say(`info string error ILLEGAL_MOVE: ${text}`);
  }

  /** Searches; resolves to the line that answers `go`, when the protocol allows it. */
  async #search({ go, stop, hit }: Search): Promise<string> {
    for (const error of go.errors) this.#say(`info string ${plain(error)}`);
    const client = this.#engine();
    const level = levelOf(this.#options);
    if (level === undefined) await client.learnNetwork(this.#options.game);
    const view = await this.#view();
    if (!view) return 'bestmove (none)';
    const remark = this.#remark(view);
    const over = new AbortController();
    const end = (): void => over.abort();
    if (stop.signal.aborted) end();
    stop.signal.addEventListener('abort', end);
    const onReport = (report: SearchReport): void => {
      this.#say(infoLine(report, this.#textOf, remark));
      const { rank, score } = report;
      if (rank === 1 && score.kind === 'mateIn' && score.moves <= (go.mate ?? 0)) end();
    };
    const { multiPv, overhead } = this.#options;
    const limits = {
      ...limitsOf(go, view.toMove, overhead),
      level,
      lines: multiPv,
      searchMoves: this.#named(go.searchmoves, view),
    };
    const found = await until(client, over.signal, (turn) => {
      hit.signal.addEventListener('abort', () => turn.hit());
      const ponders = go.ponder && !hit.signal.aborted;
      return decide(client, this.#game, limits, turn, onReport, ponders);
    });
    if ('error' in found) {
      await this.#complain(found);
      return 'bestmove (none)';
    }
    if (!found.best) this.#say(`info depth 0 score ${finalScoreText(view, remark)}`);
    if (!endsAlone({ go, stop, hit })) await aborted(go.infinite ? [stop] : [stop, hit]);
    return bestMoveLine(found satisfies Decision, this.#textOf);
  }

  /** The coordinates of those moves that are legal; the others are told. */
  #named(texts: readonly string[], { moves }: View): string[] {
    return texts.flatMap((text) => {
      const found = moves.find((move) => this.#textOf(move) === text);
      if (!found) this.#say(`info string illegal move ${plain(text)} is not searched`);
      return found ? [found.uci] : [];
    });
  }

  /** What is said of a score in a search of this position. */
  #remark({ pieces }: View): ScoreRemark {
    const { game, showsWdl } = this.#options;
    return (score) => (showsWdl ? ` wdl ${winDrawLoss(game, pieces.length, score).join(' ')}` : '');
  }

  async #perft(depth: number, signal: AbortSignal): Promise<string[]> {
    const client = this.#engine();
    const reply = await until(client, signal, (turn) => perft(client, this.#game, depth, turn));
    if (!('error' in reply)) return perftLines(reply, this.#textOf);
    if (signal.aborted) return ['info string perft was stopped'];
    await this.#complain(reply);
    return [];
  }

  async #bench(depth: number): Promise<void> {
    const { game } = this.#options;
    const client = this.#engine();
    await client.learnNetwork(game);
    const reply = await client.ask('bench', { game, depth });
    if ('error' in reply) {
      await this.#complain(reply);
      return;
    }
    const { nodes, millis } = reply;
    this.#say(`nodes ${nodes}`);
    this.#say(`nps ${Math.round((nodes * 1000) / millis)}`);
  }

  async #display(): Promise<void> {
    const view = await this.#view();
    if (view) boardLines(view).forEach(this.#say);
  }

  async #view(): Promise<View | undefined> {
    const reply = await this.#engine().ask('view', this.#game);
    if (!('error' in reply)) return reply.view;
    await this.#complain(reply);
    return undefined;
  }

  async #complain(reply: ErrorReply): Promise<void> {
    const { kind, message } = await errorOf(this.#options.game, reply);
    this.#say(`info string error ${kind}: ${plain(message)}`);
  }
}

/** True if a search needs no `stop`; a pondered one from `ponderhit` on. */
function endsAlone({ go, hit }: Search): boolean {
  return isBounded(go.ponder && hit.signal.aborted ? { ...go, ponder: false } : go);
}

/** Resolves when one of them is aborted. */
function aborted(controllers: readonly AbortController[]): Promise<void> {
  return new Promise((resolve) => {
    for (const { signal } of controllers) {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    }
  });
}

/** Text in one line without control characters. */
function plain(text: string): string {
  return text.replace(/\p{C}+/gu, ' ');
}
