// Checks the prose: spelling of documents and of the page's English, Markdown, internal links.

import { join } from 'node:path';
import { npmCi } from './packages.mjs';
import { outputOf, ROOT, run } from './run.mjs';

const DOCS = join(ROOT, 'docs');
const BIN = join(DOCS, 'node_modules', '.bin');
/** English texts of the page and of the packages. */
const WORDS = ['www/src/**/en.ts', 'packages/*/src/**/en.ts'];

/** Fails on an unknown word, a breach of the Markdown rules or a broken link. */
export async function checkProse() {
  await npmCi(DOCS);
  const listed = await outputOf('git', ['ls-files', '*.md']);
  const documents = listed.split('\n').filter(Boolean);
  const spelled = documents.filter((name) => name !== 'CHANGELOG.md');
  await run(join(BIN, 'markdownlint-cli2'), [
    '--config',
    'docs/.markdownlint-cli2.yaml',
    ...documents,
  ]);
  await run(join(BIN, 'remark'), [
    '--quiet',
    '--frail',
    '--rc-path',
    'docs/.remarkrc.json',
    ...documents,
  ]);
  const spell = ['lint', '--config', 'docs/cspell.json', '--no-progress', '--no-summary'];
  await run(join(BIN, 'cspell'), [...spell, ...spelled, ...WORDS]);
}
