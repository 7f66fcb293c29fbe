import type { ComponentPropsWithRef, ReactNode } from 'react';
import './card.css';

interface CardProps extends ComponentPropsWithRef<'section'> {
  as?: 'section' | 'article' | 'div' | 'li' | 'aside';
  /** No padding: the content reaches the edge. */
  flush?: boolean;
}

export function Card({ as = 'section', flush = false, className, ...rest }: CardProps) {
  const Tag: 'section' = as as 'section';
  return <Tag {...rest} className={['card', flush && 'card-flush', className].filter(Boolean).join(' ')} />;
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
    <header className="card-header">
      <Heading id={id}>{title}</Heading>
      {note && <div className="card-note">{note}</div>}
    </header>
  );
}
