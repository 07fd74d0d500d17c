// Firefox, driven by WebDriver BiDi, which it speaks without a driver.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import {
  type Browser,
  clicking,
  DESKTOP,
  type Json,
  packed,
  pressing,
  type Tab,
  unpacked,
} from './browser.ts';
import { Program } from './process.ts';

/** Debian's name, and everybody else's. */
export const FIREFOX = ['firefox-esr', 'firefox'] as const;

/** Nothing that asks or fetches by itself. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'remote.active-protocols': 1,
  'ui.prefersReducedMotion': 1,
};

const GONE = 'the browser has gone';

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, Json>;
  readonly error?: string;
  readonly message?: string;
}

/** A session of WebDriver BiDi. */
class Session {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as Answer;
      this.#waiting.get(answer.id ?? 0)?.(answer);
      this.#waiting.delete(answer.id ?? 0);
    });
    socket.on('close', () => {
      for (const end of this.#waiting.values()) end({ error: GONE });
    });
  }

  static async connect(address: string): Promise<Session> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Session(socket);
  }

  /** Rejects with the browser's words if it refuses, or if it has gone. */
  async send(method: string, params: Json): Promise<Record<string, Json>> {
    if (this.#socket.readyState !== WebSocket.OPEN) throw new Error(`${method}: ${GONE}`);
    this.#last += 1;
    const id = this.#last;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.result) return answer.result;
    throw new Error(`${method}: ${answer.error}: ${answer.message}`);
  }

  close(): void {
    this.#socket.close();
  }
}

class ContextTab implements Tab {
  readonly #session: Session;
  readonly #context: string;

  constructor(session: Session, context: string) {
    this.#session = session;
    this.#context = context;
  }

  #send(method: string, params: Record<string, Json>): Promise<Record<string, Json>> {
    return this.#session.send(method, { ...params, context: this.#context });
  }

  async goto(address: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url: address, wait: 'complete' });
  }

  async evaluate<Args extends readonly Json[], Result>(
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const answer = await this.#session.send('script.callFunction', {
      functionDeclaration: packed(code, args),
      awaitPromise: true,
      target: { context: this.#context },
    });
    const { result, exceptionDetails } = answer as Record<string, Record<string, Json>>;
    if (exceptionDetails) throw new Error(String(exceptionDetails.text));
    return unpacked(result?.value);
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#send('input.performActions', { actions: clicking(x, y) });
  }

  async press(...keys: string[]): Promise<void> {
    await this.#send('input.performActions', { actions: pressing(keys) });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('browsingContext.setViewport', { viewport: { width, height } });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.#send('browsingContext.captureScreenshot', {});
    return Buffer.from(String(data), 'base64');
  }

  async close(): Promise<void> {
    await this.#send('browsingContext.close', {});
  }
}

/** @param program One of `FIREFOX`. */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'chariot-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = new Program(program, args);
  const stop = async (): Promise<void> => {
    await firefox.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    return await connect(firefox, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function connect(firefox: Program, stop: () => Promise<void>): Promise<Browser> {
  const [, address] = await firefox.until((said) => /BiDi listening on (ws:\S+)/.exec(said));
  const session = await Session.connect(`${address}/session`);
  const { capabilities } = await session.send('session.new', { capabilities: {} });
  let last: ContextTab | undefined;
  return {
    version: `Firefox ${(capabilities as Record<string, Json>).browserVersion}`,
    async open() {
      const { context } = await session.send('browsingContext.create', { type: 'tab' });
      // The last tab of the browser would close it.
      await last?.close();
      last = new ContextTab(session, String(context));
      await last.resize(...DESKTOP);
      return last;
    },
    async close() {
      session.close();
      await stop();
    },
  };
}
