import type { View } from '@chariot/protocol';
import { resultOf } from '../shared/game/said.ts';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { endgameWords } from './i18n/index.ts';
import type { EndgameState } from './state.ts';

export function announceTurn({ record, game }: EndgameState, what: string): void {
  const head = record.head.value;
  if (!head) return;
  const { games, toPlay } = words.value;
  announce(`${what} ${toPlay(games[game].sides[head.toMove])}`);
}

export function announceEnd({ game, training }: EndgameState, view: View): void {
  const { result, history } = view;
  if (!result) return;
  const { title, reason } = resultOf(game, result);
  const summary = training.summary(view);
  const did = summary ? endgameWords.value.summary(summary) : '';
  announce([history.at(-1)?.text, reason, title, did].filter(Boolean).join('. '));
}
