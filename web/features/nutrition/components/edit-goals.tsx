import { Target } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { NutritionGoals } from '../../../../shared/rules/nutrition/goals';
import { Button } from '../../../ui/button';

const GoalsDialog = lazy(async () => ({ default: (await import('./goals-dialog')).GoalsDialog }));

export function EditGoals({ goals }: { goals: NutritionGoals }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="text" className="-mr-2" onClick={() => setIsOpen(true)}>
        <Target className="icon-sm" aria-hidden="true" />
        Change targets
      </Button>
      {isOpen && (
        <Suspense>
          <GoalsDialog goals={goals} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
