import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import type { StepsToday } from '../use-add-steps';

const AddStepsDialog = lazy(async () => ({
  default: (await import('./add-steps-dialog')).AddStepsDialog,
}));

/** The quick add next to Steps Today; its dialog loads when it is opened. */
export function AddSteps(today: StepsToday) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Add steps" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense>
          <AddStepsDialog today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
