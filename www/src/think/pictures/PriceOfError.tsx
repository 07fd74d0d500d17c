import { MOVE_CLASSES, share } from '@chariot/engine/analysis';
import { useSignal } from '@preact/signals';
import { signedPawns } from '../../shared/game/pieceValues.ts';
import { bound } from '../../shared/ui/forms.tsx';
import { Draggable } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { picturesWords } from '../i18n/index.ts';

/** Centipawns to either side on the scale of the curve. */
const MOST = 1_000;
const WIDE = 200;
const HIGH = 100;

const chances = (value: number): number => share({ kind: 'centipawns', value });
const x = (value: number): number => ((value + MOST) / (2 * MOST)) * WIDE;
const y = (value: number): number => HIGH * (1 - chances(value));

const CURVE = Array.from({ length: 101 }, (_, i) => -MOST + (i * 2 * MOST) / 100)
  .map((value, i) => `${i === 0 ? 'M' : 'L'}${x(value).toFixed(1)} ${y(value).toFixed(1)}`)
  .join('');

/** The cost of an error: losing material matters in an even game and hardly in a won one. */
export function PriceOfError() {
  const before = useSignal(50);
  const lost = useSignal(150);
  const text = picturesWords.value;
  const after = Math.max(-MOST, before.value - lost.value);
  const percent = (value: number): number => Math.round(100 * chances(value));
  const loss = chances(before.value) - chances(after);
  const found = MOVE_CLASSES.find((one) => loss >= one.loss);
  return (
    <Figure
      title={text.priceTitle}
      picture={
        <svg
          class="pictures-price"
          viewBox={`-18 -12 ${WIDE + 28} ${HIGH + 30}`}
          aria-hidden="true"
        >
          <path
            class="is-axis"
            d={`M0 0H${WIDE}M0 ${HIGH / 2}H${WIDE}M0 ${HIGH}H${WIDE}M${WIDE / 2} 0V${HIGH}`}
          />
          {[0, 50, 100].map((value) => (
            <text key={value} class="is-chances" x={-2} y={HIGH - value + 2}>
              {value}%
            </text>
          ))}
          {[-1_000, -500, 0, 500, 1_000].map((value) => (
            <text key={value} x={x(value)} y={HIGH + 8}>
              {signedPawns(value, 0)}
            </text>
          ))}
          <text class="is-name" x={WIDE / 2} y={HIGH + 16}>
            {text.priceAxes.advantage}
          </text>
          <text class="is-name is-first" x={-18} y={-5}>
            {text.priceAxes.chances}
          </text>
          <rect x={x(after)} y={0} width={x(before.value) - x(after)} height={HIGH} />
          <path class="is-fall" d={`M${x(before.value)} ${y(before.value)}V${y(after)}`} />
          <path class="is-curve" d={CURVE} />
          <circle cx={x(before.value)} cy={y(before.value)} r="2.4" />
          <circle class="is-after" cx={x(after)} cy={y(after)} r="2.4" />
        </svg>
      }
      tryThis={text.priceTry}
      sources={[
        'packages/engine/src/analysis/score.ts',
        'packages/engine/src/analysis/moveClasses.ts',
      ]}
    >
      <p role="status">
        {text.price({
          before: (
            <Draggable
              label={text.priceBefore}
              {...bound(before)}
              min={-MOST}
              max={MOST}
              step={10}
              format={(value) => signedPawns(value)}
            />
          ),
          lost: (
            <Draggable
              label={text.priceLost}
              {...bound(lost)}
              min={0}
              max={MOST}
              step={10}
              format={(value) => signedPawns(-value)}
            />
          ),
          from: percent(before.value),
          to: percent(after),
          loss: Math.round(100 * loss),
          judgement: text.judgement(found?.moveClass ?? null),
        })}
      </p>
      <p>{text.priceText}</p>
    </Figure>
  );
}
