import type { BoardSize } from '@chariot/board/pieces';
import type { SideName } from '@chariot/protocol';
import { useEffect, useRef } from 'preact/hooks';

interface NeuronBoardProps {
  size: BoardSize;
  below: SideName;
  /** By rising square, from −127 to 127. */
  weights: Int8Array;
  /** The largest of all boards, for the colours. */
  largest: number;
}

/** The weights of a neuron as a small board: one colour for what adds to its sum, one for what takes away. */
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
