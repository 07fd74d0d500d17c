import type { SideName } from '@chariot/protocol';
import type { GameText } from './game.ts';
import { shortened } from './values.ts';

/** What is said of a game besides its moves, by the names that PGN has for it. */
export type Tags = ReadonlyMap<string, string>;

/** Those that are written anew with a game. */
export const OWN_TAGS: ReadonlySet<string> = new Set(['FEN', 'SetUp', 'Format', 'Game']);
/** The results that end a game's text. */
export const RESULTS: readonly string[] = ['*', '1-0', '0-1', '1/2-1/2'];

/** A player, as far as a text says who it is. */
export interface Player {
  name: string;
  elo: string;
  title: string;
}

/** The value of a tag; empty if it says that nothing is known. */
export function tagIn(tags: Tags, name: string): string {
  const value = tags.get(name)?.trim() ?? '';
  return /^[?.\-*\s]*$/.test(value) ? '' : value;
}

/** The tag with the name of a side's player: the one that says something, else the usual one. */
export function playerTag(tags: Tags, { players }: GameText, side: SideName): string {
  const [usual = side] = players[side];
  return players[side].find((name) => tagIn(tags, name)) ?? usual;
}

/** The value of a tag as it is shown. */
function shownTag(tags: Tags, name: string): string {
  return shortened(tagIn(tags, name), 200);
}

/** Who played a side. */
export function playerOf(tags: Tags, text: GameText, side: SideName): Player {
  const tag = playerTag(tags, text, side);
  return {
    name: shownTag(tags, tag),
    elo: shownTag(tags, `${tag}Elo`),
    title: shownTag(tags, `${tag}Title`),
  };
}

/** How the game ended, as score sheets write it; empty if it has not, or nobody knows. */
export function resultIn(tags: Tags): string {
  return shownTag(tags, 'Result').replace('1/2-1/2', '½-½').replace('-', '–');
}

/** Where, when and in which event a game was played, the most important first. */
export function occasionOf(tags: Tags, roundOf: (round: string) => string): string[] {
  const round = shownTag(tags, 'Round');
  return [
    shownTag(tags, 'Event'),
    // Sites on the web name the page of the game.
    shownTag(tags, 'Site').replace(/^https?:\/\/(?:www\.)?([^/:]+).*$/, '$1'),
    round && roundOf(round),
    shownDate(shownTag(tags, 'Date')),
    timeIn(shownTag(tags, 'TimeControl')),
  ].filter(Boolean);
}

/** `1990.01.??` is `1990-01`. */
export function shownDate(date: string): string {
  return date
    .replace(/[.\-/?]+$/g, '')
    .replaceAll('.', '-')
    .replace(/(-\?+)+$/, '');
}

/** `300+3` is `5+3`; what is no time with increment stays as it is. */
function timeIn(control: string): string {
  const found = /^(\d{2,6})(?:\+(\d{1,4}))?$/.exec(control);
  return found ? `${Number(found[1]) / 60}+${found[2] ?? 0}` : control;
}

/** The tags with others in their place; an empty one is dropped. */
export function withTags(tags: Tags, changes: Iterable<readonly [string, string]>): Tags {
  const all = new Map(tags);
  for (const [name, value] of changes) {
    const tidy = value.replace(/\s+/g, ' ').trim();
    if (tidy) all.set(name, tidy);
    else all.delete(name);
  }
  return all;
}

/** A name as PGN allows it for a tag; empty if nothing of it can be one. */
export function tagName(text: string): string {
  return text.replace(/[\s"[\]]/g, '');
}
