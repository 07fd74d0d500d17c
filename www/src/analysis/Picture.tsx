import { Button } from '@chariot/board/ui';
import type { GameName, SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { Diagram } from '../shared/game/Diagram.tsx';
import { pngOf, withDrawing } from '../shared/game/picture.ts';
import { download } from '../shared/ui/download.ts';
import { analysisWords } from './i18n/index.ts';

/** Pixels across. */
const WIDTH = 1_080;

interface PictureProps {
  game: GameName;
  fen: string;
  below: SideName;
}

/** The position as a picture, to save or, on a phone, to send. */
export function Picture({ game, fen, below }: PictureProps) {
  const position = { game, fen, below };
  const isFailed = useSignal(false);
  const make = async (): Promise<void> => {
    const png = await withDrawing(<Diagram {...position} />, (drawing) => pngOf(drawing, WIDTH));
    const file = new File([png], `chariot-${game}.png`, { type: png.type });
    const isPhone = matchMedia('(pointer: coarse)').matches;
    if (isPhone && navigator.canShare?.({ files: [file] })) {
      try {
        await navigator.share({ files: [file] });
        return;
      } catch (error) {
        // The person has thought better of it. Any other refusal, as of a click too long ago, leaves the download.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    download(file.name, file.type, file);
  };
  const save = async (): Promise<void> => {
    isFailed.value = false;
    try {
      await make();
    } catch {
      isFailed.value = true;
    }
  };
  return (
    <div class="share-picture">
      <Diagram {...position} />
      <Button onClick={() => void save()}>{analysisWords.value.savePicture}</Button>
      {isFailed.value && <p role="alert">{analysisWords.value.pictureFailed}</p>}
    </div>
  );
}
