import { useRef } from 'preact/hooks';
import { toyWords } from '../i18n/index.ts';
import { sliderKeys } from '../sliderKeys.ts';
import type { Replies } from './model.ts';

/** Largest value of an end, and with a minus the smallest. */
export const LARGEST = 5;

/** The look of an end: seen, not yet seen, or left out. */
export type EndLook = 'seen' | 'unseen' | 'cut';

interface ToyTreeProps {
  replies: Replies;
  /** The names of the moves, from left to right. */
  names: readonly string[];
  lookOf?(move: number, reply: number): EndLook;
  /** The values that have climbed to the moves. */
  values: readonly (number | undefined)[];
  /** Whether a move's value is only its upper bound, since replies were left out. */
  isBound?(move: number): boolean;
  /** The move that we choose, and the reply chosen to each move. */
  chosen?: number | undefined;
  chosenReplies: readonly (number | undefined)[];
  /** The value that has climbed to the top. */
  top: number | undefined;
  /** Value that a move has to beat, from this move on to the right. */
  fence?: { value: number; from: number } | undefined;
  /** The end that is looked at now. */
  current?: { move: number; reply: number } | undefined;
  /** Whether the numbers of ends left out are shown all the same. */
  reveals?: boolean;
  onValue(move: number, reply: number, value: number): void;
  onEnd?(move: number, reply: number): void;
  onMove?(move: number): void;
}

/** The tree in units of the drawing. */
const [WIDTH, HEIGHT] = [360, 322];
const [TOP, MOVES, FORK] = [22, 88, 132];
/** Highest and lowest place of an end's value. */
const BAND = { top: 158, bottom: 308 };
const KNOB = 13;
/** Distance in pixels after which a press is a drag. */
const STILL = 4;

const heightOf = (value: number): number =>
  BAND.top + ((LARGEST - value) / (2 * LARGEST)) * (BAND.bottom - BAND.top);

/** A whole number with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

/**
 * A tree of our moves and the opponent's replies. What each reply leaves us is drawn to scale, and can be dragged.
 */
export function ToyTree(props: ToyTreeProps) {
  const { replies, names, values, chosen, chosenReplies, top, fence, onMove } = props;
  const text = toyWords.value;
  const ends = replies.reduce((sum, row) => sum + row.length, 0);
  const place = (move: number, reply: number): number => {
    const before = replies.slice(0, move).reduce((sum, row) => sum + row.length, 0);
    return ((before + reply + 0.5) / ends) * WIDTH;
  };
  const middle = (move: number): number => {
    const row = replies[move] ?? [];
    return (place(move, 0) + place(move, row.length - 1)) / 2;
  };
  const half = WIDTH / ends / 2;
  const nodes = names.map((name, move) => ({
    name,
    x: middle(move),
    value: values[move],
    isBound: props.isBound?.(move) ?? false,
    isChosen: chosen === move,
  }));
  return (
    <fieldset class="toy">
      <legend class="visually-hidden">{text.tree}</legend>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="toy-zero" d={`M0 ${heightOf(0)}H${WIDTH}`} />
        {replies.map((row, move) => (
          <g key={names[move]}>
            <path
              class={`toy-branch ${chosen === move ? 'is-chosen' : ''}`}
              d={`M${WIDTH / 2} ${TOP}L${middle(move)} ${MOVES}`}
            />
            {row.map((_, reply) => (
              <path
                key={reply}
                class={`toy-branch ${chosenReplies[move] === reply ? 'is-chosen' : ''} is-${lookAt(props, move, reply)}`}
                d={`M${middle(move)} ${MOVES}L${place(move, reply)} ${FORK}V${BAND.top - KNOB}`}
              />
            ))}
            {values[move] !== undefined && (
              <path
                class="toy-level"
                d={`M${place(move, 0) - half + 3} ${heightOf(values[move] ?? 0)}H${place(move, row.length - 1) + half - 3}`}
              />
            )}
          </g>
        ))}
        {fence && <Fence x={place(fence.from, 0) - half} y={heightOf(fence.value)} />}
        <text class="toy-who" x={0} y={TOP + 4}>
          {text.weChoose}
        </text>
        <text class="toy-who" x={0} y={TOP + 20}>
          {text.theyChoose}
        </text>
        {!onMove &&
          nodes.map(({ name, ...node }) => <MoveShape key={name} name={name} {...node} />)}
        <g class={`toy-node ${top === undefined ? '' : 'is-top'}`}>
          <rect x={WIDTH / 2 - 30} y={TOP - 15} width={60} height={30} rx={15} />
          <text x={WIDTH / 2} y={TOP}>
            {top === undefined ? text.you : signed(top)}
          </text>
        </g>
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its parts have names */}
      <svg class="toy-hands" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {replies.map((row, move) =>
          row.map((value, reply) => (
            <End
              key={`${names[move]}${reply}`}
              {...props}
              move={move}
              reply={reply}
              value={value}
              x={place(move, reply)}
              width={2 * half}
            />
          )),
        )}
        {onMove &&
          nodes.map(({ name, ...node }, move) => (
            <MoveButton key={name} name={name} {...node} press={() => onMove(move)} />
          ))}
      </svg>
    </fieldset>
  );
}

