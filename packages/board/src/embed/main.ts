// A board for a frame of another site. The address says what it shows (`?game=…&view=…&fen=…`); the page around it may talk to
// it if the address names that page's origin (`origin=https://example.org`), and nobody else may.

import '../trusted.ts';
import { site, startEngine } from '@chariot/engine/client';
import { preferred } from '@chariot/engine/languages';
import { isRecord, oneOf } from '@chariot/game/values';
import { ATTRIBUTES, type AttributeName } from '../element/attributes.ts';
import type { CreateEngine } from '../element/engines.ts';
import type { BoardDetails } from '../element/events.ts';
import { ChariotBoard, defineBoard } from '../element/index.ts';
import styles from './embed.css?inline';

/** Starts an engine of the site. A frame is isolated only where the page around it is: one thread. */
const createEngine: CreateEngine = (options) => startEngine(options, { ...site, mostThreads: 1 });

/** What the page around may tell the board in the frame. */
type EmbedCommand =
  /** Changes attributes; `null` takes one away. */
  | { chariot: 'set'; attributes: Partial<Record<AttributeName, string | null>> }
  /** Plays a move in any notation. */
  | { chariot: 'play'; move: string }
  /** Shows the position after so many moves. */
  | { chariot: 'goTo'; plies: number }
  | { chariot: 'takeBack' | 'restart' | 'flip' };

/** What the board tells the page around it: that it hears, and its events. */
type EmbedMessage =
  | { chariot: 'ready' }
  | {
      [Name in keyof BoardDetails]: { chariot: Name; detail: BoardDetails[Name] };
    }[keyof BoardDetails];

/** A message as a command; `undefined` if it is none. */
function readCommand(data: unknown): EmbedCommand | undefined {
  if (!isRecord(data)) return undefined;
  const { chariot, move, plies, attributes } = data;
  const plain = oneOf(['takeBack', 'restart', 'flip'] as const, chariot);
  if (plain) return { chariot: plain };
  if (chariot === 'play' && typeof move === 'string') return { chariot, move };
  if (chariot === 'goTo' && typeof plies === 'number' && Number.isInteger(plies)) {
    return { chariot, plies };
  }
  if (chariot !== 'set' || !isRecord(attributes)) return undefined;
  const read: Partial<Record<AttributeName, string | null>> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const known = oneOf(EMBEDDED, name);
    if (!known || (typeof value !== 'string' && value !== null)) return undefined;
    read[known] = value;
  }
  return { chariot, attributes: read };
}

/** The attributes that may be set from outside: tables come from the site's own folder. */
const EMBEDDED = ATTRIBUTES.filter((name) => name !== 'tables');

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
