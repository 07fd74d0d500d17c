import type { SideName } from '@chariot/protocol';
import type { GameText } from './game.ts';
import { shortened } from './values.ts';

/** Facts about a game, by PGN's names. */
export type Tags = ReadonlyMap<string, string>;

/** Tags that are computed anew when a game is written. */
export const OWN_TAGS: ReadonlySet<string> = new Set(['FEN', 'SetUp', 'Format', 'Game']);
/** The results that end a game's text. */
export const RESULTS: readonly string[] = ['*', '1-0', '0-1', '1/2-1/2'];

export interface Player {
  name: string;
  elo: string;
  title: string;
}

/** The value of a tag; empty if it means "unknown". */
export function tagIn(tags: Tags, name: string): string {
  const value = tags.get(name)?.trim() ?? '';
  return /^[?.\-*\s]*$/.test(value) ? '' : value;
}

/** The tag for a side's player: the first with a value, else the usual one. */
export function playerTag(tags: Tags, { players }: GameText, side: SideName): string {
  const [usual = side] = players[side];
  return players[side].find((name) => tagIn(tags, name)) ?? usual;
}

function shownTag(tags: Tags, name: string): string {
  return shortened(tagIn(tags, name), 200);
}

export function playerOf(tags: Tags, text: GameText, side: SideName): Player {
  const tag = playerTag(tags, text, side);
  return {
    name: shownTag(tags, tag),
    elo: shownTag(tags, `${tag}Elo`),
    title: shownTag(tags, `${tag}Title`),
  };
}

/** The result as score sheets write it; empty if there is none. */
export function resultIn(tags: Tags): string {
  return shownTag(tags, 'Result').replace('1/2-1/2', '½-½').replace('-', '–');
}

/** Event, place and date of a game, the most important first. */
export function occasionOf(tags: Tags, roundOf: (round: string) => string): string[] {
  const round = shownTag(tags, 'Round');
  return [
    shownTag(tags, 'Event'),
    // Web sites name the page of the game.
    shownTag(tags, 'Site').replace(/^https?:\/\/(?:www\.)?([^/:]+).*$/, '$1'),
    round && roundOf(round),
    shownDate(shownTag(tags, 'Date')),
    timeIn(shownTag(tags, 'TimeControl')),
  ].filter(Boolean);
}

/** Shortens `1990.01.??` to `1990-01`. */
export function shownDate(date: string): string {
  return date
    .replace(/[.\-/?]+$/g, '')
    .replaceAll('.', '-')
    .replace(/(-\?+)+$/, '');
}

/** Shortens `300+3` to `5+3`; keeps anything but a time with increment. */
function timeIn(control: string): string {
  const found = /^(\d{2,6})(?:\+(\d{1,4}))?$/.exec(control);
  return found ? `${Number(found[1]) / 60}+${found[2] ?? 0}` : control;
}

/** The tags with some replaced. An empty value drops a tag. */
export function withTags(tags: Tags, changes: Iterable<readonly [string, string]>): Tags {
  const all = new Map(tags);
  for (const [name, value] of changes) {
    const tidy = value.replace(/\s+/g, ' ').trim();
    if (tidy) all.set(name, tidy);
    else all.delete(name);
  }
  return all;
}

/** A name without the characters that PGN forbids in one. */
export function tagName(text: string): string {
  return text.replace(/[\s"[\]]/g, '');
}
