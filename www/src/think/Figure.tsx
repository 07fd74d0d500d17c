import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { thinkWords } from './i18n/index.ts';
import { SourceLink } from './SourceLink.tsx';

/** The head of a column; an empty one has no name. */
export function columnHead(name: ComponentChildren, column: number) {
  return name === '' ? (
    <td key={column} />
  ) : (
    <th key={column} scope="col">
      {name}
    </th>
  );
}

export function TableHead({ columns }: { columns: readonly ComponentChildren[] }) {
  return (
    <thead>
      <tr>{columns.map(columnHead)}</tr>
    </thead>
  );
}

interface FigureProps {
  /** Absent for the first figure of a chapter, which has the chapter's title. */
  title?: string;
  /** Works at once, on the position that all chapters share. */
  picture: ComponentChildren;
  /** At most 120 words. */
  children: ComponentChildren;
  tryThis?: ComponentChildren;
  /** The source files, from the repository's root, each with words of the line after `#`. */
  sources: readonly string[];
}

/** One idea: picture, text, something to try, and the source files. */
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
          {sources.map((source) => (
            <SourceLink key={source} source={source} />
          ))}
        </p>
      </div>
    </section>
  );
}
