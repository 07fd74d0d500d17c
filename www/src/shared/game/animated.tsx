import { placementOf, placeOf } from '@chariot/board/parts';
import type { EngineClient } from '@chariot/engine/client';
import type { Game, SideName } from '@chariot/protocol';
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { Diagram } from './Diagram.tsx';
import { imageOf, withDrawing } from './picture.ts';

/** Pixels of the picture's width, and colours of its palette. */
const WIDTH = 480;
const COLOURS = 127;
/** Milliseconds that a position is shown, and the last one. */
const DELAY = 900;
const LAST_DELAY = 3_000;
/** The squares of the last move: darkened, so that the piece on top stays as it is. */
const MARK = 'rgb(232 200 96)';

/** A game as an animated picture, drawn on this device. `told` hears the part done, 0 to 1. */
export async function animated(
  engine: Pick<EngineClient, 'ask'>,
  game: Game,
  below: SideName,
  told: (done: number) => void,
): Promise<Blob> {
  const positions = await positionsOf(engine, game);
  const gif = GIFEncoder();
  // The colours of a position with a marked move serve all.
  const [first, second = first] = positions;
  if (!first || !second) throw new Error('no positions');
  const { data: sample } = await frameOf(game, second.fen, below, second.squares);
  const colours = quantize(sample, COLOURS);
  let before: Uint8Array | undefined;
  for (const [i, { fen, squares }] of positions.entries()) {
    const { data, width, height } = await frameOf(game, fen, below, squares);
    const whole = applyPalette(data, colours);
    const delay = i === positions.length - 1 ? LAST_DELAY : DELAY;
    const transparentIndex = colours.length;
    if (before) {
      // What has not changed shows through: a move takes a tenth of a position.
      const changed = whole.map((colour, at) =>
        colour === before?.[at] ? transparentIndex : colour,
      );
      gif.writeFrame(changed, width, height, {
        delay,
        transparent: true,
        transparentIndex,
        dispose: KEEP,
      });
    } else {
      gif.writeFrame(whole, width, height, { palette: [...colours, BLACK], delay });
    }
    before = whole;
    told((i + 1) / positions.length);
    // The page answers meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}

/** The colour that is never shown, and how GIF says that a frame stays below the next. */
const BLACK = [0, 0, 0];
const KEEP = 1;

interface Shown {
  fen: string;
  /** The last move's. */
  squares: readonly string[];
}

async function positionsOf(engine: Pick<EngineClient, 'ask'>, game: Game): Promise<Shown[]> {
  const start: Game = { ...game, moves: [] };
  const [first, line] = await Promise.all([
    engine.ask('view', start),
    engine.ask('replay', { game: start, texts: game.moves }),
  ]);
  if ('error' in first) throw new Error(first.error.kind);
  if ('error' in line) throw new Error(line.error.kind);
  const after = line.fens.map((fen, i): Shown => {
    const { from, to } = line.moves[i] ?? {};
    return { fen, squares: [from, to].filter((square) => square !== undefined) };
  });
  return [{ fen: first.view.fen, squares: [] }, ...after];
}

/** One position as pixels. */
async function frameOf(
  { game }: Game,
  fen: string,
  below: SideName,
  squares: readonly string[],
): Promise<ImageData> {
  return withDrawing(<Diagram game={game} fen={fen} below={below} />, async (drawing) => {
    const { x, y, width: wide, height: high } = drawing.viewBox.baseVal;
    const height = Math.round((WIDTH * high) / wide);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDTH, height];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(await imageOf(drawing, WIDTH, height), 0, 0, WIDTH, height);
    const scale = WIDTH / wide;
    const rows = placementOf(fen);
    const [files, ranks] = [rows[0]?.length ?? 0, rows.length];
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = MARK;
    for (const square of squares) {
      const at = placeOf({ files, ranks, below }, square);
      if (at) context.fillRect((at.column - x) * scale, (at.row - y) * scale, scale, scale);
    }
    return context.getImageData(0, 0, WIDTH, height);
  });
}
