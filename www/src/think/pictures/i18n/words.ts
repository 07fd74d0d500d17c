import type { MoveClass } from '@chariot/engine/analysis';
import type { ComponentChildren } from 'preact';
import type { Judge } from '../../../shared/game/pieceValues.ts';
import type { CycleName } from '../../../shared/games/think.ts';
import type { LeafName } from '../horizon.ts';
import type { TermTheme, TermWord } from '../terms.ts';

/** The words of the chapter "Small pictures". */
export interface PicturesWords {
  themes: Readonly<Record<TermTheme, string>>;
  /** What a theme or a term is about, in a sentence, where its name does not say it. */
  glosses: Readonly<Partial<Record<TermTheme | TermWord, string>>>;
  terms: Readonly<Record<TermWord, string>>;
  byHand: string;
  network: string;
  evaluation: string;
  termsTitle: string;
  termsText: string;
  /** Said besides where a network corrects the sum. */
  termsNetwork: string;
  termsTry: string;
  /** So much of the middlegame, a number that can be dragged, is left. */
  phase(share: ComponentChildren): ComponentChildren;
  phaseName: string;

  valuesTitle: string;
  valuesText: string;
  valuesTry: string;
  judge: string;
  judges: Readonly<Record<Judge, string>>;
  asTable: string;

  neuronsTitle: string;
  neuronsText: string;
  neuronsTry: string;
  eyes: string;
  weightsOf: string;
  neuron(number: number, adds: string): string;
  /** Sums and weights in 64ths. */
  neuronSum(of: {
    number: number;
    bias: number;
    sum: number;
    held: number;
    weight: number;
    adds: string;
  }): string;

  keysTitle: string;
  keysText: string;
  keysTry: string;
  keyKing: string;
  toggled(piece: string, square: string, there: boolean): string;
  flippedBits(count: number): string;
  nothingFlipped: string;
  orders: string;

  orderingTitle: string;
  orderingText: string;
  orderingTry: string;
  ordering(of: { iteration: ComponentChildren; cutoffs: string; share: string }): ComponentChildren;
  iteration: string;
  cutoffBars: string;
  afterMoves(count: number, orMore: boolean): string;
  cutoffsOn(count: string): string;

  deepeningTitle: string;
  deepeningText: string;
  deepeningTry: string;
  /** `nodes` and `branching` are absent while it is searched. */
  deepening(of: {
    depth: ComponentChildren;
    nodes: string | undefined;
    branching: string | undefined;
  }): ComponentChildren;
  /** Percent that iterating takes more, or less if negative. */
  direct(of: { nodes: string; move: string; percent: number }): string;
  depth: string;
  bestMove: string;
  score: string;
  nodes: string;
  factor: string;
  millis: string;

  reductionsTitle: string;
  reductionsText: string;
  reductionsTry: string;
  reductionsAxes: string;

  horizonTitle: string;
  /** The depth can be dragged. */
  horizon(depth: ComponentChildren): ComponentChildren;
  horizonText: string;
  horizonTry: string;
  leaves: Readonly<Record<LeafName, string>>;
  positionOf: string;
  positions: Readonly<Record<'example' | 'reader', string>>;
  expects: string;
  twoDeeper: string;
  sameMove: string;
  otherMove(dead: string, quiet: string): string;

  repetitionTitle: string;
  repetition(plies: ComponentChildren): ComponentChildren;
  repetitionText: string;
  repetitionTry: string;
  cycle: string;
  cycles: Readonly<Record<CycleName, string>>;
  movesPlayed: string;
  occurrence(times: number): string;
  goesOn: string;
  back: string;
  forward: string;

  priceTitle: string;
  priceText: string;
  priceTry: string;
  priceAxes: Readonly<Record<'advantage' | 'chances', string>>;
  priceBefore: string;
  priceLost: string;
  price(of: {
    before: ComponentChildren;
    lost: ComponentChildren;
    from: number;
    to: number;
    loss: number;
    judgement: string;
  }): ComponentChildren;
  judgement(moveClass: MoveClass | null): string;
}
