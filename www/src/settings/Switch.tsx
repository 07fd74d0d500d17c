import type { Signal } from '@preact/signals';
import { Choice } from '../shared/ui/forms.tsx';
import { settingsWords } from './i18n/index.ts';

export function Switch({ legend, state }: { legend: string; state: Signal<boolean> }) {
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
