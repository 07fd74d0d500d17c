import { PlayBoard, type PlayBoardProps, Stage, type StageProps } from '@chariot/board/parts';
import type { GameName, View } from '@chariot/protocol';
import { SKINS } from '../pieces/index.ts';

type PlayStageProps = Omit<StageProps<View>, 'skin' | 'board'> &
  Omit<PlayBoardProps, 'geometry' | 'skin' | 'view'> & { game: GameName };

/** A board to play on, with the chosen pieces. */
export function PlayStage({ game, view, below, bar, above, beneath, ...board }: PlayStageProps) {
  const skin = SKINS[game].value;
  return (
    <Stage
      view={view}
      skin={skin}
      below={below}
      bar={bar}
      above={above}
      beneath={beneath}
      board={(shown, geometry) => (
        <PlayBoard {...board} geometry={geometry} skin={skin} view={shown} />
      )}
    />
  );
}
