import type { ComponentType, VNode } from 'preact';
import { later, PartFailed } from '../ui/later.tsx';
import type { Skin } from './skin.ts';

/** A part of a board whose script is fetched when it is first shown; a message says if it could not be fetched. */
export function boardPart<Props extends { skin: Skin }>(
  fetch: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  return later(
    fetch,
    ({ skin }, again) => again && <PartFailed words={skin.speech.words} again={again} />,
  );
}
