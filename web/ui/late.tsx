import { cx } from 'class-variance-authority';
import { useState, type ReactNode } from 'react';
import { useSettled } from '../lib/use-settled';
import { cardClass } from './card';

interface LateProps {
  /** Sets its position and minimum height, so that nothing moves when it appears. */
  className: string;
  /** On a phone it is part of the first screen. */
  lateOnPhone?: boolean;
  /** Its data has loaded, so no one sees it wait and it renders only once. */
  isReady: boolean;
  children: ReactNode;
}

/** As in app.css, at the default text size; at other sizes a card appears a moment sooner or later. */
const isWide = () => typeof window === 'undefined' || window.matchMedia('(width >= 48rem)').matches;

/** A card below the fold: its space is reserved right away, and the card renders when the browser is idle. */
export function Late({ className, lateOnPhone = false, isReady, children }: LateProps) {
  const [seen] = useState(() => lateOnPhone && isWide());
  const settled = useSettled(isReady);
  return (
    <div className={cx('grid', lateOnPhone && 'first-view:max-md:hidden', className)}>
      {seen || settled ? children : <div className={cardClass} />}
    </div>
  );
}
