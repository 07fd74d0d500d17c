// Common parts of the npm packages: exported scripts, types, licences, sizes, the tarball.

import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BIN, once, outputOf, ROOT, run } from './run.mjs';

export const PACKAGES = /** @type {const} */ (['engine', 'board', 'rules']);

/** @typedef {typeof PACKAGES[number]} Name */

const DECLARATIONS = join(ROOT, 'node_modules', '.declarations');

/** @param {string} name */
const folderOf = (name) => join(ROOT, 'packages', name);

/**
 * The folder where a package is assembled; its scripts and types are in dist/.
 * @param {Name} name
 */
const stageOf = (name) => join(folderOf(name), 'package');

/** @param {Name} name */
export const distOf = (name) => join(stageOf(name), 'dist');

/**
 * The packed package.
 * @param {Name} name
 */
export const tarballOf = (name) => join(folderOf(name), `chariot-${name}.tgz`);

/** @param {string} name */
export const manifestOf = (name) =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

/**
 * The exported scripts of a package: the source of each, by its name in dist/.
 * @param {Name} name
 * @param {'default' | 'node' | 'types'} condition
 * @returns {Record<string, string>}
 */
export function scriptsOf(name, condition) {
  const { exports, publishConfig } = manifestOf(name);
  const scripts = [];
  for (const [key, target] of Object.entries(publishConfig.exports)) {
    const path = target[condition] ?? (condition === 'node' ? '' : target);
    const [, script] = /^\.\/dist\/([\w/-]+)(?:\.d\.ts|\.js)$/.exec(path) ?? [];
    const source = exports[key];
    if (script)
      scripts.push([
        script,
        source[/^node/.test(script) ? 'node' : condition] ?? source.default ?? source,
      ]);
  }
  return Object.fromEntries(scripts);
}

/** Writes the declarations of all packages. */
const needDeclarations = once(async () => {
  rmSync(DECLARATIONS, { recursive: true, force: true });
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  await run(join(BIN, 'tsc'), ['-p', folderOf(''), ...emit, '--outDir', DECLARATIONS]);
});

/**
 * Writes the types of each exported script as one file. They import only those of other published
 * packages.
 * @param {Name} name
 */
export async function writeTypes(name) {
  await needDeclarations();
  const [{ rolldown }, { dts }] = await Promise.all([
    import('rolldown'),
    import('rolldown-plugin-dts'),
  ]);
  const declaration = (/** @type {string} */ path) => path.replace(/\.tsx?$/, '.d.ts');
  /** @type {import('rolldown').Plugin} */
  const sources = {
    name: 'sources',
    resolveId: {
      order: 'pre',
      handler(source, importer = '') {
        const [, other, subpath = ''] = /^@chariot\/(\w+)(\/.*)?$/.exec(source) ?? [];
        // A package names its own first script as its users do.
        if (other && PACKAGES.some((one) => one === other && (one !== name || !subpath)))
          return { id: source, external: true };
        if (other)
          return join(DECLARATIONS, other, declaration(manifestOf(other).exports[`.${subpath}`]));
        return source.startsWith('.') ? join(dirname(importer), declaration(source)) : null;
      },
    },
    // Style sheets have no types.
    load: {
      filter: { id: /\.css$/ },
      handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: false }),
    },
  };
  for (const [script, source] of Object.entries(scriptsOf(name, 'types'))) {
    const types = await rolldown({
      input: { [script]: join(DECLARATIONS, name, declaration(source)) },
      external: /^(preact|@preact\/signals|react|vue|svelte)($|\/)/,
      plugins: [sources, dts({ dtsInput: true, tsconfig: false })],
      experimental: { attachDebugInfo: 'none' },
    });
    await types.write({ dir: distOf(name), entryFileNames: '[name].ts' });
  }
}

/** The place of a README's table of sizes. A test keeps the one in the repository about right. */
const SIZES = /<!-- sizes -->[\s\S]*<!-- \/sizes -->/;

/**
 * Packs dist/ with the README, its table of sizes, and the licences.
 * @param {Name} name
 * @param {{ sizes: string, others: string }} said The table, and the licences of others' work.
 */
export async function pack(name, { sizes, others }) {
  const [folder, stage] = [folderOf(name), stageOf(name)];
  for (const licence of ['LICENSE-APACHE', 'LICENSE-MIT'])
    cpSync(join(ROOT, licence), join(stage, licence));
  // `publishConfig` replaces the fields for this repository.
  const { publishConfig, devDependencies: _, ...fields } = manifestOf(name);
  const types = typesOf(publishConfig.exports);
  const manifest = JSON.stringify({ ...fields, ...publishConfig, ...types }, null, 2);
  writeFileSync(join(stage, 'package.json'), `${manifest}\n`);
  writeFileSync(join(stage, 'LICENSES-OTHERS.md'), `# What others wrote\n${others}`);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  writeFileSync(join(stage, 'README.md'), readme.replace(SIZES, sizes));
  const command = ['pack', '--silent', '--pack-destination', folder];
  const packed = await outputOf('npm', command, { cwd: stage });
  renameSync(join(folder, packed.trim()), tarballOf(name));
}

/**
 * The types of each subpath for programs that do not read `exports`, as TypeScript does with the
 * module resolution `node10`.
 * @param {Readonly<Record<string, string | Record<string, string>>>} exports
 */
function typesOf(exports) {
  const types = Object.entries(exports).flatMap(([key, target]) => {
    const script = typeof target === 'string' ? target : (target.types ?? '');
    const file = script.replace(/(\.d\.ts|\.js)$/, '.d.ts');
    return /^\.\/dist\/[^*]*\.d\.ts$/.test(file) ? [[key, file]] : [];
  });
  const [[, main] = []] = types.filter(([key]) => key === '.');
  const others = types
    .filter(([key]) => key !== '.')
    .map(([key = '', file]) => [key.slice(2), [file]]);
  return { types: main, typesVersions: { '*': Object.fromEntries(others) } };
}

/**
 * Empties a package's folder.
 * @param {Name} name
 */
export function clear(name) {
  rmSync(stageOf(name), { recursive: true, force: true });
}

/**
 * Total size of files in words, compressed as static hosts do, rounded up.
 * @param {readonly string[]} paths
 */
export function sizeOf(paths) {
  const bytes = paths.reduce(
    (sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length,
    0,
  );
  return `${Math.ceil(bytes / 1000)} KB`;
}

/**
 * Rows as a Markdown table; the first is the head.
 * @param {readonly (readonly string[])[]} rows
 */
export function tableOf([head = [], ...rows]) {
  const table = [head, head.map(() => '---'), ...rows];
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Scripts of a package, and all that they import.
 * @param {Name} name
 * @param {...string} scripts
 */
export function withImports(name, ...scripts) {
  const all = new Set(scripts.map((script) => join(distOf(name), script)));
  for (const path of all) {
    const text = readFileSync(path, 'utf8');
    for (const [, other = ''] of text.matchAll(/(?:from|import)"(\.[\w./-]+\.js)"/g))
      all.add(join(dirname(path), other));
  }
  return [...all];
}
