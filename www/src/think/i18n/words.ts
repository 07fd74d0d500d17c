import type { ExampleName } from '../../shared/games/think.ts';
import type { ChapterName } from '../chapters.ts';
import type { LadderWords } from '../ladder/i18n/words.ts';
import type { PicturesWords } from '../pictures/i18n/words.ts';
import type { TreeWords } from '../tree/i18n/words.ts';
import type { WallWords } from '../wall/i18n/words.ts';

/** The words of the view: of its frame, and of each chapter. */
export interface ThinkWords {
  lead: string;
  contents: string;
  chapters: Readonly<Record<ChapterName, string>>;
  position: string;
  /** What holds of all numbers of the page: the side of whom a score is, and what a ply is. */
  units(firstSide: string): string;
  aboutPosition: string;
  examples: Readonly<Record<ExampleName, string>>;
  fromPlay: string;
  fromAnalysis: string;
  nothingThere: string;
  /** Before what the reader can try. */
  tryThis: string;
  /** Before the files that do what a picture shows. */
  source: string;

  ladder: LadderWords;
  tree: TreeWords;
  wall: WallWords;
  pictures: PicturesWords;
}
