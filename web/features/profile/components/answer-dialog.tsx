import { useState, type FormEvent } from 'react';
import type { ProfileAnswers } from '../../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../../shared/rules/units';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { summaryLabel, type Edited, type SummaryField } from '../summary-answers';
import { notSaved, useAnswerChange } from '../use-answer-change';
import { AnswerEditor } from './answer-editor';

interface AnswerDialogProps {
  /** Null while none is being edited. */
  field: SummaryField | null;
  answers: ProfileAnswers;
  units: UnitSystem;
  onClose: () => void;
}

/** Edits a single answer. */
export function AnswerDialog({ field, answers, units, onClose }: AnswerDialogProps) {
  return (
    <Dialog
      open={field !== null}
      onOpenChange={(open) => !open && onClose()}
      title={field ? summaryLabel(field) : ''}
    >
      {field && <AnswerForm key={field} field={field} answers={answers} units={units} onClose={onClose} />}
    </Dialog>
  );
}

type AnswerFormProps = Omit<AnswerDialogProps, 'field'> & { field: SummaryField };

function AnswerForm({ field, answers, units, onClose }: AnswerFormProps) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useAnswerChange(onClose);
  const refusal = error && messageOf(error, notSaved);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPending || (edited && !edited.ok)) return;
    const isNew = JSON.stringify(edited?.changes[field]) !== JSON.stringify(answers[field]);
    if (edited && isNew) mutate(edited.changes);
    else onClose();
  };

  return (
    <form noValidate onSubmit={submit}>
      <AnswerEditor
        field={field}
        answers={edited?.ok ? { ...answers, ...edited.changes } : answers}
        units={units}
        error={tried && edited && !edited.ok ? edited.message : refusal}
        onEdit={setEdited}
      />
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="go" busy={isPending} busyLabel="Saving">
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
