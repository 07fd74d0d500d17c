import { useEffect } from 'preact/hooks';
import { LANGUAGES, TAGS, words } from '../shared/i18n/index.ts';
import { addressOf, FURTHER, MAIN } from '../shared/ui/route.ts';
import { welcomed } from '../shared/ui/settings.ts';
import { ViewLink } from '../shared/ui/ViewLink.tsx';
import './about.css';
import { aboutWords } from './i18n/index.ts';

/** Introduction, tour of the views, sources and licences. */
export function AboutView() {
  const text = aboutWords.value;
  useEffect(() => {
    welcomed.value = true;
  }, []);
  return (
    <section class="about" aria-label={words.value.views.about}>
      <header class="about-head">
        <span class="about-sign" lang="zh-Hant" aria-hidden="true">
          車
        </span>
        <div>
          <h1>{words.value.name}</h1>
          <p>{text.lead}</p>
          <a class="primary" href={addressOf('play')}>
            {text.play}
          </a>
        </div>
      </header>
      <h2>{words.value.tour}</h2>
      <ul class="about-tour">
        {[...MAIN, ...FURTHER].map((view) => (
          <li key={view}>
            <ViewLink name={view} current="about" />
            <p>{text.tour[view]}</p>
          </li>
        ))}
      </ul>
      <dl class="about-facts">
        {text.facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
        <div>
          <dt>{text.languages}</dt>
          <dd>
            {TAGS.map((tag, at) => (
              <span key={tag}>
                {at > 0 && ' · '}
                <span lang={tag}>{LANGUAGES[tag]}</span>
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <p class="about-links">
        <a href="docs/index.html">{text.documentation}</a>
        <a href="licenses.md">{text.licences}</a>
      </p>
    </section>
  );
}
