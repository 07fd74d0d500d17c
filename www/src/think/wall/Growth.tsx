import type { SolvedWave, SolvedWaves } from '@chariot/protocol';
import { ErrorSentences } from '../../shared/errors/ErrorSentences.tsx';
import { WALL_ENDINGS } from '../../shared/games/think.ts';
import { words } from '../../shared/i18n/index.ts';
import { Choice } from '../../shared/ui/forms.tsx';
import { IconButton, type IconName } from '../../shared/ui/Icon.tsx';
import { Draggable } from '../Draggable.tsx';
import { Figure, TableHead } from '../Figure.tsx';
import { wallWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { BrickWall } from './BrickWall.tsx';
import { layBricks, sideOf, sizeOf } from './masonry.ts';
import type { WallState } from './state.ts';

/** The growing wall: the whole ending, wave by wave. */
export function Growth({ state }: { state: WallState }) {
  const text = wallWords.value;
  const { game } = state;
  const { sides } = words.value.games[game];
  const solved = state.solved.value;
  const wave = state.wave.value;
  const waves = solved?.waves ?? [];
  const last = waves[wave];

  const speak = (one: SolvedWave): string => {
    const side = sides[sideOf(one)];
    const moves = Math.ceil(one.plies / 2);
    const result = sideOf(one) === 'first' ? text.mates(side, moves) : text.isMated(side, moves);
    return text.waveSaid(one.plies, result, counted(sizeOf(one)));
  };

  const top = Math.max(0, waves.length - 1);
  const step = (icon: IconName, label: string, to: number) => (
    <IconButton
      icon={icon}
      label={label}
      disabled={to === wave || to < 0 || to > top}
      onClick={() => state.choose(to)}
    />
  );

  return (
    <Figure
      picture={
        <div class={`wall ${game}`} data-waves={waves.length} data-laid={wave}>
          <Choice
            legend={text.ending}
            options={WALL_ENDINGS[game].map(({ material, name }) => ({
              value: material,
              label: text.endings[name],
            }))}
            value={state.ending.value.material}
            onChange={(material) => {
              const ending = WALL_ENDINGS[game].find((one) => one.material === material);
              if (ending) void state.open(ending);
            }}
          />
          {state.trouble.value && (
            <div class="message is-error" role="alert">
              <ErrorSentences game={game} error={state.trouble.value} />
            </div>
          )}
          {solved && <Totals solved={solved} wave={wave} sides={sides} />}
          <BrickWall
            waves={waves}
            wave={wave}
            speak={speak}
            choose={(wanted) => state.choose(wanted)}
          />
          <div class="wall-controls">
            {step('first', text.toGround, 0)}
            {step('previous', text.courseDown, wave - 1)}
            <IconButton
              icon={state.running.value === 'growth' ? 'stop' : 'play'}
              label={state.running.value === 'growth' ? text.stopGrowth : text.grow}
              onClick={() => state.grow()}
            />
            {step('next', text.courseUp, wave + 1)}
            {step('last', text.toTop, top)}
          </div>
        </div>
      }
      tryThis={text.growthTry}
      sources={['crates/tablebase/src/solve/waves.rs', 'crates/tablebase/src/lib.rs']}
    >
      {last && (
        <p class="wall-reading" role={state.running.value ? undefined : 'status'}>
          {text.waveRead(
            <Draggable
              label={text.wave}
              value={wave}
              min={0}
              max={waves.length - 1}
              onChange={(wanted) => state.choose(wanted)}
            />,
            speak(last),
          )}
        </p>
      )}
      <p>{text.growthText}</p>
      <p>{text.growthShrinks}</p>
      {solved && <p>{text.solvedIn(solved.millis, counted(layBricks(waves, 800).perBrick))}</p>}
      {solved && <WaveTable waves={waves} sides={sides} />}
    </Figure>
  );
}

/** Positions laid so far, and the draws left at the end. */
function Totals({
  solved: { waves, draws },
  wave,
  sides,
}: {
  solved: SolvedWaves;
  wave: number;
  sides: Readonly<Record<'first' | 'second', string>>;
}) {
  const text = wallWords.value;
  const sum = (of: (one: SolvedWave) => number, end: number): number =>
    waves.slice(0, end).reduce((total, one) => total + of(one), 0);
  const strong = (one: SolvedWave): number => one.counts.strong;
  const weak = (one: SolvedWave): number => one.counts.weak;
  const left = sum(sizeOf, waves.length) - sum(sizeOf, wave + 1) + draws.strong + draws.weak;
  const done = wave === waves.length - 1;
  return (
    <dl class="wall-totals">
      <div class="first">
        <dt>{text.toMove(sides.first)}</dt>
        <dd data-total="strong">{counted(sum(strong, wave + 1))}</dd>
      </div>
      <div class="second">
        <dt>{text.toMove(sides.second)}</dt>
        <dd data-total="weak">{counted(sum(weak, wave + 1))}</dd>
      </div>
      <div class="left">
        <dt>{done ? text.drawn : text.notYet}</dt>
        <dd data-total="left">{counted(left)}</dd>
      </div>
    </dl>
  );
}

/** The same as a table. */
function WaveTable({
  waves,
  sides,
}: {
  waves: readonly SolvedWave[];
  sides: Readonly<Record<'first' | 'second', string>>;
}) {
  const text = wallWords.value;
  return (
    <details class="wall-table">
      <summary>{text.asTable}</summary>
      <table>
        <TableHead
          columns={[
            text.wave,
            text.movesToMate,
            text.toMove(sides.first),
            text.toMove(sides.second),
            text.millis,
          ]}
        />
        <tbody>
          {waves.map(({ plies, counts, millis }) => (
            <tr key={plies}>
              <th scope="row">{plies}</th>
              <td>{Math.ceil(plies / 2)}</td>
              <td>{counts.strong > 0 && counted(counts.strong)}</td>
              <td>{counts.weak > 0 && counted(counts.weak)}</td>
              <td>{millis.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
