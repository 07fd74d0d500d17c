import type { GameName } from '@chariot/protocol';
import { faceOf } from './faces.ts';
import type { Opponent } from './opponents.ts';

/** The face of a character. */
export function Portrait({ game, character }: { game: GameName; character: Opponent }) {
  const { ground, skin, hair, hairline, lines, worn } = faceOf(game, character);
  return (
    <svg class="face portrait" viewBox="0 0 32 32" aria-hidden="true">
      <rect
        class="face-ground"
        style={{ '--player-ground': ground }}
        x="1"
        y="1"
        width="30"
        height="30"
        rx="8"
      />
      <ellipse cx="16" cy="17" rx="8" ry="9" fill={skin} />
      <path d={hairline} fill={hair} />
      {worn && <path d={worn[1]} fill={worn[0]} />}
      <path d={lines} fill="none" stroke="#3a2a22" stroke-width="1.2" stroke-linecap="round" />
    </svg>
  );
}
