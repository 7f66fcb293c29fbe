import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { IconButton } from '../../../ui/icon-button';
import { useAddSteps, type StepsToday } from '../use-add-steps';
import { AddStepsForm } from './add-steps-form';
import { CorrectStepsForm } from './correct-steps-form';

/** The quick add next to Steps Today, and a way to correct the total. */
export function AddSteps(today: StepsToday) {
  const [open, setOpen] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const { add, correct } = useAddSteps(today);
  const change = (next: boolean) => {
    setOpen(next);
    setCorrecting(false);
  };
  return (
    <>
      <IconButton label="Add steps" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={change}
        title={correcting ? 'Correct today’s steps' : 'Add steps'}
        description={
          correcting
            ? 'This number replaces the steps you added by hand.'
            : 'Walked without your device? Add the steps it missed.'
        }
        size="sm"
      >
        {correcting ? (
          <CorrectStepsForm
            steps={today.steps}
            onCorrect={(total) => {
              change(false);
              correct(total);
            }}
          />
        ) : (
          <>
            <AddStepsForm
              steps={today.steps}
              onAdd={(added) => {
                change(false);
                add(added);
              }}
            />
            {today.steps > 0 && (
              <Button variant="text" wide onClick={() => setCorrecting(true)}>
                Too many? Correct today’s total
              </Button>
            )}
          </>
        )}
      </Dialog>
    </>
  );
}
