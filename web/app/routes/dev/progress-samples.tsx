import { Zap } from 'lucide-react';
import { Arc } from '../../../ui/arc';
import { Card, CardHeader } from '../../../ui/card';
import { Figure, Figures } from '../../../ui/figures';
import { Heatmap, HeatmapLegend } from '../../../ui/heatmap';
import type { HeatmapDay } from '../../../ui/heatmap-cells';
import { Meter } from '../../../ui/meter';
import { Segments } from '../../../ui/segments';
import { StatCard, StatCards } from '../../../ui/stat-card';

const levels = [0, 1, 2, 3, 4] as const;
const days = Array.from({ length: 80 }, (_, index): HeatmapDay => {
  const date = new Date(Date.UTC(2026, 0, 2 + index)).toISOString().slice(0, 10);
  return { date, level: levels[(index * 7) % 5] ?? 0, title: date };
});

export function ProgressSamples() {
  return (
    <>
      <Card className="grid gap-4">
        <CardHeader title="Arcs, meters" />
        <div className="grid grid-cols-4 gap-4">
          <Arc value={0} max={20} label="Locked" />
          <Arc value={13} max={20} glow label="Daily goal: 13 of 20 minutes">
            <b>13</b>
          </Arc>
          <Arc value={20} max={20} glow closes label="Daily goal reached" />
          <Arc value={14} max={20} tone="cool" label="Information" />
        </div>
        <Meter
          label="Points to Gold"
          value={412}
          min={200}
          max={500}
          tone="warm"
          valueText="88 points to Gold"
        />
        <Meter label="Points to Platinum" value={587} min={500} max={1000} tone="warm" added={60} />
        <Segments label="Exercises" total={12} done={3} current={0.5} />
        <Figures label="Progress">
          <Figure label="Points" value="412" note="Silver" />
          <Figure label="Global rank" value="8" note="up 3" />
          <Figure label="Day streak" value="6" note="best 12" tone="warm" />
        </Figures>
      </Card>
      <Card className="grid gap-4">
        <CardHeader title="12 weeks" note="41 active days" />
        <Heatmap days={days} today="2026-03-21" label="41 active days in the last 12 weeks" />
        <HeatmapLegend />
      </Card>
      <StatCards>
        <StatCard
          label="Calories Burned"
          value="1,240"
          unit="kcal"
          icon={<Zap />}
          week={[3, 6, 2, 7, 5, 9, 7]}
        />
        <StatCard label="Steps Today" value="6,482" tone="cool" week={[1, 2, 6, 9, 3, 5, 7]} />
        <StatCard label="Workout Time" value="" loading />
      </StatCards>
    </>
  );
}
