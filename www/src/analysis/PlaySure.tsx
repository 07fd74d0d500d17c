import { words } from '../shared/i18n/index.ts';
import { Dialog } from '../shared/ui/forms.tsx';
import { analysisWords } from './i18n/index.ts';

interface PlaySureProps {
  open: boolean;
  close(): void;
  play(): void;
}

/** Asks before a game that is being played is replaced. */
export function PlaySure({ open, close, play }: PlaySureProps) {
  const text = analysisWords.value;
  return (
    <Dialog title={text.playSure} open={open} close={close}>
      <p>{text.playSureWhy}</p>
      <div class="buttons">
        <button type="button" class="quiet" onClick={close}>
          {words.value.cancel}
        </button>
        <button type="button" class="primary" onClick={play}>
          {text.playYes}
        </button>
      </div>
    </Dialog>
  );
}
