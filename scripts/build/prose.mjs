// Checks the prose: spelling of documents and of the page's English, Markdown, internal links.

import { join } from 'node:path';
import { npmCi } from './packages.mjs';
import { allSettled, outputOf, ROOT, run } from './run.mjs';

const DOCS = join(ROOT, 'docs');
const BIN = join(DOCS, 'node_modules', '.bin');
/** English texts of the page and of the packages. */
const WORDS = ['www/src/**/en.ts', 'packages/*/src/**/en.ts'];

/** Files that are as they were, with the same words known, are not read again. */
const CACHE = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(DOCS, 'node_modules', '.cache', 'cspell'),
];
const SPELL = ['--config', 'docs/cspell.json', '--no-progress', '--no-summary', ...CACHE];

/** Fails on an unknown word, a breach of the Markdown rules or a broken link. */
export async function checkProse() {
  await npmCi(DOCS);
  const listed = await outputOf('git', ['ls-files', '*.md']);
  const documents = listed.split('\n').filter(Boolean);
  const spelled = documents.filter((name) => name !== 'CHANGELOG.md');
  await allSettled([
    tool('markdownlint-cli2', '--config', 'docs/.markdownlint-cli2.yaml', ...documents),
    tool('remark', '--quiet', '--frail', '--rc-path', 'docs/.remarkrc.json', ...documents),
    tool('cspell', 'lint', ...SPELL, ...spelled, ...WORDS),
  ]);
}

/**
 * @param {string} name
 * @param {...string} args
 */
const tool = (name, ...args) => run(join(BIN, name), args);
