import { Button } from '@chariot/board/ui';
import { words } from '../i18n/index.ts';
import { Choice, Dialog } from '../ui/forms.tsx';
import { KEYS, type KeyName, keysInUse, letterKeys } from './hear.ts';
import { keyWords } from './i18n/index.ts';
import { sheetOpen } from './keys.ts';
import './sheet.css';

export { keyWordsReady } from './i18n/index.ts';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Keys of the shown view, and gestures on its board. */
export function KeySheet() {
  const text = keyWords.value;
  const close = (): void => {
    sheetOpen.value = false;
  };
  const named: Readonly<Record<string, string>> = text.names;
  const nameOf = (name: KeyName): string => {
    const [key] = KEYS[name];
    return SIGNS[key] ?? named[key] ?? key.toUpperCase();
  };
  return (
    <Dialog title={text.title} open={sheetOpen.value} close={close}>
      <div class="dialog-form key-sheet">
        <dl>
          {keysInUse().map((name) => (
            <div key={name} data-key={name}>
              <dt>
                <kbd>{nameOf(name)}</kbd>
              </dt>
              <dd>{text.does[name]}</dd>
            </div>
          ))}
        </dl>
        <section>
          <h3>{text.board}</h3>
          <dl>
            {text.onBoard.map(([how, does]) => (
              <div key={how}>
                <dt>{how}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Choice
          legend={text.letters}
          value={letterKeys.value ? 'on' : 'off'}
          onChange={(value) => {
            letterKeys.value = value === 'on';
          }}
          options={[
            { value: 'on', label: text.on },
            { value: 'off', label: text.off },
          ]}
        />
        <div class="buttons">
          <Button primary onClick={close}>
            {words.value.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
