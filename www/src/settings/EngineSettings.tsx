import type { EngineClient } from '@chariot/engine/client';
import { cores, hash, memory, mostCores, SIZES, threads } from '../shared/engine/device.ts';
import { Select } from '../shared/ui/forms.tsx';
import { answersAtOnce, ponders } from '../shared/ui/settings.ts';
import { settingsWords } from './i18n/index.ts';
import { Switch } from './Switch.tsx';

export function EngineSettings({ engine }: { engine: EngineClient }) {
  const text = settingsWords.value;
  return (
    <>
      <Switch legend={text.answersAtOnce} state={answersAtOnce} />
      <Switch legend={text.ponders} state={ponders} />
      {mostCores > 1 && <CoresChoice />}
      <MemoryChoice engine={engine} />
    </>
  );
}

function CoresChoice() {
  const text = settingsWords.value;
  const automatic = cores.value === 'auto' ? text.automaticIs(threads.value) : text.automatic;
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

/** Size of the transposition table, with the allocated size if smaller. */
function MemoryChoice({ engine }: { engine: EngineClient }) {
  const text = settingsWords.value;
  const got = engine.hash.value ?? hash.value;
  const label = (wanted: number): string =>
    wanted === hash.value && got < wanted ? text.mebibytesOf(got, wanted) : text.mebibytes(wanted);
  const isAutomatic = memory.value === 'auto';
  return (
    <Select
      name="memory"
      legend={text.memory}
      value={String(memory.value)}
      onChange={(value) => {
        memory.value = SIZES.find((size) => String(size) === value) ?? 'auto';
      }}
      options={[
        {
          value: 'auto',
          label: isAutomatic ? text.automaticIs(label(hash.value)) : text.automatic,
        },
        ...SIZES.map((size) => ({
          value: String(size),
          label: isAutomatic ? text.mebibytes(size) : label(size),
        })),
      ]}
    />
  );
}
