// The acts of a person at a random place of the page. Runs in the page.

import type { Random } from './random.ts';

/** Controls that open windows, files or other languages, or forget the work of a person. */
const AVOIDED =
  /export|save|download|print|share|copy|import|file|install|picture|delete|clear|forget|remove|publish|reload|full screen/i;
const CONTROLS =
  'button, a[href^="#"], [role=tab], summary, input[type=checkbox], input[type=radio], select';
/** Pieces tried until one has a move. */
const TRIES = 8;

/** Coordinates in the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Control {
  readonly one: HTMLElement;
  readonly name: string;
}

/** The controls that are seen and not avoided, of the uppermost dialog if there is one. */
function controls(): Control[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const part = dialog ?? document.querySelector('#main') ?? document;
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)]
    .map((one) => ({ one, name: nameOf(one) }))
    .filter(
      ({ one, name }) =>
        one.checkVisibility() &&
        !one.matches(':disabled, [name=language], [aria-disabled=true]') &&
        !AVOIDED.test(`${name} ${one.title}`),
    );
}

function nameOf(one: HTMLElement): string {
  const name = one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.innerText;
  return name.trim().replace(/\s+/g, ' ').slice(0, 40);
}

/** Clicks one of the controls; its name. */
export function click(random: Random): string {
  const chosen = random.one(controls());
  if (!chosen) return 'nothing';
  const { one, name } = chosen;
  if (one instanceof HTMLSelectElement) {
    one.selectedIndex = Math.floor(random.next() * one.options.length);
    one.dispatchEvent(new Event('change', { bubbles: true }));
  } else one.click();
  return name;
}

/** Chooses where the mouse clicks: a target of the selected piece, a piece or a control. Gives its name too. */
export function placeToClick(random: Random): Place & { readonly name: string } {
  const squares = document.querySelectorAll<HTMLElement>(
    '#main .stage :is(.is-target, .is-capture)',
  );
  const pieces = document.querySelectorAll<HTMLElement>('#main .stage .pieces .piece');
  const onBoard = random.one(squares) ?? random.one(pieces);
  const named = controls().filter(({ one }) => !(one instanceof HTMLSelectElement));
  const control = random.one(named);
  const one = (random.next() < 0.5 && onBoard) || control?.one;
  if (!one) return { x: 1, y: 1, name: 'nothing' };
  one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return { ...middle(one), name: one.dataset.square ?? one.dataset.piece ?? control?.name ?? '' };
}

/** Plays a move by two presses on the main board; its squares. */
export async function move(random: Random): Promise<string> {
  const stage = document.querySelector('#main .stage');
  const pieces = stage?.querySelectorAll<HTMLElement>('.pieces .piece') ?? [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const from = random.one(pieces)?.dataset.piece;
    if (!from) return 'nowhere';
    press(stage?.querySelector(`[data-square="${from}"]`));
    await new Promise(requestAnimationFrame);
    const targets = stage?.querySelectorAll<HTMLElement>('.is-target, .is-capture') ?? [];
    const to = random.one(targets);
    press(to);
    if (to) return `${from}${to.dataset.square}`;
  }
  return 'no move';
}

function press(element: Element | null | undefined): void {
  if (!element) return;
  const { x, y } = middle(element);
  const place = { clientX: x, clientY: y, pointerId: 1 };
  const mouse = { ...place, isPrimary: true, button: 0, bubbles: true, cancelable: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, buttons: 1 }));
  element.dispatchEvent(new PointerEvent('pointerup', mouse));
}

function middle(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Follows one of the links that match; its name. */
export function follow(random: Random, selector: string): string {
  const link = random.one(document.querySelectorAll<HTMLElement>(selector));
  link?.click();
  return link?.textContent?.trim() ?? 'nothing';
}
