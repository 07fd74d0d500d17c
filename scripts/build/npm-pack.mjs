// What the packages for npm have in common: types, licences, sizes, the tarball.

import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BIN, outputOf, ROOT, run } from './run.mjs';

/**
 * Writes the types of what a package exports, and of what those name, into dist/types.
 * @param {string} folder The package.
 * @param {readonly string[]} exported Paths of TypeScript files from the root of the repository.
 */
export async function declareTypes(folder, exported) {
  const dist = join(folder, 'dist');
  const all = join(dist, 'all-types');
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', all];
  await run(join(BIN, 'tsc'), ['-p', folder, ...emit]);
  const kept = new Set(exported);
  // The set grows while it is walked.
  for (const path of kept) {
    const made = join(all, path.replace(/\.tsx?$/, '.d.ts'));
    const text = readFileSync(made, 'utf8');
    for (const [, other = ''] of text.matchAll(/(?: from |import\()['"](\.[^'"]+)['"]/g))
      kept.add(join(dirname(path), other));
    const type = join(dist, 'types', relative(all, made));
    mkdirSync(dirname(type), { recursive: true });
    renameSync(made, type);
  }
  rmSync(all, { recursive: true });
}

/**
 * The `package.json` that is published: `publishConfig` takes the place of the fields for this repository.
 * @param {string} folder The package.
 */
function publishedManifest(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { publishConfig, devDependencies: _, ...fields } = manifest;
  return `${JSON.stringify({ ...fields, ...publishConfig }, null, 2)}\n`;
}

/** Where a README has its table of sizes; a test holds that the one in the repository is about right. */
const SIZES = /<!-- sizes -->[\s\S]*<!-- \/sizes -->/;

/**
 * Writes what is for people into dist: the README with its table of sizes, and the licences.
 * @param {string} folder The package.
 * @param {{ sizes: string, others: string }} said The table, and the licences of what others wrote.
 */
export function writeDocuments(folder, { sizes, others }) {
  const dist = join(folder, 'dist');
  for (const name of ['LICENSE-APACHE', 'LICENSE-MIT']) cpSync(join(ROOT, name), join(dist, name));
  writeFileSync(join(dist, 'package.json'), publishedManifest(folder));
  writeFileSync(join(dist, 'LICENSES-OTHERS.md'), `# What others wrote\n${others}`);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  writeFileSync(join(dist, 'README.md'), readme.replace(SIZES, sizes));
}

/** The names of the packages. */
export const PACKAGES = /** @type {const} */ (['engine', 'board']);

/**
 * Where a package lies once it is packed.
 * @param {typeof PACKAGES[number]} name
 */
export function tarballOf(name) {
  return join(ROOT, 'packages', name, `chariot-${name}.tgz`);
}

/**
 * Packs dist as a tarball.
 * @param {typeof PACKAGES[number]} name The package.
 */
export async function pack(name) {
  const folder = join(ROOT, 'packages', name);
  const packed = await outputOf('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(folder, 'dist'),
  });
  renameSync(join(folder, packed.trim()), tarballOf(name));
}

/**
 * Bytes of files, compressed as static hosts do.
 * @param {readonly string[]} paths
 */
export function compressed(paths) {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
}

/**
 * The same in words, rounded up.
 * @param {readonly string[]} paths
 */
export function sizeOf(paths) {
  return `${Math.ceil(compressed(paths) / 1000)} KB`;
}

/**
 * Rows as a table of Markdown, the first of them its head.
 * @param {readonly (readonly string[])[]} rows
 */
export function tableOf([head = [], ...rows]) {
  const table = [head, head.map(() => '---'), ...rows];
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Scripts of a folder and those that they import.
 * @param {string} folder
 * @param {...string} names
 */
export function scriptsOf(folder, ...names) {
  const all = new Set(names);
  for (const name of all) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, other = ''] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      all.add(other);
  }
  return [...all].map((name) => join(folder, name));
}
