import { later, PartFailed } from '@chariot/board/ui';
import type { ComponentType, VNode } from 'preact';
import { words } from '../i18n/index.ts';

/**
 * A component whose script is fetched when first shown. Until then `meanwhile` holds its place. Without it, a failed
 * fetch shows a message with a retry button.
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
