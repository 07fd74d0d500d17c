import { toyWords } from '../i18n/index.ts';

interface LookCountProps {
  /** Ends looked at, of all. */
  looks: number;
  ends: number;
  /** Whether the reader has looked at more than alpha-beta would. */
  isReaders?: boolean;
}

/** How many of the ends were looked at, as bars to scale. */
export function LookCount({ looks, ends, isReaders = false }: LookCountProps) {
  const text = toyWords.value;
  return (
    <dl class="toy-count">
      <dt>{text.minimaxLooks(ends)}</dt>
      <dd aria-hidden="true">
        <i class="is-all" style={{ width: '100%' }} />
      </dd>
      <dt>{isReaders ? text.youLook(looks) : text.alphaBetaLooks(looks)}</dt>
      <dd aria-hidden="true">
        <i style={{ width: `${(100 * looks) / ends}%` }} />
      </dd>
    </dl>
  );
}
