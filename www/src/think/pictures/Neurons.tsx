import type { Pointer } from '@chariot/board/parts';
import type { NetworkAnatomy, PieceWeights, SideName, View } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { signedPawns } from '../../shared/game/pieceValues.ts';
import { words } from '../../shared/i18n/index.ts';
import { Choice, Select } from '../../shared/ui/forms.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { ShownBoard } from '../ShownBoard.tsx';
import type { ThinkStore } from '../store.ts';
import { picturesWords } from './i18n/index.ts';
import { useJudged } from './judged.ts';
import { NeuronBoard } from './NeuronBoard.tsx';
import { type NumberedNeuron, ranked, sharesOf, UNIT, weightsOf } from './neuron.ts';

/** Each neuron's weights as a board, sorted by what it adds to this position. */
export function Neurons({ store }: ChapterProps) {
  const side = useSignal<SideName>('first');
  const view = store.record.head.value;
  const text = picturesWords.value;
  const { sides } = words.value.games[store.game];
  const { value } = useJudged(store, 'neurons', view && { game: view.game, side: side.value });
  const network = value?.network;
  // A game whose engine has no network has nothing to show.
  if (value && !network) return null;
  return (
    <Figure
      title={text.neuronsTitle}
      picture={
        <>
          <Choice
            legend={text.eyes}
            value={side.value}
            options={(['first', 'second'] as const).map((value) => ({
              value,
              label: sides[value],
            }))}
            onChange={(value) => {
              side.value = value;
            }}
          />
          {network && view && <Boards store={store} view={view} network={network} />}
        </>
      }
      tryThis={text.neuronsTry}
      sources={['crates/eval/src/network.rs', `crates/${store.game}/src/network.rs`]}
    >
      <p>{text.neuronsText}</p>
    </Figure>
  );
}

interface BoardsProps {
  store: ThinkStore;
  view: View;
  network: NetworkAnatomy;
}

const keyOf = ({ side, kind }: PieceWeights): string => `${side}${kind}`;

function Boards({ store, view, network }: BoardsProps) {
  const text = picturesWords.value;
  const { piece } = words.value.games[store.game];
  const kind = useSignal('');
  const chosen = useSignal<number | null>(null);
  const neurons = ranked(network);
  const shown =
    network.weights.find((one) => keyOf(one) === kind.value) ??
    network.weights.find((one) => one.kind === 'N') ??
    network.weights[0];
  if (!shown) return null;
  const squares = view.files * view.ranks;
  const boards = neurons.map(({ number }) => weightsOf(shown, number, squares));
  const largest = Math.max(1, ...boards.map((board) => Math.max(...board.map(Math.abs))));
  const neuron = neurons.find(({ number }) => number === chosen.value) ?? neurons[0];
  return (
    <div class="think-beside">
      {neuron && <OneNeuron store={store} view={view} network={network} neuron={neuron} />}
      <div>
        <Select
          name="neuron-piece"
          legend={text.weightsOf}
          value={keyOf(shown)}
          options={network.weights.map((one) => ({
            value: keyOf(one),
            label: piece(one.side, one.kind),
          }))}
          onChange={(value) => {
            kind.value = value;
          }}
        />
        <ul class="pictures-neurons">
          {neurons.map(({ number, centipawns }, place) => (
            <li key={number}>
              <button
                type="button"
                data-neuron={number}
                aria-pressed={number === neuron?.number}
                aria-label={text.neuron(number + 1, signedPawns(centipawns))}
                onClick={() => {
                  chosen.value = number;
                }}
              >
                <NeuronBoard
                  size={view}
                  below={store.below.value}
                  weights={boards[place] ?? new Int8Array()}
                  largest={largest}
                />
                <span aria-hidden="true">{signedPawns(centipawns)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What the pieces of the position add to the sum of a neuron, and what becomes of it. */
function OneNeuron({ store, view, network, neuron }: BoardsProps & { neuron: NumberedNeuron }) {
  const text = picturesWords.value;
  const shares = sharesOf(network, neuron.number, view);
  const badges = shares
    .filter(({ share }) => share !== 0)
    .map(
      ({ square, share }): Pointer => ({
        to: square,
        badge: `${share < 0 ? '−' : '+'}${Math.abs(share)}`,
        tone: share < 0 ? 'bad' : 'accent',
      }),
    );
  const held = Math.min(UNIT, Math.max(0, neuron.sum));
  return (
    <div>
      <ShownBoard game={store.game} view={view} below={store.below.value} pointers={badges} />
      <p class="pictures-note" role="status">
        {text.neuronSum({
          number: neuron.number + 1,
          bias: neuron.bias,
          sum: neuron.sum,
          held,
          weight: neuron.weight,
          adds: signedPawns(neuron.centipawns),
        })}
      </p>
    </div>
  );
}
