// Common settings of the site's pages.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The oldest supported browsers. */
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
  // The policy of `packages/board/src/trusted.ts`.
  'trusted-types default',
].join('; ');

/** Files that the page checks by the digest in their names (`client/fetching.ts` of the engine). */
const CHECKED = /\.(wasm|bin)$/;

/** The first 64 bits of the SHA-256 in base 36. */
function nameOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest().readBigUInt64BE().toString(36);
}

/** A name with a digest for files that are checked; `undefined` for others. */
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

/**
 * Adds the content security policy to a page. Only in the build: the development server injects
 * inline styles, which the policy forbids.
 */
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
