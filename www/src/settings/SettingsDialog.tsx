import type { Signal } from '@preact/signals';
import { cores, mostCores, threads } from '../engine/cores.ts';
import type { GameName } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';
import { Choice, Dialog, Select } from '../ui/controls.tsx';
import { MOTIONS, motion, premoves, settingsOpen, sounds } from '../ui/settings.ts';
import { THEMES, theme } from '../ui/theme.ts';
import { GameLooks } from './GameLooks.tsx';
import { settingsWords } from './i18n/index.ts';
import './settings.css';

export { settingsWordsReady } from './i18n/index.ts';

/** How the page looks and sounds, and the game that is looked at; every choice holds at once and is kept. */
export function SettingsDialog({ game }: { game: GameName }) {
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
          {mostCores > 1 && <CoresChoice />}
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

/** Something that is on or off. */
function Switch({ legend, state }: { legend: string; state: Signal<boolean> }) {
  const text = settingsWords.value;
  return (
    <Choice
      legend={legend}
      value={state.value ? 'on' : 'off'}
      onChange={(value) => {
        state.value = value === 'on';
      }}
      options={[
        { value: 'on', label: text.on },
        { value: 'off', label: text.off },
      ]}
    />
  );
}

/** How many cores think, where there may be several. */
function CoresChoice() {
  const text = settingsWords.value;
  const automatic = cores.value === 'auto' ? text.coresInUse(threads.value) : text.automatic;
  const numbers = Array.from({ length: mostCores }, (_, index) => String(index + 1));
  return (
    <Select
      name="cores"
      legend={text.cores}
      value={String(cores.value)}
      onChange={(value) => {
        cores.value = value === 'auto' ? value : Number(value);
      }}
      options={[
        { value: 'auto', label: automatic },
        ...numbers.map((value) => ({ value, label: value })),
      ]}
    />
  );
}
