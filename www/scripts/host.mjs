// A typical static host: compressed files that browsers may keep for ten minutes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answerOf } from './ranges.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Headers with which a page can use several threads. */
export const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * Serves a folder, with additional headers, until `close` is called. `address` is the page's,
 * `sent` the bytes of each requested file, `parts` those of each answer to a request for parts of it.
 */
export async function host(folder, headers = {}) {
  const read = new Map();
  const packed = new Map();
  const sent = new Map();
  const parts = new Map();
  const server = createServer(({ url, headers: asked }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://host').pathname)).slice(1);
    const name = path === '' ? 'index.html' : path;
    try {
      if (name.startsWith('..')) throw new Error('outside');
      // Browsers ask for parts of a file without compression.
      const packs = /gzip/.test(asked['accept-encoding']);
      // Read once: other hosts do not read a whole file for each part of it.
      const file = read.get(name) ?? readFileSync(join(folder, name));
      read.set(name, file);
      const whole = packs ? (packed.get(name) ?? gzipSync(file, { level: 9 })) : file;
      if (packs) packed.set(name, whole);
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      const { status, body, ...about } = answerOf(whole, asked.range, type);
      if (status === 206) parts.set(name, [...(parts.get(name) ?? []), body.length]);
      sent.set(name, body.length);
      response.writeHead(status, {
        ...headers,
        ...about.headers,
        ...(packs && { 'Content-Encoding': 'gzip' }),
        'Content-Length': body.length,
        'Cache-Control': 'max-age=600',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    sent,
    parts,
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        // A worker that has ended in the middle of a fetch leaves its connection open.
        server.closeAllConnections();
      }),
  };
}
