import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { thinkWords } from './i18n/index.ts';

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
  /** At most 150 words. */
  children: ComponentChildren;
  tryThis?: ComponentChildren;
  /** The source files, from the repository's root. */
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

/** A file of the repository, with a link to it if the repository is known. */
export function SourceLink({ path }: { path: string }) {
  const address = sourceAddress(path);
  const name = <code>{path}</code>;
  return address ? <a href={address}>{name}</a> : name;
}

/** A file's address on GitHub, derived from a GitHub Pages address; `undefined` for other hosts. */
function sourceAddress(path: string, { hostname, pathname } = location): string | undefined {
  const owner = /^([\w-]+)\.github\.io$/.exec(hostname)?.[1];
  if (!owner) return undefined;
  const repository = pathname.split('/')[1] || `${owner}.github.io`;
  return `https://github.com/${owner}/${repository}/blob/main/${path}`;
}
