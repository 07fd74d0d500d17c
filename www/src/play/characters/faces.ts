import type { GameName } from '@chariot/protocol';
import type { Opponent } from './opponents.ts';

/** A drawing in a square of 32 units: the ground, skin and hair, the lines of the face, and what the character wears. */
interface FaceDrawing {
  ground: string;
  skin: string;
  hair: string;
  /** Shapes in the colour of the hair. */
  hairline: string;
  /** Eyes, brows and mouth. */
  lines: string;
  /** Colour and shapes of a hat, a scarf or the like. */
  worn?: readonly [colour: string, shapes: string];
}

const EYES = 'M12.5 15.5v1M19.5 15.5v1';
const SMILE = 'M12.5 21q3.5 2.5 7 0';
const FROWN = 'M13 22q3-1.5 6 0';
const FLAT = 'M13 21.5h6';

/** Lines of the face for each taste. */
const LOOKS: Readonly<Record<Opponent, string>> = {
  attacker: `M10.5 13l4 1.5M21.5 13l-4 1.5${EYES}M12.5 21.5q3.5-2 7 0`,
  fortress: `M10.5 13.5h4M17.5 13.5h4${EYES}${FLAT}`,
  gambler: `M11 16.5q1.5-1.5 3 0M19.5 15.5v1M17.5 13l4-1M12 20.5q3 3.5 8 .5`,
  grinder: `M11 16h3M18 16h3M10.5 13.5q2-1 4 0M17.5 13.5q2-1 4 0${FROWN}`,
  trickster: `M10.5 14l4-1M21.5 14l-4-1${EYES}M12.5 20.5q2 2.5 7-.5`,
  positional: `M11 16.5q1.5 1.2 3 0M18 16.5q1.5 1.2 3 0${SMILE}`,
  student: `M14.8 16h2.4M12.5 13.4a2.6 2.6 0 1 0 .01 0M19.5 13.4a2.6 2.6 0 1 0 .01 0${EYES}M14 22h4`,
  keeper: `M10.5 13.5q2-1.5 4-.5M17.5 13q2-1 4 .5${EYES}${SMILE}`,
};

const CHESS: Readonly<Record<Opponent, Omit<FaceDrawing, 'lines'>>> = {
  attacker: {
    ground: '#8c2f1f',
    skin: '#f0c7a0',
    hair: '#e2702a',
    hairline: 'M7 15q-1-8 3-10 0 2 2 2 1-4 5-5 0 3 3 4 3-1 3-2 4 4 2 11-2-4-5-5-7 0-13 5z',
  },
  fortress: {
    ground: '#4d5a68',
    skin: '#e3b68d',
    hair: '#5b4331',
    hairline: 'M8 19q0 9 8 9t8-9q-2 3-4 2-4-2-8 0-2 1-4-2z',
    worn: ['#a9b3bd', 'M7.5 13V6h3v2.500h3V6h5v2.500h3V6h3v7z'],
  },
  gambler: {
    ground: '#2c6e4f',
    skin: '#d99f75',
    hair: '#2b211c',
    hairline: 'M6.5 20q-1-13 9.5-13t9.5 13q-2 3-3-7-6 1-10-2-2 7-3 9-2 2-3 0z',
    worn: ['#d8a928', 'M22 4.500l4 1-1 4-4-1z'],
  },
  grinder: {
    ground: '#7a6243',
    skin: '#e8c4a2',
    hair: '#e9e6df',
    hairline:
      'M8.5 18q-3-4 0-8-1 4 0 8zM23.5 18q3-4 0-8 1 4 0 8zM9 20q1 9 7 9t7-9q-3 2-5 0-2-1-4 0-2 2-5 0z',
  },
  trickster: {
    ground: '#5a3a78',
    skin: '#f3cfae',
    hair: '#b9502b',
    hairline: 'M7.5 14L6 3.500l7 4q3-1 6 0l7-4L24.5 14q-8-7-17 0z',
  },
  positional: {
    ground: '#2f6a86',
    skin: '#c98f66',
    hair: '#3a2c24',
    hairline: 'M7 22q-2-15 9-15t9 15l-2 3q0-9-2-12-6 0-10-2-2 4-2 14z',
  },
  student: {
    ground: '#3d5fa3',
    skin: '#f2cba6',
    hair: '#7a4a22',
    hairline: 'M8 14q-1-8 8-8t8 8q-3-4-8-3-5-1-8 3z',
    worn: ['#22314f', 'M5 8l11-4.500L27 8l-11 4z'],
  },
  keeper: {
    ground: '#8a4a63',
    skin: '#edc3a0',
    hair: '#9b9692',
    hairline: 'M7.5 15q0-9 8.5-9t8.5 9q-4-5-8.5-5t-8.5 5zM13 5.500a3 2.5 0 1 1 6 0z',
    worn: ['#d9a0b4', 'M9 25.500q7 4 14 0l1 4.500H8z'],
  },
};

