import { fetchOpeningLines, type OpeningLine } from '@chariot/game/openings/lines';
import type { GameName } from '@chariot/protocol';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { language } from '../i18n/index.ts';
import './book.css';
import { bookWords } from './i18n/index.ts';
import { findOpenings } from './search.ts';

/** The name of an opening in the chosen language. */
export function nameOfOpening({ english, chinese, traditional }: OpeningLine): string {
  return { en: english, 'zh-Hans': chinese, 'zh-Hant': traditional }[language.value];
}

interface OpeningSearchProps {
  game: GameName;
  /** Whether this is a form field: it keeps the choice, and lists all openings while it is empty. */
  keeps?: boolean;
  /** Called with the chosen opening. In a form, called with `null` once the text changes or is cleared. */
  choose(opening: OpeningLine | null): void;
  /** Called with typed text that matches no opening. It may be moves. */
  goTo?(text: string): void;
}

/** A combobox that finds openings by name, moves or code. */
export function OpeningSearch({ game, keeps = false, choose, goTo }: OpeningSearchProps) {
  const text = bookWords.value;
  const id = useId();
  const list = useRef<HTMLDivElement | null>(null);
  const lines = useSignal<readonly OpeningLine[]>([]);
  const query = useSignal('');
  const active = useSignal(-1);
  const isOpen = useSignal(keeps);
  const input = useRef<HTMLInputElement | null>(null);
  const isChosen = useSignal(false);
  const found = useComputed(() => findOpenings(lines.value, query.value)).value;

  useEffect(() => {
    fetchOpeningLines(game).then(
      (fetched) => {
        lines.value = fetched;
      },
      // Without the list only typed moves work.
      () => {},
    );
  }, [game, lines]);

  const missing = keeps && !isChosen.value ? text.chooseOne : '';
  useEffect(() => input.current?.setCustomValidity(missing), [missing]);

  const take = (opening: OpeningLine | undefined): void => {
    if (!opening) return;
    query.value = keeps ? nameOfOpening(opening) : '';
    isChosen.value = true;
    isOpen.value = false;
    active.value = -1;
    choose(opening);
  };
  /** Changes the text: what was chosen by the old one is chosen no more. */
  const write = (to: string): void => {
    query.value = to;
    active.value = -1;
    if (isChosen.value && keeps) choose(null);
    isChosen.value = false;
  };
  const step = (to: number): void => {
    isOpen.value = true;
    active.value = Math.max(0, Math.min(to, found.length - 1));
    list.current?.children[active.value]?.scrollIntoView({ block: 'nearest' });
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') step(active.value + 1);
    else if (event.key === 'ArrowUp') step(active.value - 1);
    else if (event.key === 'Escape' && isOpen.value && query.value) {
      write('');
      isOpen.value = keeps;
    } else if (event.key === 'Enter' && isOpen.value) {
      const opening = found[Math.max(0, active.value)];
      if (opening) take(opening);
      else goTo?.(query.value);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shows = isOpen.value && (query.value.trim() !== '' || keeps);

  return (
    <div class="opening-search">
      <label>
        <span class="field-name">{text.search}</span>
        <input
          ref={input}
          type="text"
          name="opening"
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          placeholder={text.searchHint}
          aria-autocomplete="list"
          aria-expanded={shows}
          aria-controls={`${id}-list`}
          aria-activedescendant={shows && active.value >= 0 ? `${id}-${active.value}` : undefined}
          value={query.value}
          onFocus={() => {
            isOpen.value = !isChosen.value || !keeps;
          }}
          onKeyDown={keyDown}
          onInput={(event) => {
            write(event.currentTarget.value);
            isOpen.value = true;
          }}
        />
      </label>
      {shows && found.length > 0 && (
        <div
          class="opening-list"
          id={`${id}-list`}
          role="listbox"
          aria-label={text.found}
          ref={list}
        >
          {found.map((opening, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={opening.moves.join()}
              id={`${id}-${i}`}
              class="opening-option"
              role="option"
              tabIndex={-1}
              aria-selected={i === active.value}
              onClick={() => take(opening)}
            >
              {nameOfOpening(opening)}
              <small>
                {opening.code && `${opening.code.replace('-', '–')} · `}
                {numbered(opening.moves)}
              </small>
            </div>
          ))}
        </div>
      )}
      {shows && found.length === 0 && lines.value.length > 0 && (
        <p class="book-end" role="status">
          {text.nothingFound}
        </p>
      )}
    </div>
  );
}

/** Numbered moves: `1. e4 c5 2. Nf3`. */
export function numbered(moves: readonly string[]): string {
  return moves.map((move, i) => (i % 2 === 0 ? `${i / 2 + 1}. ${move}` : move)).join(' ');
}
