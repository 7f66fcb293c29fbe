import { OwnRoutines } from '../../../features/routines/components/own-routines';
import { CustomizeCard } from '../../../features/workouts/components/customize-card';
import { customChoice } from '../../../features/workouts/workout-choice';
import type { ChooserPanelProps } from './chooser-panel-props';
import { OfflineWorkoutsCard } from './offline-workouts-card';

/** What the person built, and what this device keeps. */
export function OwnPanel({ choosing, returned, onBuild }: ChooserPanelProps) {
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-main-aside lg:items-start">
      <OwnRoutines
        starting={choosing.starting}
        onStart={({ id, name, exercises }) => choosing.choose(customChoice(id, name, exercises))}
        onEdit={onBuild}
      />
      <div className="grid gap-3 md:gap-4">
        <CustomizeCard focused={returned} onBuild={() => onBuild(null)} />
        <OfflineWorkoutsCard />
      </div>
    </div>
  );
}
