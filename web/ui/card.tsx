import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** A card's surface, for elements that can't be a Card. */
export const cardClass = 'min-w-0 rounded-lg border border-line bg-surface-1 shadow-card';

interface CardProps extends ComponentPropsWithRef<'section'> {
  as?: 'section' | 'article' | 'div' | 'li' | 'aside';
  /** No padding: the content reaches the edge. */
  flush?: boolean;
}

export function Card({ as = 'section', flush = false, className, ...rest }: CardProps) {
  const Tag: 'section' = as as 'section';
  return <Tag {...rest} className={cx(cardClass, flush ? 'overflow-hidden' : 'p-pad', className)} />;
}

interface CardHeaderProps {
  title: string;
  note?: ReactNode;
  level?: 2 | 3;
  id?: string;
}

export function CardHeader({ title, note, level = 2, id }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <Heading id={id} className="text-body">
        {title}
      </Heading>
      {note && <div className="text-small leading-body text-fg-2">{note}</div>}
    </header>
  );
}
