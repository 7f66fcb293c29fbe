import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog';
import { IconButton } from '../../../ui/icon-button';
import { useAddSteps, type StepsToday } from '../use-add-steps';
import { AddStepsForm } from './add-steps-form';

/** The quick add beside Steps Today. */
export function AddSteps(today: StepsToday) {
  const [open, setOpen] = useState(false);
  const add = useAddSteps(today);
  const submit = (added: number) => {
    setOpen(false);
    add(added);
  };
  return (
    <>
      <IconButton label="Add steps" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add steps"
        description="Walked without your device? Add the steps it missed."
        size="sm"
      >
        <AddStepsForm steps={today.steps} onAdd={submit} />
      </Dialog>
    </>
  );
}
