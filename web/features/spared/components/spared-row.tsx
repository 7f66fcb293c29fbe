import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import type { SparedFact } from '../../../../shared/contracts/spared';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { canBeHeld, settleText, shortly, toldText, untilText } from '../fact-words';
import { useSettleSpared } from '../use-spared-changes';
import { HoldMenu } from './hold-menu';

const rowClass =
  'flex flex-wrap items-center gap-x-3 gap-y-2 scroll-mt-24 border-t border-line py-3 first:border-t-0';
const wordsClass = 'min-w-0 shrink grow leading-text wrap-anywhere';

/** Moves the focus to the next row, not to its button, so that a double press settles only one fact. */
function moveFocusFrom(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return;
  const next = row.nextElementSibling ?? row.previousElementSibling ?? row.closest('section');
  if (next instanceof HTMLElement) next.focus();
}

/** What is planned around, how it is known, and the button that removes it. */
export function SparedRow({ fact, today }: { fact: SparedFact; today: LocalDate }) {
  const row = useRef<HTMLLIElement>(null);
  const { mutate, isPending } = useSettleSpared(() => moveFocusFrom(row.current));
  const { kind, label, words, holdsTraining } = fact;
  const until = canBeHeld(fact) ? null : untilText(fact, today);
  const settle = settleText(fact);
  return (
    <li ref={row} tabIndex={-1} className={rowClass}>
      <div className={cx(wordsClass, kind === 'event' ? 'basis-2xs' : 'basis-24')}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-strong">{kind === 'unread' ? `“${shortly(label)}”` : label}</b>
          {holdsTraining && <Badge tone="danger">Training on hold</Badge>}
          {until && <Badge tone="cool">{until}</Badge>}
        </div>
        {words && words.toLowerCase() !== label.toLowerCase() && (
          <p className="text-small text-fg-2">“{shortly(words)}”</p>
        )}
        <p className="text-small text-fg-2">{toldText(fact, today)}</p>
        {canBeHeld(fact) && <HoldMenu fact={fact} today={today} />}
      </div>
      <Button
        size="sm"
        variant="line"
        aria-label={`${settle}: ${shortly(label)}`}
        busy={isPending}
        busyLabel="Saving"
        onClick={() => mutate(fact)}
      >
        {settle}
      </Button>
    </li>
  );
}

export function SparedRowSkeleton() {
  return (
    <div className={rowClass} data-testid="spared-skeleton">
      <span className={cx(wordsClass, 'basis-24')}>
        <Skeleton width="45%" height="1.375rem" />
        <Skeleton width="80%" height="2.625rem" />
      </span>
      <Skeleton width="7rem" height="2.75rem" />
    </div>
  );
}
