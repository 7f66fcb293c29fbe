import { cx } from 'class-variance-authority';
import { useState, type ReactNode } from 'react';
import { useSettled } from '../lib/use-settled';
import { cardClass } from './card';

interface LateProps {
  /** Where it stands, and at least how high, so that nothing moves when it comes. */
  className: string;
  /** But on a phone it is part of the first picture. */
  lateOnPhone?: boolean;
  /** What it shows is there: nobody sees it wait, so it is drawn once. */
  isReady: boolean;
  children: ReactNode;
}

/** As in app.css, for a window of the usual text size; where it errs a card comes a moment sooner or later. */
const isWide = () => typeof window === 'undefined' || window.matchMedia('(width >= 48rem)').matches;

/** A card below the fold: its place is there at once, the card itself when the browser has nothing better to do. */
export function Late({ className, lateOnPhone = false, isReady, children }: LateProps) {
  const [seen] = useState(() => lateOnPhone && isWide());
  const settled = useSettled(isReady);
  return (
    <div className={cx('grid', lateOnPhone && 'first-view:max-md:hidden', className)}>
      {seen || settled ? children : <div className={cardClass} />}
    </div>
  );
}
