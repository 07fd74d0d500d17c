import type { Pointer } from '@chariot/board/parts';
import type { BoardSize } from '@chariot/board/pieces';
import type { NetworkAnatomy, NeuronState, PieceWeights, SideName, View } from '@chariot/protocol';
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
import type { ThinkStore } from '../store.ts';

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

/** The contributions of the pieces to a neuron's sum, and its output. */
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
      <ShownBoard store={store} view={view} pointers={badges} />
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

/** 1.0, in the units of sums and weights. */
export const UNIT = 64;

export interface NumberedNeuron extends NeuronState {
  number: number;
}

/** The neurons, largest contribution first, of either sign. */
export function ranked({ neurons }: NetworkAnatomy): NumberedNeuron[] {
  return neurons
    .map((neuron, number) => ({ ...neuron, number }))
    .sort((a, b) => Math.abs(b.centipawns) - Math.abs(a.centipawns));
}

/** A neuron's weights for a type of piece, by rising square, −127 to 127. */
export function weightsOf({ weights }: PieceWeights, neuron: number, squares: number): Int8Array {
  return Int8Array.from(weights.slice(neuron * squares, (neuron + 1) * squares));
}

/** The contribution of each piece to a neuron's sum, in 64ths. */
export function sharesOf(
  { weights }: NetworkAnatomy,
  neuron: number,
  { pieces, files, ranks }: Pick<View, 'pieces' | 'files' | 'ranks'>,
): { square: string; share: number }[] {
  return pieces.map(({ square, side, kind }) => {
    const its = weights.find((one) => one.side === side && one.kind === kind);
    const share = its ? (weightsOf(its, neuron, files * ranks)[indexOf(square, files)] ?? 0) : 0;
    return { square, share };
  });
}

function indexOf(square: string, files: number): number {
  return (Number(square.slice(1)) - 1) * files + square.charCodeAt(0) - 'a'.charCodeAt(0);
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
