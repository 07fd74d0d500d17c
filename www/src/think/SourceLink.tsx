import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../shared/ui/forms.tsx';
import { thinkWords } from './i18n/index.ts';
import { addressOf, lineOf, placeOf } from './source.ts';

/** A source file: a press shows its text, at the line in question. */
export function SourceLink({ source }: { source: string }) {
  const text = useSignal<string | null>(null);
  const isOpen = useSignal(false);
  const place = placeOf(source);
  const open = async (): Promise<void> => {
    const { textOf } = await import('./sourceTexts.ts');
    text.value = textOf(place.path) ?? '';
    isOpen.value = true;
  };
  return (
    <>
      <button type="button" class="think-source" onClick={() => void open()}>
        {nameOf(place.path)}
      </button>
      <Dialog
        title={place.path}
        open={isOpen.value}
        close={() => {
          isOpen.value = false;
        }}
      >
        {text.value !== null && (
          <SourceText text={text.value} path={place.path} line={lineOf(text.value, place)} />
        )}
      </Dialog>
    </>
  );
}

/** A file by its crate or top folder: files of two crates may share a name. */
function nameOf(path: string): string {
  const parts = path.split('/');
  return `${parts[0] === 'crates' ? parts[1] : parts[0]}/${parts.at(-1)}`;
}

function SourceText({ text, path, line }: { text: string; path: string; line: number }) {
  const marked = useRef<HTMLElement | null>(null);
  useEffect(() => marked.current?.scrollIntoView({ block: 'center' }), []);
  const address = addressOf(path, line, location);
  return (
    <>
      {address && (
        <p>
          <a href={address}>{thinkWords.value.onGitHub(line)}</a>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard */}
      <pre class="think-code" tabIndex={0}>
        {text
          .trimEnd()
          .split('\n')
          .map((row, i) => (
            <code
              key={i}
              {...(i + 1 === line && { ref: marked })}
              class={i + 1 === line && line > 1 ? 'is-marked' : ''}
              data-line={i + 1}
            >
              {row}
            </code>
          ))}
      </pre>
    </>
  );
}
