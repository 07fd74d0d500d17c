// WebKit, the engine of Safari, in its port to GTK: driven by classic WebDriver, on a display without a screen.

import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
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

const SCREEN = ['-screen', '0', '1600x1300x24'];

/** The small browser of WebKitGTK, which has no place on the PATH; undefined if it is not installed. */
export function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec'];
  const folders = libraries.flatMap((path) => [path, ...(existsSync(path) ? within(path) : [])]);
  const all = folders.map((path) => join(path, 'webkit2gtk-4.1', 'MiniBrowser'));
  return all.find((path) => existsSync(path));
}

const within = (path: string): string[] => readdirSync(path).map((name) => join(path, name));

/** A session of classic WebDriver. */
class Session {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Rejects with the driver's words if it refuses. */
  async send(method: 'POST' | 'GET' | 'DELETE', path: string, body?: Json): Promise<Json> {
    const response = await fetch(this.#address + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Json };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
}

class WindowTab implements Tab {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async goto(address: string): Promise<void> {
    await this.#session.send('POST', '/url', { url: address });
  }

  async evaluate<Args extends readonly Json[], Result>(
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${packed(code, args)})()`;
    return unpacked(await this.#session.send('POST', '/execute/sync', { script, args: [] }));
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#session.send('POST', '/actions', { actions: clicking(x, y) });
  }

  async press(...keys: string[]): Promise<void> {
    await this.#session.send('POST', '/actions', { actions: pressing(keys) });
  }

  async resize(width: number, height: number): Promise<void> {
    const set = (outer: number, outerHeight: number) =>
      this.#session.send('POST', '/window/rect', {
        x: 0,
        y: 0,
        width: outer,
        height: outerHeight,
      });
    await set(width, height);
    // The window has a bar.
    const [w, h] = await this.evaluate((): [number, number] => [innerWidth, innerHeight]);
    await set(2 * width - w, 2 * height - h);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#session.send('GET', '/screenshot')), 'base64');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** @param program The path of the MiniBrowser. */
export async function startWebKit(program: string): Promise<Browser> {
  const started: Program[] = [];
  try {
    return await connect(program, started);
  } catch (error) {
    await stop(started);
    throw error;
  }
}

/** Stops programs, the last one first. */
async function stop(started: readonly Program[]): Promise<void> {
  for (const one of started.toReversed()) await one.stop();
}

/** @param started Takes the programs that a session needs, as they start. */
async function connect(program: string, started: Program[]): Promise<Browser> {
  const start = (...of: ConstructorParameters<typeof Program>): Program => {
    const one = new Program(...of);
    started.push(one);
    return one;
  };
  const display = start('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...SCREEN]);
  const [, number] = await display.until((said) => /(\d+)\n/.exec(said));
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${number}`,
    LANGUAGE: 'en',
    // There is no graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const root = new Session(`http://127.0.0.1:${port}`);
  await driver.until(() => root.send('GET', '/status').catch(() => null));
  const wanted = { binary: program, args: ['--automation'] };
  const answer = await root.send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': wanted } },
  });
  const { sessionId, capabilities } = answer as Record<string, Record<string, Json>>;
  const session = new Session(`http://127.0.0.1:${port}/session/${sessionId}`);
  return {
    version: `WebKitGTK ${capabilities?.browserVersion}`,
    async open() {
      const tab = new WindowTab(session);
      await tab.goto('about:blank');
      await tab.resize(...DESKTOP);
      return tab;
    },
    async close() {
      await session.send('DELETE', '');
      await stop(started);
    },
  };
}
