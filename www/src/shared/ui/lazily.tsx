import { later, PartFailed } from '@chariot/board/ui';
import type { ComponentType, VNode } from 'preact';
import { words } from '../i18n/index.ts';

/**
 * A component whose script is fetched when it is first shown. Until then `meanwhile` keeps its place; where there is
 * nothing to keep, a message says that it could not be fetched, and offers another try.
 */
export function lazily<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  meanwhile?: VNode,
): (props: Props) => VNode | null {
  return later(
    fetch,
    (_, tryAgain) =>
      meanwhile ?? (tryAgain && <PartFailed words={words.value} tryAgain={tryAgain} />),
  );
}
