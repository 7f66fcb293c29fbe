import { useState, type FormEvent } from 'react';
import { titleSchema } from '../../../../shared/contracts/values';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { TextInput } from '../../../ui/text-input';

interface RoutineNameDialogProps {
  title: string;
  name: string;
  saving: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of an own workout. */
export function RoutineNameDialog({ title, name: given, saving, onSave, onClose }: RoutineNameDialogProps) {
  const [name, setName] = useState(given);
  const [error, setError] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const parsed = titleSchema.safeParse(name);
    if (!parsed.success) setError('A name needs 2 to 60 characters.');
    else if (!saving) onSave(parsed.data);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="sm" title={title}>
      <form onSubmit={save}>
        <Field
          label="Name"
          error={error}
          aside={<LengthLeft length={nameLength(name)} limit={longestName} />}
        >
          <TextInput
            value={name}
            autoComplete="off"
            placeholder="Monday legs"
            onChange={(event) => {
              setName(event.target.value);
              setError(null);
            }}
          />
        </Field>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="go" type="submit" busy={saving} busyLabel="Saving">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
