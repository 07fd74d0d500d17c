// A board in a frame of another site. The address sets its contents (`?game=…&view=…&fen=…`). The
// page around it may send commands only if the address has its origin
// (`origin=https://example.org`).

import '../trusted.ts';
import { site, startEngine } from '@chariot/engine/client';
import { preferred } from '@chariot/engine/languages';
import { isRecord, oneOf } from '@chariot/game/values';
import { ATTRIBUTES, type AttributeName } from '../element/attributes.ts';
import type { CreateEngine } from '../element/engines.ts';
import type { BoardDetails } from '../element/events.ts';
import { ChariotBoard, defineBoard } from '../element/index.ts';
import styles from './embed.css?inline';

/** Starts the site's engine with one thread: few frames are isolated. */
const createEngine: CreateEngine = (options) => startEngine(options, { ...site, mostThreads: 1 });

/** Commands from the page around the frame. */
type EmbedCommand =
  /** Changes attributes; `null` removes one. */
  | { chariot: 'set'; attributes: Partial<Record<AttributeName, string | null>> }
  | { chariot: 'play'; move: string }
  /** Shows the position after `plies` plies. */
  | { chariot: 'goTo'; plies: number }
  | { chariot: 'takeBack' | 'restart' | 'flip' };

/** Messages to the page around the frame: readiness, and the board's events. */
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

/** Attributes open to the outside. Tables come from the site's own folder. */
const EMBEDDED = ATTRIBUTES.filter((name) => name !== 'tables');

/** The site's folder of endgame tables. */
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
for (const name of EMBEDDED) board.setAttribute(name, wanted.get(name) ?? '');
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

/** The web origin in a parameter; `null` if it names none. */
function originIn(text: string | null): string | null {
  try {
    const { origin, protocol } = new URL(text ?? '');
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}
