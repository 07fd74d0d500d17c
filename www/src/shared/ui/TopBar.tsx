import type { GameName } from '@chariot/protocol';
import { useRef, useState } from 'preact/hooks';
import { GAME_NAMES } from '../games/index.ts';
import { LANGUAGES, language, TAGS, words } from '../i18n/index.ts';
import { Icon, IconButton } from './Icon.tsx';
import { lazily } from './lazily.tsx';
import { addressOf, FURTHER, isMain, MAIN, type ViewName } from './route.ts';
import { openSettings } from './settings.ts';
import { ViewLink } from './ViewLink.tsx';

const ViewSheet = lazily(async () => (await import('./ViewSheet.tsx')).ViewSheet);

interface TopBarProps {
  view: ViewName;
  game: GameName;
}

/** The bar of the page. On phones the views stand at the foot of the window. */
export function TopBar({ view, game }: TopBarProps) {
  const text = words.value;
  return (
    <header class="top-bar">
      <button type="button" class="skip" onClick={toContent}>
        {text.skip}
      </button>
      <a class="brand" href={addressOf('today')}>
        <span class="brand-sign" lang="zh-Hant" aria-hidden="true">
          車
        </span>
        <span class="brand-name">{text.name}</span>
      </a>
      <Views view={view} />
      <GameSwitch view={view} game={game} />
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

/** Focuses the board, or where there is none, the view. */
function toContent(): void {
  document.querySelector<HTMLElement>('.board [tabindex="0"], #main:not(:has(.board))')?.focus();
}

/** The views. Those without room are in a sheet behind a button. */
function Views({ view }: { view: ViewName }) {
  const [isOpen, setOpen] = useState(false);
  // A closed sheet stays mounted: closing returns the focus.
  const wanted = useRef(false);
  wanted.current ||= isOpen;
  const text = words.value;
  return (
    <>
      <nav class="views" aria-label={text.name}>
        {(['today', ...MAIN, ...FURTHER] as const).map((name) => (
          <ViewLink key={name} name={name} current={view} />
        ))}
        <button
          type="button"
          class={`more-views ${isMain(view) ? '' : 'is-current'}`}
          aria-label={text.moreViews}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="views" />
          <span>{text.more}</span>
        </button>
      </nav>
      {wanted.current && <ViewSheet view={view} open={isOpen} close={() => setOpen(false)} />}
    </>
  );
}

function GameSwitch({ view, game }: TopBarProps) {
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
