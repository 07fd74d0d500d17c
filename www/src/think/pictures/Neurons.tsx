import type { Pointer } from '@chariot/board/parts';
import type { BoardSize } from '@chariot/board/pieces';
import type { NetworkAnatomy, PieceWeights, SideName, View } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { signedPawns } from '../../shared/game/pieceValues.ts';
import { words } from '../../shared/i18n/index.ts';
import { bound, Choice, named, Select } from '../../shared/ui/forms.tsx';
import { ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useJudged } from '../hooks.ts';
import { picturesWords } from '../i18n/index.ts';
import { added, whole } from '../numbers.ts';
import type { ThinkStore } from '../store.ts';
import { heldOf, type NumberedNeuron, ranked, sharesOf, weightsOf } from './neuron.ts';

/** Each neuron's weights as a board, sorted by contribution to this position. */
export function Neurons({ store }: ChapterProps) {
  const side = useSignal<SideName>('first');
  const view = store.record.head.value;
  const text = picturesWords.value;
  const { sides } = words.value.games[store.game];
  const { value } = useJudged(store, 'neurons', view && { game: view.game, side: side.value });
  const network = value?.network;
  // A game without a network has nothing to show.
  if (value && !network) return null;
  return (
    <Figure
      title={text.neuronsTitle}
      picture={
        <>
          <Choice legend={text.eyes} options={named(['first', 'second'], sides)} {...bound(side)} />
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
    network.weights.find(({ side, kind }) =>
      view.pieces.some((piece) => piece.side === side && piece.kind === kind && kind !== 'K'),
    ) ??
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

/** The contributions of the pieces to a neuron's sum, and its output. */
function OneNeuron({ store, view, network, neuron }: BoardsProps & { neuron: NumberedNeuron }) {
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
  return (
    <div>
      <ShownBoard store={store} view={view} pointers={badges} />
      <NeuronSum
        neuron={neuron}
        pieces={shares.reduce((all, { share }) => all + share, 0)}
        network={network}
      />
    </div>
  );
}

/** The whole sum of a neuron, line by line, in the engine's own integers. */
function NeuronSum({
  neuron,
  pieces,
  network,
}: {
  neuron: NumberedNeuron;
  pieces: number;
  network: NetworkAnatomy;
}) {
  const text = picturesWords.value;
  const { bias, sum, weight, output, centipawns } = neuron;
  const { weightUnit, outputUnit, outputCentipawns } = network;
  const held = heldOf(neuron, network);
  const rows: readonly (readonly [string, string, string])[] = [
    ['bias', text.neuronBias, whole(bias)],
    ['pieces', text.neuronPieces, whole(pieces)],
    ['sum', text.neuronTotal, `${added([bias, pieces])} = ${whole(sum)}`],
    ['held', text.neuronHeld(weightUnit), whole(held)],
    ['output', text.neuronOutput, `${held}² × ${whole(weight)} = ${whole(output)}`],
  ];
  return (
    <div role="status" class="pictures-sums">
      <p class="pictures-note">{text.neuronRead(weightUnit)}</p>
      <dl>
        {rows.map(([name, label, said]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-sum={name}>{said}</dd>
          </div>
        ))}
      </dl>
      <p class="pictures-product">
        {text.neuronScale(weightUnit, whole(outputUnit), String(Math.abs(outputCentipawns) / 100))}
        <br />
        <span data-sum="product">
          {whole(Math.sign(outputCentipawns) * output)} × {Math.abs(outputCentipawns) / 100} ÷{' '}
          {whole(outputUnit)} = <b>{signedPawns(centipawns, 3)}</b> {text.neuronAdds}
        </span>
      </p>
    </div>
  );
}

interface NeuronBoardProps {
  size: BoardSize;
  below: SideName;
  /** By rising square, −127 to 127. */
  weights: Int8Array;
  /** Largest weight of all boards, for the colours. */
  largest: number;
}

/** The weights of a neuron as a small board, with a colour for each sign. */
export function NeuronBoard({ size: { files, ranks }, below, weights, largest }: NeuronBoardProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const style = getComputedStyle(canvas.current);
    const [adds, takes] = [
      style.getPropertyValue('color'),
      style.getPropertyValue('outline-color'),
    ];
    context.clearRect(0, 0, files, ranks);
    for (const [index, weight] of weights.entries()) {
      const [file, rank] = [index % files, Math.floor(index / files)];
      const [x, y] = below === 'first' ? [file, ranks - 1 - rank] : [files - 1 - file, rank];
      context.globalAlpha = Math.min(1, Math.abs(weight) / largest);
      context.fillStyle = weight < 0 ? takes : adds;
      context.fillRect(x, y, 1, 1);
    }
  });
  return <canvas class="pictures-neuron-board" ref={canvas} width={files} height={ranks} />;
}
