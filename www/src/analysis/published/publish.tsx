import { render } from 'preact';
import { painted } from '../../shared/game/picture.ts';
import { language } from '../../shared/i18n/index.ts';
import { SKINS } from '../../shared/pieces/index.ts';
import { download } from '../../shared/ui/download.ts';
import type { AnalysisStore } from '../store.ts';
import { contentOf } from './content.ts';
import { Page, shownOf } from './Page.tsx';
import styles from './page.css?inline';

/** Nothing but the file's own style: no script, no address. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Saves the review of a game as one file that needs nothing else; false if the engine fails. */
export async function publish(
  store: AnalysisStore,
  done: (share: number) => void,
): Promise<boolean> {
  const content = await contentOf(store, done);
  if (!content) return false;
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = language.value;
  const meta = (attributes: Readonly<Record<string, string>>): void => {
    const element = page.createElement('meta');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    page.head.append(element);
  };
  meta({ charset: 'utf-8' });
  meta({ 'http-equiv': 'Content-Security-Policy', content: POLICY });
  meta({ name: 'viewport', content: 'width=device-width' });
  const style = page.createElement('style');
  style.textContent = `${styles}\n${shownOf(content).map(rulesOf).join('\n')}`;
  page.head.append(style);
  render(<Page store={store} content={content} />, page.body);
  page.title = page.querySelector('h1')?.textContent ?? '';
  page.body.append(drawingsOf(store));
  const text = `<!doctype html>\n${page.documentElement.outerHTML}\n`;
  render(null, page.body);
  download(`chariot-${store.game}-review.html`, 'text/html', text);
  return true;
}

/** The position that is chosen is on the board, and its move marked. */
function rulesOf({ id }: { id: string }): string {
  return (
    `#${id}:checked~main #at-${id}{display:block}` +
    `#${id}:checked~main [for="${id}"]:not(figcaption *){background:var(--chosen)}` +
    `#${id}:focus-visible~main #at-${id}>svg{outline:3px solid var(--accent)}`
  );
}

/** The board and the pieces as they look on this page, for every position to use. */
function drawingsOf({ game, below }: AnalysisStore): SVGSVGElement {
  const { size, kinds, Surface, Piece } = SKINS[game].value;
  const place = document.createElement('div');
  place.className = 'visually-hidden';
  document.body.append(place);
  const sides = ['first', 'second'] as const;
  render(
    <svg class={`diagram ${game}`} width="0" height="0" aria-hidden="true">
      <g id="surface">
        <Surface geometry={{ ...size, below: below.value }} />
      </g>
      {sides.flatMap((side) =>
        kinds.map((kind) => (
          <symbol key={`${side}-${kind}`} id={`${side}-${kind}`} viewBox="0 0 100 100">
            <Piece side={side} kind={kind} />
          </symbol>
        )),
      )}
    </svg>,
    place,
  );
  const drawing = place.querySelector('svg');
  const copy = drawing && painted(drawing);
  render(null, place);
  place.remove();
  if (!copy) throw new Error('no board');
  // Hidden drawings stay usable only if they are drawn somewhere.
  copy.setAttribute('style', 'position:absolute');
  const definitions = document.createElementNS(copy.namespaceURI, 'defs');
  definitions.append(...copy.childNodes);
  copy.append(definitions);
  return copy;
}
