import { MOVE_CLASSES } from '@chariot/engine/analysis';
import { type Annotations, type Command, type Judgement, joined } from '../annotations.ts';
import { BRUSHES, type Shape } from '../shapes.ts';

/** A command in a comment: in `[%clk 0:10:00]` the name is `clk`, the value `0:10:00`. */
export interface CommentCommand {
  name: string;
  value: string;
}

/** A comment split into words for people and commands for programs. */
export interface SplitComment {
  said: string;
  commands: readonly CommentCommand[];
}

const INNER = /^(\w+)(?:\s+(.*))?$/s;

/**
 * Splits a comment. Each character is read once, however many brackets stay open; malformed
 * commands count as words.
 */
export function splitComment(text: string): SplitComment {
  const commands: CommentCommand[] = [];
  const said: string[] = [];
  let done = 0;
  for (let open = text.indexOf('[%'); open >= 0; ) {
    const close = text.indexOf(']', open);
    // None of the later ones is closed either.
    if (close < 0) break;
    const found = INNER.exec(text.slice(open + 2, close));
    if (found) {
      commands.push({ name: found[1] ?? '', value: (found[2] ?? '').trim() });
      said.push(text.slice(done, open));
      done = close + 1;
    }
    // A bracket inside this one belongs to it.
    open = text.indexOf('[%', close + 1);
  }
  said.push(text.slice(done));
  return { said: said.join(' ').replace(/\s+/g, ' ').trim(), commands };
}

/** A shape: circles are `csl`, arrows `cal`, as in `Gd4,Ra1h8`. */
const SHAPE = /^([GRBY])([a-z]\d{1,2})([a-z]\d{1,2})?$/;
/** An engine's judgement in a report, `Mistake. Nf3 was best.`, after the two scores if given. */
const JUDGEMENT =
  /^(?:\([^()]{1,40}\) )?(?:(inaccuracy|mistake|blunder)|checkmate is now unavoidable|lost forced checkmate sequence|not the best checkmate sequence)\.(?: \S{1,12} was best\.)?$/i;
/** Precedes a judgement on a move that also has a mark by its author. */
const ENGINE = 'Engine: ';

/** Reads a comment: words, shapes, commands, or an engine's judgement of a move with `glyphs`. */
export function readComment(text: string, glyphs: readonly number[] = []): Partial<Annotations> {
  const { said, commands: all } = splitComment(text);
  const commands: Command[] = [];
  const shapes: Shape[] = [];
  for (const { name, value } of all) {
    const drawn = name === 'cal' || name === 'csl' ? readShapes(value) : null;
    if (drawn) for (const shape of drawn) shapes.push(shape);
    else commands.push([name, value]);
  }
  const judged = readJudgement(said, glyphs);
  return {
    ...(judged ?? { comment: said }),
    ...(shapes.length > 0 && { shapes }),
    ...(commands.length > 0 && { commands }),
  };
}

/** The judgement in a comment. The mark before it is the engine's unless `Engine: ` precedes it. */
function readJudgement(
  words: string,
  glyphs: readonly number[],
): Pick<Annotations, 'judgement' | 'glyphs'> | undefined {
  const own = words.startsWith(ENGINE);
  const said = own ? words.slice(ENGINE.length) : words;
  const found = JUDGEMENT.exec(said);
  if (!found) return undefined;
  const named = MOVE_CLASSES.find(({ moveClass }) => moveClass === found[1]?.toLowerCase());
  const known = named ?? MOVE_CLASSES.find(({ glyph }) => glyphs.includes(glyph));
  if (!known) return undefined;
  const rest = own ? glyphs : glyphs.filter((glyph) => glyph !== known.glyph);
  return { judgement: { moveClass: known.moveClass, said }, glyphs: rest };
}

/** The shapes of a command; `null`, which keeps the command, if any of them is malformed. */
function readShapes(value: string): Shape[] | null {
  const shapes: Shape[] = [];
  for (const part of value.split(',').map((one) => one.trim())) {
    const [, letter = '', from = '', to] = SHAPE.exec(part) ?? [];
    const brush = BRUSHES.find((one) => one.startsWith(letter.toLowerCase()));
    if (!letter || !brush) return null;
    shapes.push(to === undefined ? { brush, from } : { brush, from, to });
  }
  return shapes;
}

export function glyphOfJudgement(judgement: Judgement): number {
  return MOVE_CLASSES.find(({ moveClass }) => moveClass === judgement.moveClass)?.glyph ?? 0;
}

/**
 * The sentence for a judgement; `best` is the better move. `marked`: the move also has a mark by
 * its author.
 */
export function judgementText(
  { moveClass, said }: Judgement,
  best: string,
  marked: boolean,
): string {
  const name = `${moveClass[0]?.toUpperCase() ?? ''}${moveClass.slice(1)}`;
  const own = [`${name}.`, best && `${best} was best.`].filter(Boolean).join(' ');
  return `${marked ? ENGINE : ''}${said || own}`;
}

/** Shapes, commands and words as a comment. A closing brace would end it and is replaced. */
export function writeComment(
  { shapes, commands }: Pick<Annotations, 'shapes' | 'commands'>,
  words: string,
): string {
  const circles = shapes.filter(({ to }) => to === undefined);
  const arrows = shapes.filter(({ to }) => to !== undefined);
  const all: readonly Command[] = [
    ...commands,
    ['csl', written(circles)],
    ['cal', written(arrows)],
  ];
  const texts = all
    .filter(([name, value]) => value !== '' || (name !== 'csl' && name !== 'cal'))
    .map(([name, value]) => `[%${[name, value].filter(Boolean).join(' ')}]`);
  return joined(texts.join(' '), words.replaceAll('}', ')'));
}

function written(shapes: readonly Shape[]): string {
  return shapes
    .map(({ brush, from, to = '' }) => `${brush[0]?.toUpperCase() ?? ''}${from}${to}`)
    .join(',');
}
