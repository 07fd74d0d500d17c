import type { EngineClient } from '@chariot/engine/client';
import type { GameName } from '@chariot/protocol';
import { words } from '../shared/i18n/index.ts';
import { sheetOpen } from '../shared/keys/keys.ts';
import { bound, Choice, Dialog, named } from '../shared/ui/forms.tsx';
import {
  coach,
  MOTIONS,
  motion,
  premoves,
  settingsOpen,
  showsEngine,
  sounds,
  usesBook,
  zen,
} from '../shared/ui/settings.ts';
import { THEMES, theme } from '../shared/ui/theme.ts';
import { EngineSettings } from './EngineSettings.tsx';
import { GameLooks } from './GameLooks.tsx';
import { settingsWords } from './i18n/index.ts';
import { Switch } from './Switch.tsx';
import './settings.css';

/** The name of the build: the digest in its script's name. */
const BUILD = /-([\w-]{8})\.js$/.exec(
  document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
)?.[1];

export { settingsWordsReady } from './i18n/index.ts';

export interface SettingsProps {
  game: GameName;
  engine: EngineClient;
}

/** Settings of the page and of the current game. Every choice applies at once and is stored. */
export function SettingsDialog({ game, engine }: SettingsProps) {
  const text = settingsWords.value;
  const close = (): void => {
    settingsOpen.value = false;
  };
  return (
    <Dialog title={words.value.settings} open={settingsOpen.value} close={close}>
      <div class="dialog-form settings">
        <Choice legend={text.theme} options={named(THEMES, text.themes)} {...bound(theme)} />
        <div class="settings-pair">
          <Switch legend={text.sounds} state={sounds} />
          <Choice legend={text.motion} options={named(MOTIONS, text.motions)} {...bound(motion)} />
          <Switch legend={text.premoves} state={premoves} />
          <Switch legend={text.coach} state={coach} />
          <Switch legend={text.playEngine} state={showsEngine} />
          <Switch legend={text.book} state={usesBook} />
          <Switch legend={text.zen} state={zen} />
          <EngineSettings engine={engine} />
        </div>
        <GameLooks game={game} />
        {BUILD && (
          <p class="version">
            {text.version} <code>{BUILD}</code> · <a href="docs/index.html">{text.documentation}</a>
          </p>
        )}
        <div class="buttons">
          <button
            type="button"
            class="quiet"
            onClick={() => {
              close();
              sheetOpen.value = true;
            }}
          >
            {text.keys}
          </button>
          <button type="button" class="primary" onClick={close}>
            {words.value.done}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
