import { toyWords } from '../i18n/index.ts';

/** How many of the ends were looked at, as bars to scale. */
export function LookCount({ looks, ends }: { looks: number; ends: number }) {
  const text = toyWords.value;
  return (
    <dl class="toy-count">
      <dt>{text.minimaxLooks(ends)}</dt>
      <dd aria-hidden="true">
        <i class="is-all" style={{ width: '100%' }} />
      </dd>
      <dt>{text.alphaBetaLooks(looks)}</dt>
      <dd aria-hidden="true">
        <i style={{ width: `${(100 * looks) / ends}%` }} />
      </dd>
    </dl>
  );
}
