import { Bike, Flower2, Footprints, HeartPulse, Timer, Waves } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ActivityKind } from '../../../../shared/rules/activities';
import { Barbell } from '../../../ui/barbell';

const icons: Record<ActivityKind, ComponentType<{ className?: string; 'aria-hidden': 'true' }>> = {
  run: Timer,
  ride: Bike,
  walk: Footprints,
  swim: Waves,
  strength: Barbell,
  yoga: Flower2,
  other: HeartPulse,
};

/** What was done, as a picture; its name is beside it. */
export function ActivityIcon({ kind }: { kind: ActivityKind }) {
  const Icon = icons[kind];
  return (
    <span className="grid size-avatar flex-none place-items-center rounded-full bg-cool-tint text-cool-text">
      <Icon className="icon" aria-hidden="true" />
    </span>
  );
}
