import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useAddSteps, type StepsToday } from '../use-add-steps';
import { AddStepsForm } from './add-steps-form';
import { CorrectStepsForm } from './correct-steps-form';

interface AddStepsDialogProps {
  today: StepsToday;
  onClose: () => void;
}

/** The steps to add, and a way to correct the total. */
export function AddStepsDialog({ today, onClose }: AddStepsDialogProps) {
  const [correcting, setCorrecting] = useState(false);
  const { add, correct } = useAddSteps(today);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
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
            onClose();
            correct(total);
          }}
        />
      ) : (
        <>
          <AddStepsForm
            steps={today.steps}
            onAdd={(added) => {
              onClose();
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
  );
}
