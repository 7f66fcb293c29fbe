import { useState, type FormEvent } from 'react';
import { groupDescriptionMost, groupsContract } from '../../../../shared/contracts/groups';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { newId } from '../../../lib/new-id';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Switch } from '../../../ui/switch';
import { LengthLeft } from '../../../ui/length-left';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import type { NewGroup } from '../api/change-groups';

const { name: nameSchema, description: descriptionSchema } = groupsContract.createGroup.body.shape;

interface GroupFormProps {
  /** The group being changed; absent for a new one. */
  group?: NewGroup;
  saving: boolean;
  onSave: (group: NewGroup) => void;
  onCancel: () => void;
}

/** A group's name, what it is about, and who may join. */
export function GroupForm({ group, saving, onSave, onCancel }: GroupFormProps) {
  // A retry after a failure creates the same group.
  const [id] = useState(() => group?.id ?? newId());
  const [name, setName] = useState(group?.name ?? '');
  const [description, setDescription] = useState(group?.description ?? '');
  const [isPublic, setPublic] = useState(group?.isPublic ?? true);
  const [checked, setChecked] = useState(false);
  const [named, described] = [nameSchema.safeParse(name), descriptionSchema.safeParse(description)];
  const nameError = named.success
    ? null
    : 'A name needs 2 to 60 characters, including a letter, and no < or >.';
  const textError = described.success ? null : 'At most 200 characters, and no < or >.';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (saving || !named.success || !described.success) return;
    onSave({ id, name: named.data, description: described.data, isPublic });
  };
  return (
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
        label="What it's about"
        hint="Optional"
        error={checked ? textError : null}
        aside={<LengthLeft length={description.trim().length} limit={groupDescriptionMost} />}
      >
        <TextArea value={description} onChange={(event) => setDescription(event.target.value)} />
      </Field>
      <Switch
        label="Anyone can join"
        description="When this is off, only people with your invitation link can join."
        checked={isPublic}
        onChange={setPublic}
      />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="go" type="submit" busy={saving} busyLabel={group ? 'Saving' : 'Creating'}>
          {group ? 'Save' : 'Create'}
        </Button>
      </DialogActions>
    </form>
  );
}
