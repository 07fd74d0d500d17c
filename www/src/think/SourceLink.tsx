import { sourceAddress } from './source.ts';

/** A file of the repository, with a link to it where the repository is known. */
export function SourceLink({ path }: { path: string }) {
  const address = sourceAddress(path);
  const name = <code>{path}</code>;
  return address ? <a href={address}>{name}</a> : name;
}
