import { useState, type FormEvent } from 'react';
import { ulid } from 'ulid';
import { groupDescriptionMost, groupsContract } from '../../../../shared/contracts/groups';
import { longestName, nameLength } from '../../../../shared/domain/text-length';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Switch } from '../../../ui/switch';
import { LengthLeft } from '../../../ui/length-left';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import type { NewGroup } from '../api/change-groups';

const { name: nameSchema, description: descriptionSchema } = groupsContract.createGroup.body.shape;

interface CreateGroupDialogProps {
  saving: boolean;
  onCreate: (group: NewGroup) => void;
  onClose: () => void;
}

/** Asks for a group's name, what it is about, and who may join. */
export function CreateGroupDialog({ saving, onCreate, onClose }: CreateGroupDialogProps) {
  // A repeat after a failure is the same group.
  const [id] = useState(() => ulid());
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isPublic, setPublic] = useState(true);
  const [checked, setChecked] = useState(false);
  const [named, described] = [nameSchema.safeParse(name), descriptionSchema.safeParse(description)];
  const nameError = named.success
    ? null
    : 'A name needs 2 to 60 characters, with a letter and without < or >.';
  const textError = described.success ? null : 'At most 200 characters, without < or >.';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (saving || !named.success || !described.success) return;
    onCreate({ id, name: named.data, description: described.data, isPublic });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="sm" title="Create a group">
      <form className="grid gap-3" onSubmit={save}>
        <Field
          label="Name"
          error={checked ? nameError : null}
          aside={<LengthLeft length={nameLength(name)} limit={longestName} />}
        >
          <TextInput
            value={name}
            autoComplete="off"
            placeholder="Early birds"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field
          label="What it is about"
          hint="Optional"
          error={checked ? textError : null}
          aside={<LengthLeft length={description.trim().length} limit={groupDescriptionMost} />}
        >
          <TextArea value={description} onChange={(event) => setDescription(event.target.value)} />
        </Field>
        <Switch
          label="Everybody may join"
          description="Off: only by your invitation link."
          checked={isPublic}
          onChange={setPublic}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="go" type="submit" busy={saving} busyLabel="Creating">
            Create
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
