// Installs missing packages of Debian and npm, and a browser.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf, Failure, has, isProgram, once, ROOT, run, say, succeeds } from './run.mjs';

/**
 * Installs Debian packages; resolves to false where that is impossible.
 * @param {...string} packages
 */
export async function aptInstall(...packages) {
  if (!isDebian()) return false;
  say(`apt-get install ${packages.join(' ')}`);
  const install = ['install', '-qq', '-y', '--no-install-recommends', ...packages];
  return (await apt(install)) || ((await apt(['update', '-qq'])) && (await apt(install)));
}

function isDebian() {
  try {
    return has('apt-get') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string[]} args */
async function apt(args) {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  if (process.getuid?.() !== 0) {
    // A user at a terminal can type a password.
    if (!has('sudo') || !(process.stdin.isTTY || answerOf('sudo', ['-n', 'true']) !== undefined))
      return false;
    command.unshift('sudo');
  }
  const [program = '', ...rest] = command;
  return succeeds(program, rest);
}

/**
 * Runs `npm ci` in a folder if `package-lock.json` or Node.js has changed since the last run.
 * @param {string} folder
 */
export async function npmCi(folder) {
  const stamp = join(folder, 'node_modules', '.installed-for');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const wanted = `${process.version} ${lock}\n`;
  if (textOf(stamp) === wanted) return;
  say('npm ci');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  writeFileSync(stamp, wanted);
}

export const needNodeModules = once(() => npmCi(ROOT));

/** Debian's headless Chromium, or elsewhere the one that Playwright brings. */
export const needBrowser = once(async () => {
  const shell = 'chromium-headless-shell';
  if (isProgram(`/usr/bin/${shell}`) || (await aptInstall(shell, 'fonts-liberation'))) return;
  if (isProgram('/usr/bin/chromium') || (await aptInstall('chromium', 'fonts-liberation'))) return;
  say('playwright install chromium');
  await run('npx', ['playwright', 'install', 'chromium']);
});

/** Debian's packages of the other families of browsers, and what each brings. */
const FAMILIES = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => has('firefox-esr') || has('firefox'),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => has('WebKitWebDriver') && has('Xvfb'),
  },
];

/**
 * Firefox, and WebKit with a display for it; resolves to the names of those that cannot be had. Fails where root on Debian
 * cannot install them.
 */
export const needOtherBrowsers = once(async () => {
  const missing = [];
  for (const { name, packages, isThere } of FAMILIES) {
    if (isThere() || ((await aptInstall(...packages)) && isThere())) continue;
    if (isDebian() && process.getuid?.() === 0)
      throw new Failure(`${name} cannot be installed (${packages.join(', ')})`);
    say(`${name} is not installed: its journeys are skipped`);
    missing.push(name);
  }
  return missing;
});

/** A font with Chinese characters, for pictures. The page has outlines only of those on boards. */
export const needChineseFont = once(async () => {
  if (answerOf('fc-list', [':lang=zh']) || (await aptInstall('fonts-wqy-microhei'))) return;
  throw new Failure('a font with Chinese characters is needed for the pictures');
});

/** Tests make plans of tables for `make` to carry out. */
export const needMake = once(async () => {
  if (!has('make') && !(await aptInstall('make')))
    throw new Failure('make is needed for the tests');
});

/**
 * The text of a file; empty if it does not exist.
 * @param {string} path
 */
export function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
