import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, type LocalDate } from '../../../../shared/rules/local-date';
import { calendarDayText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';

interface DaySwitchProps {
  date: LocalDate;
  today: LocalDate;
  onChange: (date: LocalDate) => void;
}

/** The day shown, with links to the previous and next day. */
export function DaySwitch({ date, today, onChange }: DaySwitchProps) {
  return (
    <div className="-mr-2 ml-auto flex items-center" role="group" aria-label="Day">
      <IconButton label="Previous day" onClick={() => onChange(addDays(date, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p className="min-w-20 text-center text-body font-strong" aria-live="polite">
        {calendarDayText(date, today)}
      </p>
      <IconButton label="Next day" disabled={date >= today} onClick={() => onChange(addDays(date, 1))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {date !== today && (
        <Button size="sm" variant="text" onClick={() => onChange(today)}>
          Today
        </Button>
      )}
    </div>
  );
}
