// For tests: the packed packages, installed as users do, in an empty folder and offline.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = join(import.meta.dirname, '..', '..', '..');

export function tarballOf(name) {
  return join(ROOT, 'packages', name, `chariot-${name}.tgz`);
}

/** An empty folder, removed after the tests of the file. */
export function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'chariot-package-'));
  after(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function install(...names) {
  const folder = emptyFolder();
  const options = ['--offline', '--no-audit', '--no-fund', '--silent', '--no-package-lock'];
  execFileSync('npm', ['install', ...options, ...names.map(tarballOf)], { cwd: folder });
  return folder;
}

/** A package's exports, as a program in that folder sees them. */
export function load(folder, name = '@chariot/engine') {
  const { resolve } = createRequire(join(folder, 'program.js'));
  return import(pathToFileURL(resolve(name)).href);
}

/** Runs the programs of a package's README and compares what they print; returns their number. */
export function runReadme(folder, name) {
  const path = join(folder, 'node_modules', '@chariot', name, 'README.md');
  const blocks = readFileSync(path, 'utf8').matchAll(/```js\n([\s\S]*?)```/g);
  const programs = [...blocks]
    .map(([, program]) => program)
    .filter((program) => program.includes('import '));
  for (const [i, program] of programs.entries()) {
    const file = join(folder, `readme${i}.mjs`);
    writeFileSync(file, program);
    const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    const printed = execFileSync(process.execPath, [file], options).trimEnd().split('\n');
    const told = [...program.matchAll(/console\.log\(.*\)[);]*; \/\/ (.*)$/gm)];
    for (const [line, [, text]] of told.entries()) assert.equal(printed[line], text, program);
  }
  return programs.length;
}

export function copyExample(name, folder) {
  cpSync(join(ROOT, 'examples', name), folder, { recursive: true });
}

/**
 * Copies an example and the tarballs in its lock file to an empty folder, and installs it by that
 * lock file; resolves to the folder.
 */
export async function installExample(name, ...packages) {
  const folder = emptyFolder();
  copyExample(name, folder);
  for (const one of packages) copyFileSync(tarballOf(one), join(folder, `chariot-${one}.tgz`));
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['ci', ...options], { cwd: folder });
  return folder;
}

/** A program that speaks UCI, started as a GUI does. */
export class Program {
  #child;
  #lines = [];
  #wake = () => {};

  /** The package's `chariot` in that folder. */
  static installed(folder, ...args) {
    return new Program(join(folder, 'node_modules', '.bin', 'chariot'), args);
  }

  /** The native `chariot`: the one that CHARIOT names, or one that cargo builds. */
  static native() {
    if (process.env.CHARIOT) return new Program(process.env.CHARIOT, []);
    return new Program('cargo', ['run', '--quiet', '--package', 'uci'], { cwd: ROOT });
  }

  constructor(command, args, options = {}) {
    this.#child = spawn(command, args, options);
    let rest = '';
    this.#child.stdout.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      this.#lines.push(...lines);
      this.#wake();
    });
    this.ended = new Promise((resolve) => this.#child.on('close', resolve));
  }

  say(...lines) {
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** The lines up to the first that begins with `beginning`. */
  async hear(beginning) {
    const heard = [];
    for (;;) {
      while (this.#lines.length > 0) {
        const line = this.#lines.shift();
        heard.push(line);
        if (line.startsWith(beginning)) return heard;
      }
      await new Promise((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Ends its input; resolves to the rest of its output. */
  async finish() {
    this.#child.stdin.end();
    await this.ended;
    return this.#lines;
  }
}
