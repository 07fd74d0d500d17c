import type { SideName } from '@chariot/protocol';

/** A face in the colours of its side: a person's or the computer's. */
export function Face({ side, isPerson }: { side: SideName; isPerson: boolean }) {
  return (
    <svg class={`face ${side}`} viewBox="0 0 32 32" aria-hidden="true">
      <rect class="face-ground" x="1" y="1" width="30" height="30" rx="8" />
      {isPerson ? (
        <path
          class="face-mark"
          d="M16 16.5a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM6.5 27c0-5 4-8 9.5-8s9.5 3 9.5 8z"
        />
      ) : (
        <path
          class="face-mark"
          fill-rule="evenodd"
          d="M15 5h2v4h5a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4h5zM12 13a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM20 13a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM12 20v1.8h8V20z"
        />
      )}
    </svg>
  );
}
