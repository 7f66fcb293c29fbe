import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { manualSteps } from '../../../../shared/contracts/activity';
import { accountContract } from '../../../../shared/contracts/account';
import type { DeviceScope } from '../../../../shared/contracts/device-scopes';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { newId } from '../../../lib/new-id';
import { messageOf } from '../../../lib/api/api-error';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { TextInput } from '../../../ui/text-input';
import { createDeviceToken } from '../api/device-tokens';
import { isolated } from '../../../../shared/rules/isolated';
import { DeviceTokenView } from './device-token-view';
import { ScopeChoices } from './scope-choices';

const nameSchema = accountContract.createDeviceToken.body.shape.name;

function nameProblem(name: string): string | null {
  if (nameSchema.safeParse(name).success) return null;
  return name.trim().toLowerCase() === manualSteps
    ? 'That name is reserved for steps you add by hand. Please choose another.'
    : 'Please give it a name of 2 to 60 characters.';
}

interface CreatedDevice {
  name: string;
  token: string;
  scopes: readonly DeviceScope[];
}

interface AddDeviceDialogProps {
  today: LocalDate;
  onAdded: () => void;
  onClose: () => void;
}

/** Asks for a name and what it may add, then shows the token, which can never be read again. */
export function AddDeviceDialog({ today, onAdded, onClose }: AddDeviceDialogProps) {
  const [created, setCreated] = useState<CreatedDevice | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={created ? `${isolated(created.name)} is ready` : 'Add a device or automation'}
      dismissible={!created}
    >
      {created ? (
        <DeviceTokenView
          token={created.token}
          scopes={created.scopes}
          today={today}
          onDone={() => {
            // The token may have been used while the dialog was open.
            onAdded();
            onClose();
          }}
        />
      ) : (
        <DeviceForm
          onCancel={onClose}
          onCreated={(device) => {
            setCreated(device);
            onAdded();
          }}
        />
      )}
    </Dialog>
  );
}

interface DeviceFormProps {
  onCreated: (device: CreatedDevice) => void;
  onCancel: () => void;
}

function DeviceForm({ onCreated, onCancel }: DeviceFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<DeviceScope[]>(['steps']);
  const [tried, setTried] = useState(false);
  // Retrying after a lost response replaces the token instead of adding a second device.
  const id = useRef(newId());
  const { mutate, isPending, error } = useMutation({ mutationFn: createDeviceToken, onSuccess: onCreated });
  const refusal = error && messageOf(error, 'Something went wrong. Try again in a moment.');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPending || nameProblem(name) || scopes.length === 0) return;
    mutate({ id: id.current, name: name.trim(), scopes });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label="Name"
        hint="What it adds is saved under this name."
        aside={<LengthLeft length={nameLength(name)} limit={longestName} />}
        error={(tried && nameProblem(name)) || refusal}
      >
        <TextInput
          autoComplete="off"
          placeholder="Running watch"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <ScopeChoices
        scopes={scopes}
        onChange={setScopes}
        error={tried && scopes.length === 0 ? 'Choose at least one thing it may add.' : null}
      />
      <DialogActions>
        <Button variant="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="go" busy={isPending}>
          Create token
        </Button>
      </DialogActions>
    </form>
  );
}
