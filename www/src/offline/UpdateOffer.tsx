import { words } from '../shared/i18n/index.ts';
import { newer, reloadToNewer } from './page.ts';

/** Offers a newer version. The page keeps its own until the person accepts. */
export function UpdateOffer() {
  const text = words.value;
  return (
    <div class="update" role="status">
      {newer.value && (
        <div class="update-offer">
          <span>{text.newVersion}</span>
          <button type="button" class="quiet" onClick={reloadToNewer}>
            {text.reload}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              newer.value = null;
            }}
          >
            {text.later}
          </button>
        </div>
      )}
    </div>
  );
}
