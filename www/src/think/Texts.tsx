import type { ComponentChildren } from 'preact';
import { thinkWords } from './i18n/index.ts';

const ENDINGS = 'https://cosinekitty.com/chenard/';
const TEST_DRIVEN =
  'https://www.codeproject.com/Articles/1168892/Test-Driven-Chess-Artificial-Intelligence';
const STEP_BY_STEP = 'https://www.freecodecamp.org/news/simple-chess-ai-step-by-step-1d55a9266977/';

/** The texts that the program grew out of; the lab report has no public address that is known. */
export function Texts() {
  const { textsTitle, texts } = thinkWords.value;
  const linked =
    (address: string) =>
    (name: string): ComponentChildren => <a href={address}>{name}</a>;
  return (
    <section class="think-texts" aria-label={textsTitle}>
      <h2>{textsTitle}</h2>
      <ul>
        <li>{texts.endings(linked(ENDINGS))}</li>
        <li>{texts.tests(linked(TEST_DRIVEN))}</li>
        <li>{texts.stepByStep(linked(STEP_BY_STEP))}</li>
        <li>{texts.xiangqi()}</li>
      </ul>
    </section>
  );
}
