import {
  basicsStarsOf,
  examMarksOf,
  learnProgressOf,
  tacticsStarsOf,
} from '../shared/courses/progress.ts';
import { GAME_NAMES } from '../shared/games/index.ts';
import { practiceOf } from '../shared/practice/keeper.ts';
import { setsOf } from '../shared/practice/sets.ts';
import { progressOf } from '../shared/puzzles/progress.ts';
import { ownGamesOf } from '../shared/rating/ownGames.ts';
import type { Learned } from './file.ts';
import { merged } from './merge.ts';

/** Everything learned in this browser, by game. */
export function learnedHere(): Learned {
  const games = GAME_NAMES.map((game) => {
    const learned = {
      practice: practiceOf(game).state.value,
      puzzles: progressOf(game).done.value,
      sets: setsOf(game).all.value,
      rules: [...learnProgressOf(game).done.value],
      basics: basicsStarsOf(game).stars.value,
      tactics: tacticsStarsOf(game).stars.value,
      exams: examMarksOf(game).marks.value,
      rated: ownGamesOf(game).all.value,
    };
    return [game, learned] as const;
  });
  return Object.fromEntries(games);
}

/** Adds knowledge from elsewhere. Where both have a card, the later practice counts. */
export function addLearned(learned: Learned): void {
  for (const game of GAME_NAMES) {
    const other = learned[game];
    if (!other) continue;
    const keeper = practiceOf(game);
    keeper.replace(merged(keeper.state.value, other.practice));
    progressOf(game).add(other.puzzles);
    setsOf(game).merge(other.sets);
    ownGamesOf(game).add(other.rated);
    learnProgressOf(game).addAll(other.rules);
    for (const [name, stars] of Object.entries(other.basics)) basicsStarsOf(game).add(name, stars);
    for (const [name, stars] of Object.entries(other.tactics)) {
      tacticsStarsOf(game).add(name, stars);
    }
    for (const [name, over] of Object.entries(other.exams)) examMarksOf(game).add(name, over);
  }
}
