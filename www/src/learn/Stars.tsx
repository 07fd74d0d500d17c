import { MOST_STARS } from '../shared/courses/progress.ts';

interface StarsProps {
  count: number;
  /** For screen readers. */
  label: string;
  large?: boolean;
}

const STAR = 'M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.1L12 17.9l-6.4 3.5L7 14.3l-5.3-5 7.2-.9z';
const PLACES = Array.from({ length: MOST_STARS }, (_, place) => place);

/** Stars reached, and those left. */
export function Stars({ count, label, large }: StarsProps) {
  return (
    <span class={`stars ${large ? 'is-large' : ''}`} role="img" aria-label={label}>
      {PLACES.map((place) => (
        <svg key={place} viewBox="0 0 24 24" aria-hidden="true">
          <path class={place < count ? 'is-lit' : ''} d={STAR} />
        </svg>
      ))}
    </span>
  );
}
