import { signal, useSignalEffect } from '@preact/signals';
import { words } from '../shared/i18n/index.ts';
import { settingsOpen } from '../shared/ui/settings.ts';
import type { SettingsProps } from './SettingsDialog.tsx';

type Settings = typeof import('./SettingsDialog.tsx');

/** `failed`: the script could not be fetched. */
const loaded = signal<Settings | 'failed' | 'absent'>('absent');

/** The settings, whose script is fetched when first opened. */
export function LazySettings(props: SettingsProps) {
  const settings = loaded.value;
  useSignalEffect(() => {
    if (!settingsOpen.value || typeof loaded.peek() === 'object') return;
    import('./SettingsDialog.tsx').then(
      async (script) => {
        await script.settingsWordsReady();
        loaded.value = script;
      },
      () => {
        loaded.value = 'failed';
        settingsOpen.value = false;
      },
    );
  });
  if (settings === 'failed') {
    return (
      <div class="banner" role="alert">
        {words.value.partFailed}
      </div>
    );
  }
  return settings === 'absent' ? null : <settings.SettingsDialog {...props} />;
}
