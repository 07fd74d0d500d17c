// What all pages of the site have in common.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The oldest browsers. */
export const TARGET = ['chrome107', 'firefox104', 'safari16.4'];

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // The one of `packages/board/src/trusted.ts`.
  'trusted-types default',
].join('; ');

/** What the page checks by the digest in its name (`client/fetching.ts` of the engine): engines and networks. */
const CHECKED = /\.(wasm|bin)$/;

/** The beginning of the bytes' SHA-256. */
function nameOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest().readBigUInt64BE().toString(36);
}

/** The name of a file that is checked by the digest in it; `undefined` for others. */
export function checkedName(file: {
  names: readonly string[];
  source: string | Uint8Array;
}): string | undefined {
  const {
    names: [name = ''],
    source,
  } = file;
  return CHECKED.test(name) ? `assets/[name]-${nameOf(source)}[extname]` : undefined;
}

/** Puts the policy into a page; only in the build: the development server injects inline styles, which it forbids. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
