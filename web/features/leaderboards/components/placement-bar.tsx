import { cx } from 'class-variance-authority';
import type { LeaguePlacement } from '../../../../shared/contracts/leagues';
import { Badge } from '../../../ui/badge';
import { placementBarText, placementParts, startDayText } from '../league-text';

interface PlacementBarProps {
  placement: LeaguePlacement;
  /** When the next league starts. */
  endsAt: string;
}

/** The leagues side by side, the person's minutes, and where the next week begins. */
export function PlacementBar({ placement, endsAt }: PlacementBarProps) {
  const parts = placementParts(placement);
  return (
    <div
      className="grid auto-cols-fr grid-flow-col gap-1"
      role="img"
      aria-label={placementBarText(placement, endsAt)}
    >
      {parts.map(({ name, from, filled, isNext }, place) => (
        <span key={name} className="grid min-w-0 content-start gap-1">
          <span
            className={cx(
              'flex min-h-icon-lg',
              place === 0 ? 'justify-start' : place === parts.length - 1 ? 'justify-end' : 'justify-center',
            )}
          >
            {isNext && <Badge tone="cool">{startDayText(endsAt)}</Badge>}
          </span>
          <span
            className={cx(
              'h-2 overflow-hidden rounded-xs bg-go-track forced-color-adjust-none',
              isNext && 'outline outline-cool-mark',
            )}
          >
            <span
              className="block h-full w-(--filled) bg-go-mark"
              style={{ '--filled': `${filled * 100}%` }}
            />
          </span>
          <span className={cx('text-micro wrap-anywhere', isNext ? 'font-bold text-fg' : 'text-fg-2')}>
            {name}
            <span className="block font-medium text-fg-2 tabular-nums">{from}</span>
          </span>
        </span>
      ))}
    </div>
  );
}
