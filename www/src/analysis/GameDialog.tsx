import { Button } from '@chariot/board/ui';
import { OWN_TAGS, playerTag, RESULTS, tagIn, tagName, withTags } from '@chariot/game';
import { useState } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { Dialog, FormButtons, Select } from '../shared/ui/forms.tsx';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

interface GameDialogProps {
  store: AnalysisStore;
  open: boolean;
  close(): void;
}

interface Field {
  tag: string;
  label: string;
  placeholder?: string;
}

export function GameDialog({ store, open, close }: GameDialogProps) {
  const text = analysisWords.value;
  return (
    <Dialog title={text.gameDetails} open={open} close={close}>
      <GameForm store={store} close={close} />
    </Dialog>
  );
}

function GameForm({ store, close }: Pick<GameDialogProps, 'store' | 'close'>) {
  const [draft, setDraft] = useState<ReadonlyMap<string, string>>(new Map());
  const [added, add] = useState('');
  const text = analysisWords.value;
  const { sides } = words.value.games[store.game];
  const tags = store.tree.value?.tags ?? new Map<string, string>();
  const players = (['first', 'second'] as const).flatMap((side): Field[] => {
    const tag = playerTag(tags, store.inAnalysis.text, side);
    return [
      { tag, label: sides[side] },
      { tag: `${tag}Elo`, label: text.elo },
    ];
  });
  const usual: readonly Field[] = [
    { tag: 'Event', label: text.event },
    { tag: 'Site', label: text.site },
    { tag: 'Date', label: text.date, placeholder: '2026.11.23' },
    { tag: 'Round', label: text.roundName },
    { tag: 'TimeControl', label: text.timeControl, placeholder: '300+3' },
    { tag: 'Annotator', label: text.annotator },
  ];
  const known = new Set([...players, ...usual].map(({ tag }) => tag));
  const others = [...new Set([...tags.keys(), ...draft.keys()])].filter(
    (tag) => !known.has(tag) && !OWN_TAGS.has(tag) && tag !== 'Result',
  );
  const valueIn = (tag: string): string => draft.get(tag) ?? tagIn(tags, tag);
  const change = (tag: string, value: string): void => setDraft(new Map(draft).set(tag, value));
  const result = draft.get('Result') ?? tags.get('Result') ?? '*';

  const row = ({ tag, label, placeholder = '' }: Field) => (
    <label key={tag}>
      <span class="field-name">{label}</span>
      <input
        type="text"
        name={tag}
        value={valueIn(tag)}
        placeholder={placeholder}
        autocomplete="off"
        onInput={(event) => change(tag, event.currentTarget.value)}
      />
    </label>
  );
  return (
    <form
      class="dialog-form game-form"
      onSubmit={(event) => {
        event.preventDefault();
        store.setTags(withTags(tags, written(draft)));
        close();
      }}
    >
      <div class="field game-fields">{players.map(row)}</div>
      <div class="field game-fields is-even">
        <Select
          name="Result"
          legend={text.result}
          options={[...new Set([...RESULTS, result])].map((value) => ({
            value,
            label: text.results[value] ?? value,
          }))}
          value={result}
          onChange={(value) => change('Result', value)}
        />
        {usual.map(row)}
        {others.map((tag) => row({ tag, label: tag }))}
      </div>
      <div class="field">
        <label>
          <span class="field-name">{text.otherField}</span>
          <input
            type="text"
            name="other"
            value={added}
            placeholder="WhiteTeam"
            autocomplete="off"
            onInput={(event) => add(tagName(event.currentTarget.value))}
          />
        </label>
        <Button
          disabled={added === '' || known.has(added)}
          onClick={() => {
            change(added, valueIn(added));
            add('');
          }}
        >
          {text.addField}
        </Button>
      </div>
      <FormButtons submit={text.save} cancel={close} />
    </form>
  );
}

/** The changed tags, with dates in PGN form: `2026-11-23` becomes `2026.11.23`. */
function written(draft: ReadonlyMap<string, string>): [string, string][] {
  return [...draft].map(([tag, value]) => {
    const date = /Date$/.test(tag) ? /^\s*(\d{4})[-/.](\d\d?)[-/.](\d\d?)\s*$/.exec(value) : null;
    const [, year = '', month = '', day = ''] = date ?? [];
    return [tag, date ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('.') : value];
  });
}
