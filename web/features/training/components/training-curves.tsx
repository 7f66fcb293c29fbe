import type { TrainingPlan } from '../../../../shared/contracts/training';
import { addDays, type LocalDate } from '../../../../shared/rules/local-date';
import { grouped } from '../../../../shared/rules/number-text';
import { Bars } from '../../../ui/bars';

type Loads = TrainingPlan['loads'];

interface TrainingCurvesProps {
  /** Oldest first, this week last. */
  loads: Loads;
  /** Days with a new record; undefined while loading. */
  recordDays: readonly LocalDate[] | undefined;
}

const width = 120;
const height = 40;
const margin = 5;

const whenText = (ago: number) => (ago === 0 ? 'this week' : ago === 1 ? 'last week' : `${ago} weeks ago`);

/** '5 weeks ago 120, …, last week 300, this week 310' */
const wordsOf = (values: readonly number[]) =>
  values.map((value, index) => `${whenText(values.length - 1 - index)} ${value}`).join(', ');

function countIn(days: readonly LocalDate[], loads: Loads): number[] {
  return loads.map(({ monday }) => days.filter((day) => day >= monday && day <= addDays(monday, 6)).length);
}

/** The load of the last weeks as a curve and new records as bars, with their numbers in words. */
export function TrainingCurves({ loads, recordDays }: TrainingCurvesProps) {
  const values = loads.map(({ load }) => load);
  const records = recordDays && countIn(recordDays, loads);
  const count = records?.reduce((sum, each) => sum + each, 0);
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-1 border-t border-line pt-3 text-small tabular-nums">
      <div className="flex flex-col gap-1">
        <dt className="flex flex-wrap justify-between gap-x-2">
          Load <span className="text-fg-2">minutes × effort</span>
        </dt>
        <dd className="font-bold">{grouped(values.at(-1) ?? 0)} this week</dd>
        <dd className="mt-auto">
          <LoadCurve values={values} />
        </dd>
      </div>
      <div className="flex flex-col gap-1">
        <dt>Records</dt>
        <dd className="font-bold">{count === undefined ? '–' : `${count} in ${loads.length} weeks`}</dd>
        <dd className="mt-auto">
          {count === 0 && <span className="text-fg-2">Log sets, and your bests will show up here.</span>}
          {records && count !== 0 && (
            <Bars values={records} tone="warm" label={`Records over ${loads.length} weeks`} />
          )}
        </dd>
      </div>
    </dl>
  );
}

function LoadCurve({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const x = (index: number) => margin + (index / Math.max(1, values.length - 1)) * (width - 2 * margin);
  const y = (value: number) => height - margin - (value / most) * (height - 2 * margin);
  const points = values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  return (
    <svg
      className="h-10 w-full"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Load over ${values.length} weeks: ${wordsOf(values)}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        className="stroke-go-mark"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
        d={`M${points.join(' L')}`}
      />
      <path
        className="stroke-go-mark"
        strokeWidth="8"
        vectorEffect="non-scaling-stroke"
        d={`M${points.at(-1) ?? '0 0'} h0.01`}
      />
    </svg>
  );
}
