import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { routines, type Routine, type RoutineId } from '../../../../shared/rules/routines';
import { countsText } from '../../../../shared/rules/what-counts';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { adviceText } from '../../../features/workouts/advice-text';
import { CustomizeCard } from '../../../features/workouts/components/customize-card';
import { RoutineRow } from '../../../features/workouts/components/routine-row';
import { WarmUpChoice } from '../../../features/workouts/components/warm-up-choice';
import { routineChoice } from '../../../features/workouts/workout-choice';
import { Card } from '../../../ui/card';
import type { ChooserPanelProps } from './chooser-panel-props';
import { CustomExercisesCard } from './custom-exercises-card';

const RoutineAdvice = lazy(async () => ({ default: (await import('./routine-advice')).RoutineAdvice }));

interface RoutinesPanelProps extends ChooserPanelProps {
  /** Nothing else is to be started: the first routine is open, and its button is the page's main action. */
  featuresFirst: boolean;
}

/** The six built-in workouts, one of them open at a time, and the ways to one's own. */
export function RoutinesPanel({ choosing, warmUp, returned, onBuild, featuresFirst }: RoutinesPanelProps) {
  const { data: profile } = useQuery(profileQuery());
  const [chosen, setChosen] = useState<RoutineId | null | undefined>(undefined);
  const [advised, setAdvised] = useState<Routine | null>(null);
  const openId = chosen === undefined && featuresFirst ? routines[0]?.id : chosen;
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-main-aside lg:items-start">
      <Card className="py-1.5" aria-label="Routines">
        <ul>
          {routines.map((routine) => (
            <RoutineRow
              key={routine.id}
              routine={routine}
              isOpen={routine.id === openId}
              onToggle={() => setChosen(routine.id === openId ? null : routine.id)}
              featured={featuresFirst}
              starting={choosing.starting === routine.id}
              onStart={() => choosing.choose(routineChoice(routine))}
              advice={profile?.training ? adviceText(routine, profile.training) : null}
              onAdvice={() => setAdvised(routine)}
            />
          ))}
        </ul>
      </Card>
      <div className="grid gap-3 md:gap-4">
        <WarmUpChoice checked={warmUp.warmUpFirst} onChange={warmUp.change} />
        <CustomizeCard focused={returned} onBuild={() => onBuild(null)} />
        <CustomExercisesCard />
        <p className="px-1 text-micro leading-text text-fg-3">{countsText}</p>
      </div>
      {advised && !choosing.question && (
        <Suspense>
          <RoutineAdvice routine={advised} choosing={choosing} onClose={() => setAdvised(null)} />
        </Suspense>
      )}
    </div>
  );
}
