// `node scripts/docs-site.mjs FOLDER`: writes the documentation as a site that works at any path.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCS = join(ROOT, 'docs');
const OUT = process.argv[2];

/** The parts of the site, each a folder of docs/. */
const PARTS = {
  guide: 'Guides',
  explain: 'How it works',
  reference: 'Reference',
  results: 'Figures',
};

/** The first page; README and map of the code lie above docs/. */
const HOME = { file: join(ROOT, 'README.md'), page: 'index.html' };
const MAP = { file: join(ROOT, 'ARCHITECTURE.md'), page: 'architecture.html' };

const documents = [
  { ...HOME, part: undefined },
  { ...MAP, part: undefined },
  ...Object.keys(PARTS).flatMap((part) =>
    readdirSync(join(DOCS, part))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => ({
        file: join(DOCS, part, name),
        page: `${part}/${name.replace(/md$/, 'html')}`,
        part,
      })),
  ),
].map((document) => {
  const markdown = readFileSync(document.file, 'utf8');
  const heading = /^# (.*)$/m.exec(markdown)?.[1] ?? document.page;
  return { ...document, markdown, title: heading.replaceAll(/[`*]/g, '') };
});

const pages = new Map(documents.map(({ file, page }) => [file, page]));

/** The address of a link of a document as one of its page; undefined if it leads out of the site. */
function addressOf(href, { file, page }) {
  if (/^(https?:|#)/.test(href)) return href;
  const [path, anchor] = href.split('#');
  const target = join(dirname(file), path);
  const to = pages.get(target) ?? (/\.png$/.test(target) ? relative(DOCS, target) : undefined);
  if (to === undefined) return undefined;
  return posix.relative(posix.dirname(page), to) + (anchor ? `#${anchor}` : '');
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The text of a document as HTML; its headings. */
function render(document) {
  const marked = new Marked(gfmHeadingId(), {
    renderer: {
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const address = addressOf(href, document);
        return address === undefined ? text : `<a href="${escaped(address)}">${text}</a>`;
      },
    },
    hooks: {
      postprocess: (html) =>
        html
          .replaceAll(
            /\b(src|srcset)="([^"]+)"/g,
            (_, name, href) => `${name}="${addressOf(href, document) ?? href}"`,
          )
          .replaceAll('<table>', '<div class="table"><table>')
          .replaceAll('</table>', '</table></div>'),
    },
  });
  return { html: marked.parse(document.markdown), headings: getHeadingList() };
}

/** The page of a document. */
function pageOf(document, html) {
  const up = (page) => posix.relative(posix.dirname(document.page), page);
  const item = ({ page, title }) =>
    `<li><a href="${up(page)}"${page === document.page ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`;
  const list = (part) =>
    documents
      .filter((one) => one.part === part)
      .map(item)
      .join('');
  const parts = Object.entries(PARTS).map(
    ([part, name]) => `<h2>${name}</h2><ul>${list(part)}</ul>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.title)} · Chariot</title>
<link rel="stylesheet" href="${up('site.css')}">
<nav aria-label="Documents">
<a href="${up('../')}">← Play</a>
<label>Search <input type="search"></label>
<ul class="found" aria-live="polite"></ul>
<ul>${list(undefined)}</ul>
${parts.join('\n')}
</nav>
<main>
${html}
</main>
<script type="module" src="${up('search.js')}"></script>
</html>
`;
}

/** The sections of a document, for the search: title, address and words of each. */
function sectionsOf({ markdown, page, title }, headings) {
  const sections = headings.map(({ id, text, level }) => ({
    title: level === 1 ? title : `${title}: ${text}`,
    href: `${page}#${id}`,
    text: '',
  }));
  let next = 0;
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === 'heading') next += 1;
    else if (next > 0) sections[next - 1].text += token.raw;
  }
  return sections;
}

const sections = [];
for (const document of documents) {
  const { html, headings } = render(document);
  const path = join(OUT, document.page);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, pageOf(document, html));
  sections.push(...sectionsOf(document, headings));
}
writeFileSync(join(OUT, 'search.json'), JSON.stringify(sections));
cpSync(join(DOCS, 'site'), OUT, { recursive: true });
const search = join(ROOT, 'node_modules', 'minisearch');
copyFileSync(join(search, 'dist', 'es', 'index.js'), join(OUT, 'minisearch.js'));
copyFileSync(join(search, 'LICENSE.txt'), join(OUT, 'minisearch-LICENSE.txt'));
for (const name of readdirSync(DOCS).filter((name) => name.endsWith('.png')))
  copyFileSync(join(DOCS, name), join(OUT, name));
