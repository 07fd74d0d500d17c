import type { GameName, SideName } from '@chariot/protocol';
import { render } from 'preact';
import { painted, withDrawing } from '../../shared/game/picture.ts';
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
  render(<Page store={store} content={content} />, page.body);
  page.body.append(await drawingsOf(store.game, content.below));
  page.title = page.querySelector('h1')?.textContent ?? '';
  // Written as text: this page's policy would refuse the style of that one.
  const text = `<!doctype html>
<html lang="${language.value}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
${page.querySelector('title')?.outerHTML ?? ''}
<style>
${styles}
${shownOf(content).map(rulesOf).join('\n')}
</style>
</head>
${page.body.outerHTML}
</html>
`;
  render(null, page.body);
  download(`chariot-${store.game}-review.html`, 'text/html', text);
  return true;
}

/** The position that is chosen is on the board, and its move marked. */
function rulesOf({ id }: { id: string }): string {
  return (
    `#${id}:checked~.page #at-${id}{display:block}` +
    `#${id}:checked~.page [for="${id}"]:not(figcaption *){background:var(--chosen);color:var(--text)}` +
    `#${id}:focus-visible~.page #at-${id}>svg{outline:3px solid var(--accent)}`
  );
}

/** The board and the pieces as they look on this page, for every position to use. */
async function drawingsOf(game: GameName, below: SideName): Promise<SVGSVGElement> {
  const { size, kinds, Surface, Piece } = SKINS[game].value;
  const sides = ['first', 'second'] as const;
  const copy = await withDrawing(
    <svg class={`diagram ${game}`} width="0" height="0" aria-hidden="true">
      <g id="surface">
        <Surface geometry={{ ...size, below }} />
      </g>
      {sides.flatMap((side) =>
        kinds.map((kind) => (
          <symbol key={`${side}-${kind}`} id={`${side}-${kind}`} viewBox="0 0 100 100">
            <Piece side={side} kind={kind} />
          </symbol>
        )),
      )}
    </svg>,
    painted,
  );
  const definitions = document.createElementNS(copy.namespaceURI, 'defs');
  definitions.append(...copy.childNodes);
  copy.append(definitions);
  return copy;
}
