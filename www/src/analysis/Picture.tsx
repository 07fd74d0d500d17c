import { Button } from '@chariot/board/ui';
import type { GameName, SideName } from '@chariot/protocol';
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
  const save = async (): Promise<void> => {
    const png = await withDrawing(<Diagram {...position} />, (drawing) => pngOf(drawing, WIDTH));
    const file = new File([png], `chariot-${game}.png`, { type: png.type });
    const isPhone = matchMedia('(pointer: coarse)').matches;
    if (isPhone && navigator.canShare?.({ files: [file] })) {
      // The person may think better of it.
      await navigator.share({ files: [file] }).catch(() => {});
    } else download(file.name, file.type, file);
  };
  return (
    <div class="share-picture">
      <Diagram {...position} />
      <Button onClick={() => void save()}>{analysisWords.value.savePicture}</Button>
    </div>
  );
}
