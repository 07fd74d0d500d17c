import { mapOf, type PieceHeatmap } from '@chariot/board/endings';
import type { BoardProps } from '@chariot/board/parts';
import type { View } from '@chariot/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { styled } from '../../shared/game/looks.ts';
import { wallWords } from './i18n/index.ts';
import type { WallState } from './state.ts';

/**
 * The wave of the position with one piece on each other square instead; `piece` names it by side and letter, so that it
 * stays the same piece from one position to the next.
 */
export function useWaveMap(
  state: WallState,
  view: View | undefined,
  piece: string | null,
): BoardProps['heat'] {
  const [known, setKnown] = useState<PieceHeatmap | null>(null);
  const square = view?.pieces.find(({ side, kind }) => `${side} ${kind}` === piece)?.square;
  useEffect(() => {
    setKnown(null);
    if (!view || square === undefined) return;
    let wanted = true;
    void state.engine.ask('heatmap', { game: styled(view.game), square }).then((reply) => {
      if (wanted && !('error' in reply)) setKnown({ view, square, squares: reply.squares });
    });
    return () => {
      wanted = false;
    };
  }, [state, view, square]);
  const { squareSaid } = wallWords.value;
  return useMemo(() => {
    if (!known || known.view !== view || known.squares.length === 0) return undefined;
    return mapOf(known, 'first', squareSaid);
  }, [known, view, squareSaid]);
}