function lookAt({ lookOf }: ToyTreeProps, move: number, reply: number): EndLook {
  return lookOf?.(move, reply) ?? 'seen';
}

/** The fence: a rail with posts, at the height of the best move so far. */
function Fence({ x, y }: { x: number; y: number }) {
  const posts = Math.floor((WIDTH - x) / 12);
  return (
    <g class="toy-fence">
      <path d={`M${x} ${y - 3}H${WIDTH}M${x} ${y + 3}H${WIDTH}`} />
      {Array.from({ length: posts }, (_, post) => (
        <path key={post} d={`M${x + 6 + 12 * post} ${y - 7}V${y + 7}`} />
      ))}
    </g>
  );
}

interface NodeProps {
  x: number;
  name: string;
  value: number | undefined;
  isBound: boolean;
  isChosen: boolean;
}

function MoveShape({ x, name, value, isBound, isChosen }: NodeProps) {
  return (
    <g class={`toy-node ${isChosen ? 'is-chosen' : ''}`}>
      <rect x={x - 32} y={MOVES - 16} width={64} height={32} rx={6} />
      <text x={x} y={MOVES}>
        {name} {value !== undefined && `${isBound ? '≤ ' : ''}${signed(value)}`}
      </text>
    </g>
  );
}

function MoveButton({ press, ...node }: NodeProps & { press(): void }) {
  const { name, value, isBound, isChosen } = node;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons
    <g
      class="toy-move"
      role="button"
      tabindex={0}
      aria-label={toyWords.value.move(
        name,
        value === undefined ? undefined : signed(value),
        isBound && value !== undefined,
      )}
      aria-pressed={isChosen}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    >
      <MoveShape {...node} />
    </g>
  );
}

interface EndProps extends ToyTreeProps {
  move: number;
  reply: number;
  value: number;
  x: number;
  width: number;
}

/** An end of a line: a knob at the height of its value. */
function End(props: EndProps) {
  const { names, chosenReplies, current, reveals, move, reply, value, x, width, onValue, onEnd } =
    props;
  const text = toyWords.value;
  const held = useRef<{ y: number; moved: boolean } | null>(null);
  const look = lookAt(props, move, reply);
  const isHidden = look === 'unseen' || (look === 'cut' && !reveals);
  const y = isHidden ? heightOf(0) : heightOf(value);
  const set = (wanted: number): void => {
    const next = Math.max(-LARGEST, Math.min(LARGEST, Math.round(wanted)));
    if (next !== value && !isHidden) onValue(move, reply, next);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => set(value + 1),
    ArrowRight: () => set(value + 1),
    ArrowDown: () => set(value - 1),
    ArrowLeft: () => set(value - 1),
    Home: () => set(-LARGEST),
    End: () => set(LARGEST),
    ...(onEnd && { Enter: () => onEnd(move, reply), ' ': () => onEnd(move, reply) }),
  };
  const isChosen = chosenReplies[move] === reply;
  const isCurrent = current?.move === move && current.reply === reply;
  const classes = [
    'toy-end',
    `is-${look}`,
    value < 0 && 'is-loss',
    isChosen && 'is-chosen',
    isCurrent && 'is-current',
  ];
  return (
    <g
      class={classes.filter(Boolean).join(' ')}
      role="slider"
      tabindex={0}
      aria-label={text.end(names[move] ?? '', reply + 1)}
      aria-orientation="vertical"
      aria-valuemin={-LARGEST}
      aria-valuemax={LARGEST}
      aria-valuenow={isHidden ? 0 : value}
      aria-valuetext={text.endSaid(look, isHidden ? '' : signed(value), isChosen)}
      onKeyDown={sliderKeys(keys)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { y: event.clientY, moved: false };
      }}
      onPointerMove={(event) => {
        const from = held.current;
        if (!from) return;
        from.moved ||= Math.abs(event.clientY - from.y) > STILL;
        const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
        if (!from.moved || !box) return;
        const at = ((event.clientY - box.top) / box.height) * HEIGHT;
        set(LARGEST - ((at - BAND.top) / (BAND.bottom - BAND.top)) * 2 * LARGEST);
      }}
      onPointerUp={() => {
        if (held.current && !held.current.moved) onEnd?.(move, reply);
      }}
      onLostPointerCapture={() => {
        held.current = null;
      }}
    >
      <rect
        class="toy-column"
        x={x - width / 2 + 2}
        y={BAND.top - KNOB}
        width={width - 4}
        height={BAND.bottom - BAND.top + 2 * KNOB}
        rx={6}
      />
      {!isHidden && <path class="toy-bar" d={`M${x} ${heightOf(0)}V${y}`} />}
      <circle class="toy-knob" cx={x} cy={y} r={KNOB} />
      <text x={x} y={y}>
        {isHidden ? (look === 'cut' ? '–' : '?') : signed(value)}
      </text>
    </g>
  );
}
