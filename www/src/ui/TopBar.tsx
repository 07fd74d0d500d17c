import { LANGUAGES, language, TAGS, words } from '../i18n/index.ts';
import { IconButton } from './controls.tsx';
import { addressOf, route, VIEWS } from './route.ts';
import { THEMES, theme } from './theme.ts';

/** Name, views, language and theme. */
export function TopBar() {
  const text = words.value;
  const nextTheme = after(THEMES, theme.value);
  return (
    <header class="top-bar">
      <button type="button" class="skip" onClick={toBoard}>
        {text.skipToBoard}
      </button>
      <span class="brand">
        <span class="brand-sign" lang="zh-Hant" aria-hidden="true">
          車
        </span>
        <span class="brand-name">{text.name}</span>
      </span>
      <nav aria-label={text.name}>
        {VIEWS.map((view) => (
          <a
            key={view}
            href={addressOf(view)}
            aria-current={route.value.view === view ? 'page' : undefined}
          >
            <span class="wide">{text.views[view]}</span>
            <span class="narrow" aria-hidden="true">
              {text.shortViews[view]}
            </span>
          </a>
        ))}
      </nav>
      <div class="preferences">
        <select
          class="language"
          name="language"
          aria-label={text.language}
          value={language.value}
          onChange={(event) => {
            language.value = TAGS[event.currentTarget.selectedIndex] ?? 'en';
          }}
        >
          {TAGS.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {LANGUAGES[tag]}
            </option>
          ))}
        </select>
        <IconButton
          icon={theme.value}
          label={`${text.theme}: ${text.themes[theme.value]}`}
          onClick={() => {
            theme.value = nextTheme;
          }}
        />
      </div>
    </header>
  );
}

function toBoard(): void {
  document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus();
}

function after<T>(all: readonly T[], current: T): T {
  return all[(all.indexOf(current) + 1) % all.length] ?? current;
}
