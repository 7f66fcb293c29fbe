import { lazy, Suspense, useMemo, useState } from 'react';
import type { BodyDay } from '../../../../shared/contracts/body-data';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { calendarDayText, shortDayText } from '../../../lib/date-time-text';
import { useTheme } from '../../../lib/theme/theme';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { ChartTable } from './chart-table';
import { chartWords } from './chart-words';
import type { Metric } from './metrics';
import type { Period } from './periods';
import { readingsIn, slotsOf, type Slot } from './slots';

// The library that draws is as heavy as the rest of the page.
const Plot = lazy(async () => ({ default: (await import('./plot')).Plot }));

interface BodyChartProps {
  metric: Metric;
  /** Undefined while they load. */
  days: readonly BodyDay[] | undefined;
  period: Period;
  today: LocalDate;
  className?: string;
}

/** One figure over time: drawn, in a sentence, and as a table. */
export function BodyChart({ metric, days, period, today, className }: BodyChartProps) {
  const { theme } = useTheme();
  const [read, setRead] = useState<number | null>(null);
  const readings = useMemo(() => days && readingsIn(days, period, metric.valueOf), [days, period, metric]);
  const slots = useMemo(() => readings && slotsOf(readings, period), [readings, period]);
  const titleId = `chart-${metric.id}`;
  return (
    <Card as="section" className={className} aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={metric.title}
        note={
          <ReadOut
            slot={read === null ? undefined : slots?.[read]}
            metric={metric}
            period={period}
            today={today}
          />
        }
      />
      <figure aria-labelledby={titleId}>
        <div className="h-plot" aria-hidden="true" data-testid="plot">
          {slots && readings && readings.length > 0 && (
            <Suspense fallback={<Skeleton height="100%" />}>
              <Plot key={theme} metric={metric} span={period.span} slots={slots} onRead={setRead} />
            </Suspense>
          )}
          {!slots && <Skeleton height="100%" />}
        </div>
        <figcaption className="mt-3 min-h-11 text-small leading-text text-fg-2">
          {readings ? (
            chartWords({ metric, readings, period, today })
          ) : (
            <Skeleton width="80%" height="1.25rem" />
          )}
        </figcaption>
      </figure>
      {slots && readings && readings.length > 0 && (
        <ChartTable metric={metric} slots={slots} period={period} today={today} />
      )}
    </Card>
  );
}

interface ReadOutProps {
  slot: Slot | undefined;
  metric: Metric;
  period: Period;
  today: LocalDate;
}

/** The value under the pointer. Screen readers have the table. */
function ReadOut({ slot, metric, period, today }: ReadOutProps) {
  if (!slot || slot.value === null) return <span aria-hidden="true">{'\u00a0'}</span>;
  const when =
    period.span === 'year' ? `Week of ${shortDayText(slot.from)}` : calendarDayText(slot.from, today);
  return (
    <span className="tabular-nums" aria-hidden="true">
      {when}: <b className="font-strong text-fg">{metric.text(slot.value)}</b>
    </span>
  );
}
