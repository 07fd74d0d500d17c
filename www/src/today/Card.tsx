import type { ComponentChildren } from 'preact';

interface CardProps {
  title: string;
  /** Where the card leads, and the words of the link. */
  href: string;
  action: string;
  /** Whether this is what the reader would do first. */
  isMain?: boolean;
  picture?: ComponentChildren;
  children: ComponentChildren;
}

/** One thing that waits for the reader. All of it is a link. */
export function Card({ title, href, action, isMain = false, picture, children }: CardProps) {
  return (
    <article class={`today-card ${picture ? 'has-picture' : ''}`}>
      {picture}
      <div class="today-card-text">
        <h2>{title}</h2>
        {children}
        <a class={isMain ? 'primary' : 'quiet'} href={href}>
          {action}
        </a>
      </div>
    </article>
  );
}
