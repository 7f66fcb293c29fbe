import type { OwnRoutine } from '../../../../shared/contracts/routines';
import type { ChoosingWorkout } from '../../../features/workouts/use-choose-workout';
import type { WarmUpFirst } from '../../../features/workouts/use-warm-up-first';

/** What the chooser's tabs work with. */
export interface ChooserPanelProps {
  choosing: ChoosingWorkout;
  warmUp: WarmUpFirst;
  /** Whether the person just came from the builder. */
  returned: boolean;
  /** Opens the builder, empty or with one of the person's own routines. */
  onBuild: (routine: OwnRoutine | null) => void;
}
