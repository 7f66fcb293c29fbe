import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { nutritionContract } from '../../../../shared/contracts/nutrition';
import { addDays, type LocalDate } from '../../../../shared/rules/local-date';
import { messageOf } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { IconButton } from '../../../ui/icon-button';
import { SegmentedControl } from '../../../ui/segmented-control';
import { toast } from '../../../ui/toast';
import { nutritionDaysQuery } from '../api/nutrition-queries';
import { periodOf, periodSummary, periodText, type Period, type Span } from '../history-days';
import { MonthDays } from './month-days';
import { WeekBars } from './week-bars';

interface HistoryCardProps {
  /** The day shown on the page. */
  date: LocalDate;
  today: LocalDate;
  targetKcal: number;
  onChoose: (date: LocalDate) => void;
}

const spans = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

/** The week or month around a day: bars, a summary, days to open, and a CSV download. */
export function HistoryCard({ date, today, targetKcal, onChoose }: HistoryCardProps) {
  const [span, setSpan] = useState<Span>('week');
  const [anchor, setAnchor] = useState(date);
  const period = periodOf(span, anchor);
  const { data, error, refetch, isFetching } = useQuery(nutritionDaysQuery(period.from, period.to));
  const totals = new Map(data?.days.map((day) => [day.date, day]));
  const shown = { period, totals, date, today, targetKcal, onChoose };
  return (
    <Card aria-labelledby="history">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="history" className="text-body">
          Days
        </h2>
        <SegmentedControl label="Shown" options={spans} value={span} onChange={setSpan} />
      </div>
      <div className="mt-1 flex items-center justify-between gap-1">
        <IconButton label={`Previous ${span}`} onClick={() => setAnchor(addDays(period.from, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h3 className="text-center text-body font-strong" aria-live="polite">
          {periodText(span, period)}
        </h3>
        <IconButton
          label={`Next ${span}`}
          disabled={period.to >= today}
          onClick={() => setAnchor(addDays(period.to, 1))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {error && !data ? (
        <ErrorState
          title="These days didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      ) : (
        <>
          {span === 'week' ? <WeekBars {...shown} /> : <MonthDays {...shown} />}
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="flex-fit text-small leading-body text-fg-2" role="status">
              {data && periodSummary(data.days, targetKcal)}
            </p>
            <DownloadButton {...period} />
          </div>
        </>
      )}
    </Card>
  );
}

function DownloadButton({ from, to }: Period) {
  const name = `vita-meals-${from}-${to}.csv`;
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(name, await callEndpoint(nutritionContract.exportMeals, { query: { from, to } }), 'text/csv'),
    onSuccess: () => toast.success('Download ready', name),
    onError: (error) => toast.error('Error', messageOf(error, "The table couldn't be created.")),
  });
  return (
    <Button size="sm" variant="text" busy={isPending} busyLabel="Preparing" onClick={() => mutate()}>
      <Download className="icon-sm" aria-hidden="true" />
      Download CSV
    </Button>
  );
}
