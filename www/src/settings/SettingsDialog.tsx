import type { EngineClient } from '../engine/client.ts';
import { words } from '../i18n/index.ts';
import type { GameName } from '../protocol/index.ts';
import { Choice, Dialog } from '../ui/controls.tsx';
import { MOTIONS, motion, premoves, settingsOpen, sounds } from '../ui/settings.ts';
import { THEMES, theme } from '../ui/theme.ts';
import { EngineSettings } from './EngineSettings.tsx';
import { GameLooks } from './GameLooks.tsx';
import { settingsWords } from './i18n/index.ts';
import { Switch } from './Switch.tsx';
import './settings.css';

export { settingsWordsReady } from './i18n/index.ts';

export interface SettingsProps {
  game: GameName;
  engine: EngineClient;
}

/** The settings of the page and of the game that is shown; every choice holds at once and is stored. */
export function SettingsDialog({ game, engine }: SettingsProps) {
  const text = settingsWords.value;
  const close = (): void => {
    settingsOpen.value = false;
  };
  return (
    <Dialog title={words.value.settings} open={settingsOpen.value} close={close}>
      <div class="dialog-form settings">
        <Choice
          legend={text.theme}
          value={theme.value}
          onChange={(value) => {
            theme.value = value;
          }}
          options={THEMES.map((value) => ({ value, label: text.themes[value] }))}
        />
        <div class="settings-pair">
          <Switch legend={text.sounds} state={sounds} />
          <Choice
            legend={text.motion}
            value={motion.value}
            onChange={(value) => {
              motion.value = value;
            }}
            options={MOTIONS.map((value) => ({ value, label: text.motions[value] }))}
          />
          <Switch legend={text.premoves} state={premoves} />
          <EngineSettings engine={engine} />
        </div>
        <GameLooks game={game} />
        <div class="dialog-buttons">
          <button type="button" class="primary" onClick={close}>
            {words.value.done}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
