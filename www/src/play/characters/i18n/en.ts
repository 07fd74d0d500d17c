import type { GameName } from '@chariot/protocol';
import type { Opponent } from '../opponents.ts';

export const characters = {
  opponent: 'Opponent',
  neutral: 'Neutral',
  names: {
    chess: {
      attacker: 'Ember',
      fortress: 'Garth',
      gambler: 'Lottie',
      grinder: 'Old Mill',
      trickster: 'Foxglove',
      positional: 'Stillwater',
      student: 'Pip',
      keeper: 'Magpie',
    },
    xiangqi: {
      attacker: 'Gale',
      fortress: 'Stone Gate',
      gambler: 'Three Dice',
      grinder: 'Grindstone',
      trickster: 'Wildcat',
      positional: 'Calm Pond',
      student: 'Page Boy',
      keeper: 'Treasurer',
    },
  } satisfies Record<GameName, Record<Opponent, string>> as Record<
    GameName,
    Record<Opponent, string>
  >,
  /** A word for the taste, after the name in the list. */
  tastes: {
    attacker: 'attacks',
    fortress: 'stays at home',
    gambler: 'sacrifices',
    grinder: 'trades pieces',
    trickster: 'makes threats',
    positional: 'quiet moves',
    student: 'one opening',
    keeper: 'avoids trades',
  } as Readonly<Record<Opponent, string>>,
  named: (name: string, taste: string) => `${name} – ${taste}`,
  /** The royal piece, as the stories name it. */
  royal: { chess: 'king', xiangqi: 'general' } as Readonly<Record<GameName, string>>,
  stories: (royal: string): Readonly<Record<Opponent, string>> => ({
    attacker: `Goes straight for your ${royal} with everything on the board. Keep something back to defend.`,
    fortress: 'Stays on its own half and lets nobody in. You will have to find a way through.',
    gambler: 'Leaves pieces to be taken and hopes that you choose wrong. Count before you accept.',
    grinder: 'Trades pieces at every chance to reach an endgame. The rest takes patience.',
    trickster: 'Makes threats wherever there is one to make. Look twice at its last move.',
    positional: 'Plays quiet moves that give every piece more room. The danger grows slowly.',
    student: 'Has learnt one opening for each side. After that it has to think for itself.',
    keeper: 'Likes every piece too much to trade it. Expect a crowded board.',
  }),
};

export type CharacterWords = typeof characters;
