// Sums up what the view "How it thinks" fetches of www/dist besides the first load and its engine,
// in each language, gzipped as static hosts do, and fails above the budget: scripts and styles that
// its own script imports, with the words of that language.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 120_000;
/** The sources, which are fetched when the reader opens one. */
const SOURCES = /^sourceTexts-/;
const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'];

const dist = join(import.meta.dirname, '..', 'dist');
const assets = join(dist, 'assets');
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const names = readdirSync(assets).filter(
  (name) => /\.(js|css)$/.test(name) && !SOURCES.test(name) && !page.includes(name),
);
const texts = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
const sizes = new Map(
  Array.from(texts, ([name, text]) => [name, gzipSync(text, { level: 9 }).length]),
);
const own = names.filter((name) => /^think-.*\.(js|css)$/.test(name));
if (own.length === 0) throw new Error('the page was not built');

/** The language of a file of words; `undefined` for other files. */
const languageOf = (name) => LANGUAGES.find((language) => name.startsWith(`${language}-`));

/** The files of the view, with the words of one language. */
function filesIn(language) {
  const wanted = new Set(own);
  for (const name of wanted) {
    for (const other of names) {
      if (texts.get(name).includes(other) && [undefined, language].includes(languageOf(other)))
        wanted.add(other);
    }
  }
  return [...wanted];
}

const files = new Map(LANGUAGES.map((language) => [language, filesIn(language)]));
for (const name of [...new Set([...files.values()].flat())].sort())
  console.log(`${String(sizes.get(name)).padStart(8)}  ${name}`);
let fits = true;
for (const [language, wanted] of files) {
  const total = wanted.reduce((sum, name) => sum + sizes.get(name), 0);
  if (!wanted.some((name) => languageOf(name) === language))
    throw new Error(`${language}: its words were not found`);
  console.log(
    `${String(total).padStart(8)}  the view "How it thinks" in ${language}, compressed; the budget is ${BUDGET}`,
  );
  fits &&= total <= BUDGET;
}
if (!fits) process.exit(1);
