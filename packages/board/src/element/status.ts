import { other } from '@chariot/game';
import type { DistanceToMate, View } from '@chariot/protocol';
import { resultIn } from '../words/said.ts';
import type { EndingValue } from './endings.ts';
import type { Spoken } from './i18n/language.ts';
import type { PuzzleState } from './puzzle.ts';
import type { BoardSession } from './session.ts';

export function statusOf(session: BoardSession): string {
  const spoken = session.spoken.value;
  const shown = session.record.shown.value;
  if (session.settings.value?.view === 'free') return '';
  if (!shown) return session.failure.value ? '' : spoken.words.loading;
  if (session.thinking.value) return spoken.words.thinking('Chariot');
  const puzzle = session.puzzle.value;
  if (puzzle) return puzzleStatus(spoken, puzzle.state.value, puzzle.mistakes, shown);
  if (shown.result) {
    const { title, reason } = resultIn(spoken.words, shown.game.game, shown.result);
    return spoken.words.ended(title, reason);
  }
  if (session.settings.value?.view === 'endgame')
    return endingStatus(spoken, session.ending.value, shown);
  const side = spoken.words.games[shown.game.game].sides[shown.toMove];
  return shown.check === undefined ? spoken.words.toPlay(side) : spoken.words.toPlayInCheck(side);
}

function puzzleStatus(
  { own, words }: Spoken,
  state: PuzzleState,
  mistakes: number,
  { game, startToMove }: View,
): string {
  switch (state.kind) {
    case 'find':
      return own.find(words.games[game.game].sides[startToMove]);
    case 'wrong':
      return own.wrong(state.move);
    case 'right':
      return own.right;
    case 'solved':
      return own.solved(mistakes);
    default:
      return state satisfies never;
  }
}

function endingStatus({ own, words }: Spoken, value: EndingValue, view: View): string {
  if (value.kind === 'loading') return own.loadingTables;
  if (value.kind === 'unknown' || !value.result.dtm) return own.unknown;
  const { dtm } = value.result;
  if (dtm.kind === 'draw') return own.drawn;
  const winner = dtm.kind === 'win' ? view.toMove : other(view.toMove);
  return own.matesIn(words.games[view.game.game].sides[winner], dtm.moves);
}

/** The result of a move, for its mover. */
export function valueText({ own }: Spoken, dtm: DistanceToMate | undefined): string {
  if (!dtm) return '?';
  if (dtm.kind === 'draw') return own.draws;
  return dtm.kind === 'win' ? own.winsIn(dtm.moves) : own.losesIn(dtm.moves);
}
