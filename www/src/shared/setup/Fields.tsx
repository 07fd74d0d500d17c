import type { SideName } from '@chariot/protocol';
import { words } from '../i18n/index.ts';
import { Choice, Select } from '../ui/forms.tsx';
import type { PositionEditor } from './editor.ts';
import { setUpWords } from './i18n/index.ts';

const SIDES: readonly SideName[] = ['first', 'second'];

/** FEN fields other than the pieces, with the values the position allows, and the FEN itself. */
export function Fields({ editor }: { editor: PositionEditor }) {
  const { game, fields } = editor.setting;
  const { toMove, castling, enPassant, halfmoveClock, moveNumber } = editor.draft.value;
  const possible = editor.possible.value;
  const text = setUpWords.value;
  const { sides } = words.value.games[game];
  const hasEnPassant = fields.enPassant.first.length > 0;
  return (
    <div class="set-up-fields">
      <Choice
        legend={text.toMove}
        value={toMove}
        onChange={(side) => editor.change({ toMove: side, enPassant: undefined })}
        options={SIDES.map((value) => ({ value, label: sides[value] }))}
      />
      {fields.castling.length > 0 && (
        <fieldset class="set-up-castling">
          <legend>{text.castling}</legend>
          {SIDES.map((side) => (
            <div key={side}>
              <span aria-hidden="true">{sides[side]}</span>
              {fields.castling
                .filter((right) => right.side === side)
                .map(({ letter, wing }) => {
                  const isPossible = possible.castling.includes(letter);
                  return (
                    <label key={letter}>
                      <input
                        type="checkbox"
                        name={`castling-${letter}`}
                        aria-label={text.right(sides[side], wing)}
                        checked={isPossible && castling.includes(letter)}
                        disabled={!isPossible}
                        onChange={(event) => {
                          const { checked } = event.currentTarget;
                          const kept = fields.castling
                            .map((right) => right.letter)
                            .filter((one) => (one === letter ? checked : castling.includes(one)));
                          editor.change({ castling: kept.join('') });
                        }}
                      />
                      <span aria-hidden="true">{text.wings[wing]}</span>
                    </label>
                  );
                })}
            </div>
          ))}
        </fieldset>
      )}
      <div class="set-up-numbers">
        {hasEnPassant && (
          <Select
            name="en-passant"
            legend={text.enPassant}
            value={possible.enPassant.find((square) => square === enPassant) ?? ''}
            options={[
              { value: '', label: text.none },
              ...possible.enPassant.map((square) => ({ value: square, label: square })),
            ]}
            onChange={(square) => editor.change({ enPassant: square || undefined })}
          />
        )}
        <Count
          name="halfmoves"
          legend={text.halfmoves}
          least={0}
          value={halfmoveClock}
          change={(count) => editor.change({ halfmoveClock: count })}
        />
        <Count
          name="move-number"
          legend={text.moveNumber}
          least={1}
          value={moveNumber}
          change={(count) => editor.change({ moveNumber: count })}
        />
      </div>
      <label class="set-up-fen">
        <span class="field-name">{text.fen}</span>
        <input
          type="text"
          name="fen"
          autocomplete="off"
          spellcheck={false}
          placeholder={words.value.fenPlaceholder}
          aria-invalid={editor.verdict.value?.kind === 'illegal'}
          value={editor.typed.value ?? editor.fen.value}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => void editor.type(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}

interface CountProps {
  name: string;
  legend: string;
  least: number;
  value: number;
  change(count: number): void;
}

function Count({ name, legend, least, value, change }: CountProps) {
  return (
    <label class="set-up-count">
      <span class="field-name">{legend}</span>
      <input
        type="number"
        name={name}
        inputMode="numeric"
        min={least}
        max={9_999}
        step={1}
        value={value}
        onInput={(event) => {
          const count = event.currentTarget.valueAsNumber;
          if (Number.isInteger(count)) change(Math.min(Math.max(count, least), 9_999));
        }}
      />
    </label>
  );
}
