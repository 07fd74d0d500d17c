import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { thinkWords } from './i18n/index.ts';
import { SourceLink } from './SourceLink.tsx';

interface FigureProps {
  /** Absent for the first figure of a chapter, which has the chapter's title. */
  title?: string;
  /** Works at once on the position that all chapters look at. */
  picture: ComponentChildren;
  /** At most 150 words. */
  children: ComponentChildren;
  /** What to try. */
  tryThis?: ComponentChildren;
  /** The files that do it, from the folder of the repository. */
  sources: readonly string[];
}

/** One idea: its picture, what it says, what to try, and the files that do it. */
export function Figure({ title, picture, children, tryThis, sources }: FigureProps) {
  const heading = useId();
  return (
    <section class="think-figure" aria-labelledby={title ? heading : undefined}>
      {title && <h3 id={heading}>{title}</h3>}
      <div class="think-picture">{picture}</div>
      <div class="think-text">
        {children}
        {tryThis && (
          <p class="think-try">
            <strong>{thinkWords.value.tryThis}</strong> {tryThis}
          </p>
        )}
        <p class="think-sources">
          {thinkWords.value.source}{' '}
          {sources.map((path, i) => (
            <>
              {i > 0 && ' · '}
              <SourceLink key={path} path={path} />
            </>
          ))}
        </p>
      </div>
    </section>
  );
}
