import { words } from '../i18n/index.ts';
import { Dialog } from './forms.tsx';
import { FURTHER, type ViewName } from './route.ts';
import { ViewLink } from './ViewLink.tsx';
import './sheet.css';

interface ViewSheetProps {
  view: ViewName;
  open: boolean;
  close(): void;
}

/** The views that a narrow window has no room for. */
export function ViewSheet({ view, open, close }: ViewSheetProps) {
  return (
    <Dialog title={words.value.moreViews} open={open} close={close}>
      <nav class="view-sheet" aria-label={words.value.moreViews}>
        {(['today', 'practice', ...FURTHER, 'friend', 'about'] as const).map((name) => (
          <ViewLink key={name} name={name} current={view} onClick={close} />
        ))}
      </nav>
    </Dialog>
  );
}
