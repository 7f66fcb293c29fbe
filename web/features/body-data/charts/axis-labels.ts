import { weekdayName } from '../../../../shared/rules/local-date';
import { shortDayText } from '../../../lib/date-time-text';
import type { Span } from './periods';
import type { Slot } from './slots';

interface AxisLabel {
  /** The place it is below. */
  index: number;
  text: string;
}

const monthOf = ({ from }: Slot) => shortDayText(from).replaceAll(/[\d\s.]/g, '');

/** What the places could be called: each weekday, each day of a month, or the first week of each month. */
function allLabels(slots: readonly Slot[], span: Span): AxisLabel[] {
  return slots.flatMap((slot, index) => {
    if (span === 'week') return [{ index, text: weekdayName(slot.from).slice(0, 3) }];
    if (span === 'month') return [{ index, text: String(Number(slot.from.slice(8))) }];
    const before = slots[index - 1];
    const beginsMonth = !before || monthOf(before) !== monthOf(slot);
    return beginsMonth ? [{ index, text: monthOf(slot) }] : [];
  });
}

/** As many of them as fit side by side, evenly. */
export function axisLabels(slots: readonly Slot[], span: Span, room: number): AxisLabel[] {
  const labels = allLabels(slots, span);
  const step = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor(room))));
  // A month is counted in weeks where there's room for them.
  const even = span === 'month' && step > 1 ? Math.ceil(step / 7) * 7 : step;
  return labels.filter((_, place) => place % even === 0);
}