const XIANGQI: typeof CHESS = {
  attacker: {
    ground: '#a03a26',
    skin: '#eec39a',
    hair: '#1f1a18',
    hairline: 'M8 14q0-8 8-8t8 8q-3-3-8-3t-8 3zM16 6q-3-4 3-5 4 1 6 5-4-2-9 0z',
    worn: ['#d8a928', 'M8 12.500q8-4 16 0v1.800q-8-4-16 0z'],
  },
  fortress: {
    ground: '#5c5f56',
    skin: '#dcae85',
    hair: '#26211e',
    hairline: 'M8 19q1 10 8 10t8-10q-4 5-8 2-4 3-8-2z',
    worn: ['#7f8b78', 'M7 14q-1-10 9-11 10 1 9 11-9-4-18 0z'],
  },
  gambler: {
    ground: '#2f7355',
    skin: '#e6b78e',
    hair: '#211b18',
    hairline: 'M8 14q0-8 8-8t8 8q-4-2-6-4-4 4-10 4zM14 6a2 2.5 0 1 1 4 0z',
    worn: ['#f4efe2', 'M22.5 22.500h5v5h-5zM4.5 22.500h5v5h-5z'],
  },
  grinder: {
    ground: '#806a4a',
    skin: '#e5bf98',
    hair: '#efece4',
    hairline: 'M13.5 7a2.5 3 0 1 1 5 0zM12 20.500q4-2 8 0-1 3-2 9h-4q-1-6-2-9z',
  },
  trickster: {
    ground: '#684680',
    skin: '#f0c8a2',
    hair: '#3a2d26',
    hairline: 'M7 13l1-9 5 3.500h6L24 4l1 9q-9-6-18 0zM4 19l5 1-5 1zM28 19l-5 1 5 1z',
  },
  positional: {
    ground: '#337083',
    skin: '#f3d0ad',
    hair: '#231d1a',
    hairline: 'M7 20q-2-13 9-13t9 13l-2 2q-1-8-7-11-6 3-7 11zM11 6a5 2.5 0 1 1 10 0z',
    worn: ['#bcd9d3', 'M10 5l-4-2 5 4z'],
  },
  student: {
    ground: '#4666a6',
    skin: '#f4d2ae',
    hair: '#231d1a',
    hairline: 'M8 15q0-9 8-9t8 9q-3-5-8-4-5-1-8 4zM7 8a2.6 2.6 0 1 1 4-3zM25 8a2.6 2.6 0 1 0-4-3z',
  },
  keeper: {
    ground: '#86513f',
    skin: '#e7ba90',
    hair: '#4a4340',
    hairline: 'M14 22.500l-4 3 5-1zM18 22.500l4 3-5-1z',
    worn: ['#2b2522', 'M9 12q0-7 7-7t7 7zM3 10.500h6v2H3zM23 10.500h6v2h-6z'],
  },
};

export function faceOf(game: GameName, character: Opponent): FaceDrawing {
  return { ...{ chess: CHESS, xiangqi: XIANGQI }[game][character], lines: LOOKS[character] };
}
