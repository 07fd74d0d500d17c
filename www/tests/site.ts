import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
// @ts-expect-error a program of Node.js without types
import { answerOf } from '../scripts/ranges.mjs';

const DIST = process.env.E2E_DIST ?? 'dist';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const FOLDER = '/some/folder/';

/** A plain static host with a copy of the built site, which can be changed and switched off. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'chariot-site-'));
  headers: Readonly<Record<string, string>> = {};
  /** Names of files that the host never answers for. */
  silent: RegExp | undefined;
  /** Names of files that it does not find. */
  missing: RegExp | undefined;
  /** False for a host that sends whole files only. */
  sendsParts = true;
  /** Names of files that it sends half of. */
  halved: RegExp | undefined;
  /** Requested files without an answer. */
  readonly unanswered: string[] = [];
  #server: Server | undefined;
  #port = 0;

  constructor() {
    cpSync(DIST, this.folder, { recursive: true });
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${FOLDER}`;
  }

  /** Switches the host on, at the same address as before. */
  async start(): Promise<void> {
    const server = createServer(({ url = '', headers }, response) => {
      this.#answer(url, headers.range, response);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Switches the host off, as if offline. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** Makes the page run code before its own, after what was given before. */
  runFirst(code: () => void): void {
    const page = join(this.folder, 'index.html');
    const text = readFileSync(page, 'utf8');
    const name = `first-${text.split('src="first-').length}.js`;
    writeFileSync(join(this.folder, name), `(${code})();\n`);
    writeFileSync(page, text.replace('<script type="module"', `<script src="${name}"></script>$&`));
    this.#sign();
  }

  /** Makes the page and its workers run code before their own. */
  runFirstEverywhere(code: () => void): void {
    const assets = join(this.folder, 'assets');
    writeFileSync(join(assets, 'first.js'), `(${code})();\n`);
    const workers = readdirSync(assets).filter((one) => /(worker|helper|solver)-/.test(one));
    if (workers.length === 0) throw new Error(`no worker in ${assets}`);
    for (const name of workers) {
      const path = join(assets, name);
      writeFileSync(path, `import './first.js';\n${readFileSync(path, 'utf8')}`);
    }
    this.runFirst(code);
  }

  /** Deploys another build: each file of assets/ gets another name, as after a change. */
  deploy(mark: string): void {
    const assets = join(this.folder, 'assets');
    const names = readdirSync(assets);
    const renamed = (text: string): string =>
      names.reduce((all, name) => all.replaceAll(name, `${mark}-${name}`), text);
    const texts = ['index.html', 'sw.js', ...names.map((name) => join('assets', name))];
    for (const name of texts.filter((one) => /\.(html|js|css)$/.test(one))) {
      writeFileSync(
        join(this.folder, name),
        renamed(readFileSync(join(this.folder, name), 'utf8')),
      );
    }
    for (const name of names) {
      cpSync(join(assets, name), join(assets, `${mark}-${name}`));
      rmSync(join(assets, name));
    }
    const page = join(this.folder, 'index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<body', `<body data-build="${mark}"`));
    this.#sign();
  }

  /** Writes the digests of all files into the service worker, as the build does. */
  #sign(): void {
    const path = join(this.folder, 'sw.js');
    const signed = readFileSync(path, 'utf8').replace(
      /(["'`])(\.\/|[\w./-]+)\1:\s*(["'`])[0-9a-f]{64}\3/g,
      (_, __, name: string) => {
        const bytes = readFileSync(join(this.folder, name === './' ? 'index.html' : name));
        return `"${name}":"${createHash('sha256').update(bytes).digest('hex')}"`;
      },
    );
    const build = createHash('sha256').update(signed).digest('hex').slice(0, 16);
    writeFileSync(path, signed.replace(/(["'`])[0-9a-f]{16}\1/, `"${build}"`));
  }

  #answer(url: string, range: string | undefined, response: ServerResponse): void {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname);
    const inside = path.startsWith(FOLDER) ? normalize(path.slice(FOLDER.length)) : '..';
    const name = inside === '.' || inside === '' ? 'index.html' : inside;
    if (this.silent?.test(name)) {
      this.unanswered.push(name);
      return;
    }
    try {
      if (name.startsWith('..')) throw new Error('outside');
      if (this.missing?.test(name)) throw new Error('missing');
      const bytes = readFileSync(join(this.folder, name));
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      const part = answerOf(bytes, this.sendsParts ? range : undefined, type);
      const headers = { ...this.headers, ...part.headers, 'Cache-Control': 'no-cache' };
      if (this.halved?.test(name)) {
        this.unanswered.push(name);
        response.writeHead(200, headers).write(bytes.subarray(0, bytes.length / 2));
        return;
      }
      response.writeHead(part.status, headers).end(part.body);
    } catch {
      response.writeHead(404).end();
    }
  }
}
