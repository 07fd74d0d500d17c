// Searches the documents as one types, and lists the sections found.
import MiniSearch from './minisearch.js';

const field = document.querySelector('nav input');
const found = document.querySelector('nav .found');
const site = new URL('.', import.meta.url);

/** The index, fetched when the field is first used. */
let index;
const load = async () => {
  const sections = await (await fetch(new URL('search.json', site))).json();
  const search = new MiniSearch({ fields: ['title', 'text'], storeFields: ['title', 'href'] });
  search.addAll(sections.map((section, id) => ({ id, ...section })));
  return search;
};

field.addEventListener('input', async () => {
  index ??= load();
  const search = await index;
  const results = search.search(field.value, { prefix: true, fuzzy: 0.15, boost: { title: 3 } });
  found.replaceChildren(
    ...results.slice(0, 12).map(({ title, href }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = new URL(href, site);
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
});
