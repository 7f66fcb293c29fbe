import { cx } from 'class-variance-authority';
import { useRef, useState, type ReactNode } from 'react';
import { useNear } from '../lib/use-near';
import { useSettled } from '../lib/use-settled';
import { cardClass } from './card';

interface LateProps {
  /** Sets its position and minimum height, so that nothing moves when it appears. */
  className: string;
  /** The height of the empty card that holds its place. */
  room?: string;
  /** On a phone it is part of the first screen. */
  lateOnPhone?: boolean;
  /** Its data has loaded, so no one sees it wait and it renders only once. */
  isReady: boolean;
  children: ReactNode;
}

/** As in app.css, at the default text size; at other sizes a card appears a moment sooner or later. */
const isWide = () => typeof window === 'undefined' || window.matchMedia('(width >= 48rem)').matches;

/**
 * A card below the fold: its space is reserved right away, and the card renders when the browser is idle and someone
 * comes near it.
 */
export function Late({ className, room, lateOnPhone = false, isReady, children }: LateProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen] = useState(() => lateOnPhone && isWide());
  const settled = useSettled(isReady);
  const near = useNear(place, settled && !seen);
  return (
    <div ref={place} className={cx('grid', lateOnPhone && 'first-view:max-md:hidden', className)}>
      {seen || (settled && near) ? children : <div className={cx(cardClass, room)} />}
    </div>
  );
}
