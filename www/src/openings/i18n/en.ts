export const en = {
  /** Where no opening has a name yet. */
  start: 'Starting position',
  toMove: (side: string) => `${side} to move`,
  line: 'Moves so far',
  tree: 'Tree of the opening',
  treeHint:
    'Each line is as wide as it is frequent. Click a move to go there, or use the arrow keys and Enter.',
  /** A move of the tree: how often games come to it, and the opening that it is. */
  branch: (move: string, share: string, name: string | undefined): string =>
    name ? `${move} ${share} · ${name}` : `${move} ${share}`,
  trouble: {
    link: 'This link is damaged: a part of it is missing or changed.',
    moves: 'These moves cannot be played.',
  },
  analyse: 'Analyse',
  playIt: 'Play this opening',
  playSide: 'You play',
  playWhy: 'The moves up to here are played; Chariot answers from the opening book.',
  playReplaces: 'The game that you are playing will be replaced.',
  playYes: 'Play',
  /** The link to the trainer. */
  train: 'My repertoire',
  trainWhy: 'Choose what you play, and drill it.',
  addLine: (side: string) => `Add to my repertoire (${side})`,
  inRepertoire: (side: string) => `In your repertoire (${side})`,
  repertoireFull: 'Your repertoire is full: remove lines before you add more.',
};

/** Everything the view of openings says, in one language. */
export type OpeningsWords = typeof en;
