// A board for a frame of another site. The address says what it shows (`?game=…&view=…&fen=…`); the page around it may talk to
// it if the address names that page's origin (`origin=https://example.org`), and nobody else may.
import '../trusted.ts';
import { preferred } from '@chariot/engine/languages';
import { oneOf } from '@chariot/game/values';
import { ChariotBoard, defineBoard } from '../element/index.ts';
import styles from './embed.css?inline';
import { createEngine } from './engine.ts';
import { EMBEDDED, type EmbedCommand, type EmbedMessage, readCommand } from './messages.ts';

/** The folder of endgame tables of the site. */
const TABLES = './tables';
const EVENTS = ['move', 'end', 'position', 'failure'] as const;

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [sheet];

const wanted = new URLSearchParams(location.search);
const { documentElement } = document;
const language = wanted.get('lang');
documentElement.lang = preferred(language === null ? navigator.languages : [language]);
documentElement.dataset.theme = oneOf(['light', 'dark'], wanted.get('theme')) ?? 'system';

defineBoard(createEngine);
const board = new ChariotBoard();
for (const name of EMBEDDED) board[name] = wanted.get(name);
board.tables = TABLES;

const origin = originIn(wanted.get('origin'));
if (origin !== null && parent !== window) {
  const tell = (message: EmbedMessage): void => parent.postMessage(message, origin);
  for (const name of EVENTS) {
    board.addEventListener(name, ({ detail }) => tell({ chariot: name, detail } as EmbedMessage));
  }
  addEventListener('message', ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    const command = source === parent && sender === origin ? readCommand(data) : undefined;
    if (command) obey(command);
  });
  tell({ chariot: 'ready' });
}
document.body.append(board);

function obey(command: EmbedCommand): void {
  switch (command.chariot) {
    case 'set':
      Object.assign(board, command.attributes);
      break;
    case 'play':
      void board.play(command.move);
      break;
    case 'goTo':
      void board.goTo(command.plies);
      break;
    case 'takeBack':
      void board.takeBack();
      break;
    case 'restart':
      void board.restart();
      break;
    case 'flip':
      board.flip();
      break;
    default:
      command satisfies never;
  }
}

/** The origin that a parameter names; `null` unless it is one of the web. */
function originIn(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
