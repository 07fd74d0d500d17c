import type { SideName } from '@chariot/protocol';
import type { ComponentType } from 'preact';
import './wooden.css';
import type { GlyphProps } from './xiangqi.tsx';

const GRAIN =
  'M13 35c20-9 52-8 74 1M8 47c24-7 58-8 84 0M8 58c26-9 60-6 84-1M13 69c22-6 52-8 74-2M23 80c18-5 38-5 54 0M23 24c16-6 38-7 54-1';

interface WoodenDiscProps {
  side: SideName;
  character: string;
  Glyph: ComponentType<GlyphProps>;
}

/** A disc of turned wood with the character cut in: the lower edges of the cut catch the light. */
export function WoodenDisc({ side, character, Glyph }: WoodenDiscProps) {
  return (
    <svg class={`disc wooden ${side}`} viewBox="0 0 100 100" aria-hidden="true">
      <path class="grain" d={GRAIN} />
      <circle class="groove-light" cx="50" cy="50.8" r="38.5" />
      <circle class="groove" cx="50" cy="50" r="38.5" />
      <g class="cut-light">
        <Glyph character={character} x={50.6} y={51} size={62} />
      </g>
      <Glyph character={character} x={50} y={50} size={62} />
    </svg>
  );
}
