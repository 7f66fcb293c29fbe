export interface HeatmapDay {
  /** YYYY-MM-DD in the person's own calendar. */
  date: string;
  level: 0 | 1 | 2 | 3 | 4;
  /** Shown on hover: '18 minutes'. */
  title?: string;
}

export interface HeatmapCell extends HeatmapDay {
  state: 'past' | 'today' | 'later';
}

const weeks = 12;
const dayMs = 86_400_000;

/** Seven rows of twelve; the last column holds `today`. Dates are plain calendar days, so UTC is used only for arithmetic. */
export function heatmapCells(days: readonly HeatmapDay[], today: string): HeatmapCell[][] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const now = Date.parse(`${today}T00:00:00Z`);
  const weekday = (new Date(now).getUTCDay() + 6) % 7;
  const firstMonday = now - (weekday + (weeks - 1) * 7) * dayMs;
  return Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: weeks }, (_, column) => {
      const time = firstMonday + (column * 7 + row) * dayMs;
      const date = new Date(time).toISOString().slice(0, 10);
      const state = time === now ? 'today' : time > now ? 'later' : 'past';
      return { level: 0, ...byDate.get(date), date, state };
    }),
  );
}
