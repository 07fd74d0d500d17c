import type { EvaluationSum as Sum } from '@chariot/protocol';
import { signedPawns } from '../../shared/game/pieceValues.ts';
import { words } from '../../shared/i18n/index.ts';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useJudged } from '../hooks.ts';
import { picturesWords } from '../i18n/index.ts';
import { added, whole } from '../numbers.ts';
import { partsOf, SUM_PARTS } from './neuron.ts';
import { type Step, stepsOf } from './steps.ts';

/** The sum of all neurons and of the facts, down to the evaluation: as steps to scale, and in the engine's own integers. */
export function EvaluationSum({ store }: ChapterProps) {
  const view = store.record.head.value;
  const text = picturesWords.value;
  const asked = view && { game: view.game, side: view.toMove };
  const network = useJudged(store, 'neurons', asked).value?.network;
  if (!view || !network?.sum) return null;
  const { sum, outputUnit, outputCentipawns } = network;
  const { sides } = words.value.games[store.game];
  const parts = partsOf(network, sum);
  const side = sides[view.toMove];
  const names = {
    first: text.neuronsOf(sides.first),
    second: text.neuronsOf(sides.second),
    bias: text.outputBias,
    facts: text.factsShare,
  };
  const steps = stepsOf([...SUM_PARTS.map((name) => parts[name]), sum.total]);
  const rows = [...SUM_PARTS.map((name) => [names[name], parts[name]] as const)];
  return (
    <Figure
      title={text.sumTitle}
      picture={
        <div class="pictures-waterfall">
          <ol aria-label={text.sumTitle} style={{ '--zero': `${steps.zero}%` }}>
            {rows.map(([name, value], at) => (
              <StepRow key={name} name={name} value={value} step={steps.bars[at]} />
            ))}
            <StepRow
              name={text.evaluationFor(side)}
              value={sum.total}
              step={steps.bars.at(-1)}
              isTotal
            />
          </ol>
          <Integers sum={sum} unit={outputUnit} centipawns={Math.abs(outputCentipawns)} />
        </div>
      }
      tryThis={text.sumTry}
      sources={['crates/eval/src/network/inspection.rs#pub struct NetworkSum']}
    >
      <p>{text.sumText(network.neurons.length, side, sum.share, sum.shareUnit)}</p>
    </Figure>
  );
}

interface StepRowProps {
  name: string;
  /** In centipawns. */
  value: number;
  step: Step | undefined;
  isTotal?: boolean;
}

function StepRow({ name, value, step, isTotal = false }: StepRowProps) {
  return (
    <li class={isTotal ? 'is-total' : ''}>
      <span>{name}</span>
      <span class="pictures-track" aria-hidden="true">
        {step && (
          <i
            class={value < 0 ? 'pictures-step is-second' : 'pictures-step'}
            style={{ insetInlineStart: `${step.from}%`, width: `${step.width}%` }}
          />
        )}
      </span>
      <b>{signedPawns(value)}</b>
    </li>
  );
}

/** The same in integers, line by line. */
function Integers({ sum, unit, centipawns }: { sum: Sum; unit: number; centipawns: number }) {
  const text = picturesWords.value;
  const { first, second, bias, network, handWritten, share, shareUnit, counted, total } = sum;
  const all = first + second + bias;
  const lines = [
    ['neurons', `${added([first, second, bias])} = ${whole(all)}`, ''],
    ['network', `${whole(all)} × ${centipawns} ÷ ${whole(unit)} → ${whole(network)}`, text.down],
    [
      'facts',
      `${whole(handWritten)} × ${share} ÷ ${shareUnit} → ${whole(counted)}`,
      text.towardsZero,
    ],
    ['total', `${added([network, counted])} = ${whole(total)}`, text.hundredths],
    ['adds', `${added([total, -handWritten])} = ${whole(total - handWritten)}`, text.networkAdds],
  ] as const;
  return (
    <ul class="pictures-integers" aria-label={text.inIntegers}>
      {lines.map(([name, said, note]) => (
        <li key={name} data-sum={name}>
          <span>{said}</span> <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
