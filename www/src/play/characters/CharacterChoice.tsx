import type { Character, GameName } from '@chariot/protocol';
import { Select } from '../../shared/ui/forms.tsx';
import './characters.css';
import { dialogWords } from '../i18n/index.ts';
import { OPPONENTS, type Opponent } from './opponents.ts';
import { Portrait } from './Portrait.tsx';

interface CharacterChoiceProps {
  game: GameName;
  character: Character;
  change(character: Character): void;
}

/** Chooses the computer's character, and says what it is like. */
export function CharacterChoice({ game, character, change }: CharacterChoiceProps) {
  const text = dialogWords.value.characters;
  const nameOf = (one: Opponent): string => text.named(text.names[game][one], text.tastes[one]);
  return (
    <div class="character-choice">
      <Select
        name="character"
        legend={text.opponent}
        value={character}
        onChange={change}
        options={[
          { value: 'neutral', label: text.neutral },
          ...OPPONENTS.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      {character !== 'neutral' && (
        <p class="character-story">
          <Portrait game={game} character={character} />
          <span>{text.stories(text.royal[game])[character]}</span>
        </p>
      )}
    </div>
  );
}
