import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { earliestDate } from '../../../../shared/rules/activity-limits';
import type { LocalDate } from '../../../../shared/rules/local-date';
import type { UnitSystem } from '../../../../shared/rules/units';
import { messageOf } from '../../../lib/api/api-error';
import { Card } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { IconButton } from '../../../ui/icon-button';
import { SegmentedControl } from '../../../ui/segmented-control';
import { bodyDaysQuery } from '../api/body-days-query';
import { BodyChart } from './body-chart';
import { metricsIn } from './metrics';
import { periodAfter, periodBefore, periodOf, periodTitle, type Period, type Span } from './periods';

const spans: { value: Span; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];

interface BodyChartsProps {
  today: LocalDate;
  units: UnitSystem;
}

/** Steps, weight, and resting heart rate, all over the same week, month, or year. */
export function BodyCharts({ today, units }: BodyChartsProps) {
  const [period, setPeriod] = useState(() => periodOf('month', today));
  const metrics = useMemo(() => metricsIn(units), [units]);
  const { data, error, refetch, isFetching } = useQuery(bodyDaysQuery(period.from, period.to));
  const days = data?.days;
  return (
    <section className="grid gap-3 md:gap-4" aria-label="Charts">
      <PeriodSwitch period={period} today={today} onChange={setPeriod} />
      {error && !days ? (
        <Card>
          <ErrorState
            title="Your numbers didn't load"
            onRetry={() => void refetch()}
            retrying={isFetching}
            error={error}
          >
            {messageOf(error, 'Something went wrong. Try again in a moment.')}
          </ErrorState>
        </Card>
      ) : (
        <div className="grid gap-3 md:grid-cols-2 md:gap-4">
          {metrics.map((metric) => (
            <BodyChart
              key={metric.id}
              className={metric.id === 'steps' ? 'md:col-span-full' : ''}
              metric={metric}
              days={days}
              period={period}
              today={today}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface PeriodSwitchProps {
  period: Period;
  today: LocalDate;
  onChange: (period: Period) => void;
}

function PeriodSwitch({ period, today, onChange }: PeriodSwitchProps) {
  const { span, from, to } = period;
  const choose = (chosen: Span) => onChange(periodOf(chosen, to < today ? to : today));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <SegmentedControl label="Time shown" options={spans} value={span} onChange={choose} />
      <div className="-mr-2 ml-auto flex items-center" role="group" aria-label="Move in time">
        <IconButton
          label={`Previous ${span}`}
          disabled={from <= earliestDate}
          onClick={() => onChange(periodBefore(period))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p className="min-w-24 text-center font-strong tabular-nums" aria-live="polite">
          {periodTitle(period)}
        </p>
        <IconButton
          label={`Next ${span}`}
          disabled={to >= today}
          onClick={() => onChange(periodAfter(period))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
