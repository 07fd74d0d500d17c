import type { GameName } from '@chariot/protocol';
import { GAME_NAMES } from '../games/index.ts';
import { LANGUAGES, language, TAGS, words } from '../i18n/index.ts';
import { Icon, IconButton } from './Icon.tsx';
import { addressOf, LISTED, route, type ViewName } from './route.ts';
import { openSettings } from './settings.ts';

export function TopBar() {
  const text = words.value;
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
        {LISTED.map((view) => (
          <a
            key={view}
            data-view={view}
            href={addressOf(view)}
            aria-current={route.value.view === view ? 'page' : undefined}
          >
            <span class="wide">{text.views[view]}</span>
            <span class="narrow" aria-hidden="true">
              {text.shortViews[view] ?? text.views[view]}
            </span>
          </a>
        ))}
      </nav>
      <div class="preferences">
        <label class="language">
          <Icon name="language" />
          <select
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
        </label>
        <IconButton icon="settings" label={text.settings} onClick={openSettings} />
      </div>
    </header>
  );
}

function toBoard(): void {
  document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus();
}

export function GameSwitch({ view, game }: { view: ViewName; game: GameName }) {
  return (
    <nav class="game-switch" aria-label={words.value.game}>
      {GAME_NAMES.map((name) => (
        <a
          key={name}
          href={addressOf(view, name)}
          aria-current={name === game ? 'page' : undefined}
        >
          {words.value.games[name].name}
        </a>
      ))}
    </nav>
  );
}
