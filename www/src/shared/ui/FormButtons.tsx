import { words } from '../i18n/index.ts';

/** What ends a form in a dialog: leave everything as it was, or do what the form says. */
export function FormButtons({ submit, cancel }: { submit: string; cancel(): void }) {
  return (
    <div class="buttons">
      <button type="button" class="quiet" onClick={cancel}>
        {words.value.cancel}
      </button>
      <button type="submit" class="primary">
        {submit}
      </button>
    </div>
  );
}
