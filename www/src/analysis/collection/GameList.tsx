import { shownDate } from '@chariot/game';
import { signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Collection } from '../../shared/collection/collection.ts';
import type { GameRow } from '../../shared/collection/gameIndex.ts';
import { language } from '../../shared/i18n/index.ts';
import { Select } from '../../shared/ui/forms.tsx';
import { analysisWords } from '../i18n/index.ts';
import { scrolledList } from './scrolling.ts';

const RESULTS = ['', '1-0', '1/2-1/2', '0-1', '*'] as const;
const OPTION = 'game-option-';

interface GameListProps {
  collection: Collection;
  choose(index: number): void;
}

/** Searchable list of a file's games. Keys typed in the search move through the list too. */
export function GameList({ collection, choose }: GameListProps) {
  const text = analysisWords.value;
  const cache = useMemo(() => new RowCache(collection), [collection]);
  const active = useSignal(Math.max(0, collection.shown.peek()?.index ?? 0));
  const scrolled = useSignal(0);
  const size = useSignal({ row: 40, visible: 400 });
  const list = useRef<HTMLDivElement | null>(null);
  const search = useRef<HTMLInputElement | null>(null);
  const count = collection.found.value;
  const { row, visible } = size.value;
  const rows = useComputed(() => {
    void cache.arrived.value;
    return scrolledList(collection.found.value, size.value.row, size.value.visible, scrolled.value);
  }).value;

  const scrollTo = (index: number): void => {
    const box = list.current;
    if (!box) return;
    const top = scrolledList(count, row, visible, box.scrollTop).scrollFor(index);
    if (top !== box.scrollTop) box.scrollTop = top;
    scrolled.value = box.scrollTop;
  };
  const goTo = (index: number): void => {
    active.value = Math.max(0, Math.min(index, count - 1));
    scrollTo(active.value);
  };
  const look = async (change: { words?: string; result?: string }): Promise<void> => {
    await collection.find({ ...collection.query.value, ...change });
    cache.clear();
    active.value = 0;
    if (list.current) list.current.scrollTop = 0;
    scrolled.value = 0;
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const inSearch = event.target === search.current;
    const step = stepOf(event.key, Math.max(1, Math.floor(visible / row) - 1));
    if (step !== null) {
      list.current?.focus();
      goTo(inSearch ? active.value : active.value + step);
    } else if (event.key === 'Home' && !inSearch) goTo(0);
    else if (event.key === 'End' && !inSearch) goTo(count - 1);
    else if (event.key === 'Enter') {
      if (count > 0) choose(active.value);
    } else {
      // Typed text goes to the search.
      if (event.key.length === 1 && event.key !== ' ' && !inSearch) search.current?.focus();
      return;
    }
    event.preventDefault();
  };

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const height = Number.parseFloat(getComputedStyle(box).getPropertyValue('--row')) * rem;
      size.value = { row: height || 40, visible: box.clientHeight };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [size]);
  const begin = useRef(() => goTo(active.value));
  useEffect(() => {
    begin.current();
  }, []);

  return (
    <div class="games">
      <div class="games-search">
        <label>
          <span class="field-name">{text.search}</span>
          <input
            ref={search}
            type="search"
            name="search"
            class="text-field"
            aria-controls="games-list"
            autocomplete="off"
            spellcheck={false}
            placeholder={text.searchHint}
            value={collection.query.value.words}
            onKeyDown={keyDown}
            onInput={(event) => void look({ words: event.currentTarget.value })}
          />
        </label>
        <Select
          name="result"
          legend={text.result}
          value={collection.query.value.result}
          options={RESULTS.map((result) => ({
            value: result,
            label: result === '' ? text.anyResult : shownResult(result),
          }))}
          onChange={(result) => void look({ result })}
        />
      </div>
      <p class="games-count" role="status">
        {count === collection.size.value
          ? text.gameCount(count)
          : text.gamesFound(count, collection.size.value)}
      </p>
      <div class="games-box">
        <div
          ref={list}
          id="games-list"
          class="games-list"
          role="listbox"
          tabIndex={0}
          // Focusing the search would open a phone's keyboard.
          autofocus
          aria-label={text.gameList}
          aria-activedescendant={count > 0 ? OPTION + active.value : undefined}
          onKeyDown={keyDown}
          onScroll={(event) => {
            scrolled.value = event.currentTarget.scrollTop;
          }}
        >
          <div class="games-rows" role="presentation" style={{ height: `${rows.height}px` }}>
            {Array.from({ length: rows.end - rows.first }, (_, i) => rows.first + i).map(
              (index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keyboard
                <div
                  key={index}
                  id={OPTION + index}
                  class="game-row"
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active.value}
                  aria-current={index === collection.shown.value?.index}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                  style={{ top: `${rows.top(index)}px` }}
                  onClick={() => choose(index)}
                >
                  <Row row={cache.row(index)} />
                </div>
              ),
            )}
          </div>
        </div>
        {count === 0 && <p class="games-none">{text.gamesNone}</p>}
      </div>
    </div>
  );
}

function Row({ row }: { row: GameRow | undefined }) {
  if (!row) return null;
  return (
    <>
      <span class="row-number">{row.place + 1}</span>
      <span class="row-players">
        <Player name={row.first} elo={row.firstElo} /> –{' '}
        <Player name={row.second} elo={row.secondElo} />
      </span>
      <span class="row-result">{shownResult(row.result)}</span>
      <span class="row-event">
        <bdi>{row.event}</bdi>
      </span>
      <span class="row-date">{shownDate(row.date)}</span>
      <span class="row-opening">
        <bdi>{[row.eco, row.opening || openingOf(row.names)].filter(Boolean).join(' ')}</bdi>
      </span>
    </>
  );
}

/** The opening's name in the language of the page. */
function openingOf(names: string): string | undefined {
  return names.split('\n')[['en', 'zh-Hans', 'zh-Hant'].indexOf(language.value)];
}

function Player({ name, elo }: { name: string; elo: string }) {
  return (
    <bdi>
      {name || '?'}
      {elo && <small> {elo}</small>}
    </bdi>
  );
}

/** The result with typographic signs: `½-½`, `1–0`. */
function shownResult(result: string): string {
  return result.replace('1/2-1/2', '½-½').replace('-', '–');
}

/** Rows that a key moves down; `null` for any other key. */
function stepOf(key: string, page: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'PageDown':
      return page;
    case 'PageUp':
      return -page;
    default:
      return null;
  }
}

/** Rows per request. */
const PAGE = 100;
/** Cached pages. A list shows two or three at a time. */
const MOST_PAGES = 12;

/** Rows of a list, fetched as they come into sight. */
class RowCache {
  /** Number of pages received. */
  readonly arrived = signal(0);
  readonly #collection: Collection;
  #pages = new Map<number, readonly GameRow[]>();

  constructor(collection: Collection) {
    this.#collection = collection;
  }

  /** A row; requested if missing. */
  row(index: number): GameRow | undefined {
    const page = Math.floor(index / PAGE);
    const rows = this.#pages.get(page);
    if (!rows) void this.#fetch(page);
    return rows?.[index % PAGE];
  }

  /** Drops all rows after a new search. */
  clear(): void {
    this.#pages = new Map();
    this.arrived.value += 1;
  }

  async #fetch(page: number): Promise<void> {
    const pages = this.#pages;
    pages.set(page, []);
    const rows = await this.#collection.rows(page * PAGE, PAGE);
    if (pages !== this.#pages) return;
    pages.set(page, rows);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    this.arrived.value += 1;
  }
}
