import type { ComponentChildren } from 'preact';
import { words } from '../i18n/index.ts';
import { IconButton } from '../ui/Icon.tsx';
import type { GameRecord } from './record.ts';

const STEPS = ['first', 'previous', 'next', 'last'] as const;
export type Step = (typeof STEPS)[number];

interface StepButtonsProps {
  /** Name of the last button. */
  last: string;
  isAtStart: boolean;
  isAtEnd: boolean;
  go(step: Step): void;
  /** Further buttons. */
  children?: ComponentChildren;
}

/** Buttons that step through positions. */
export function StepButtons({ last, isAtStart, isAtEnd, go, children }: StepButtonsProps) {
  const { firstPosition: first, previous, next } = words.value;
  const labels = { first, previous, next, last };
  return (
    <div class="move-buttons">
      {STEPS.map((step, i) => (
        <IconButton
          key={step}
          icon={step}
          label={labels[step]}
          disabled={i < 2 ? isAtStart : isAtEnd}
          onClick={() => go(step)}
        />
      ))}
      {children}
    </div>
  );
}

/** Buttons that step through the positions of a game. */
export function RecordSteps({
  record,
  children,
}: {
  record: GameRecord;
  children?: ComponentChildren;
}) {
  const plies = record.head.value?.history.length ?? 0;
  const at = record.shown.value?.history.length ?? 0;
  const goals = { first: 0, previous: at - 1, next: at + 1, last: plies };
  return (
    <StepButtons
      last={words.value.lastPosition}
      isAtStart={at === 0}
      isAtEnd={at >= plies}
      go={(step) => void record.lookAt(goals[step])}
    >
      {children}
    </StepButtons>
  );
}
