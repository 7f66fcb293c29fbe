import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { activityContract, manualSteps } from '../../../../shared/contracts/activity';
import { accountContract } from '../../../../shared/contracts/account';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { newId } from '../../../lib/new-id';
import { messageOf } from '../../../lib/api/api-error';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { TextInput } from '../../../ui/text-input';
import { createDeviceToken } from '../api/device-tokens';
import { isolated } from '../../../../shared/rules/isolated';

const nameSchema = accountContract.createDeviceToken.body.shape.name;
const exampleSteps = 8_200;

function nameProblem(name: string): string | null {
  if (nameSchema.safeParse(name).success) return null;
  return name.trim().toLowerCase() === manualSteps
    ? 'That name is reserved for steps you add by hand. Please choose another.'
    : 'Please give it a name of 2 to 60 characters.';
}

interface AddDeviceDialogProps {
  today: LocalDate;
  onAdded: () => void;
  onClose: () => void;
}

/** Asks for a name, then shows the token, which can never be read again. */
export function AddDeviceDialog({ today, onAdded, onClose }: AddDeviceDialogProps) {
  const [created, setCreated] = useState<{ name: string; token: string } | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={created ? `${isolated(created.name)} is ready` : 'Add a device'}
      dismissible={!created}
    >
      {created ? (
        <TokenView
          {...created}
          today={today}
          onDone={() => {
            // The token may have been used while the dialog was open.
            onAdded();
            onClose();
          }}
        />
      ) : (
        <NameForm
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

interface NameFormProps {
  onCreated: (device: { name: string; token: string }) => void;
  onCancel: () => void;
}

function NameForm({ onCreated, onCancel }: NameFormProps) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  // Retrying after a lost response replaces the token instead of adding a second device.
  const id = useRef(newId());
  const { mutate, isPending, error } = useMutation({ mutationFn: createDeviceToken, onSuccess: onCreated });
  const refusal = error && messageOf(error, 'Something went wrong. Try again in a moment.');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isPending && !nameProblem(name)) mutate({ id: id.current, name: name.trim() });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label="Device name"
        hint="Its steps are saved under this name."
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

const codeClass = 'max-w-full text-small leading-body whitespace-pre-wrap wrap-anywhere';

interface TokenViewProps {
  token: string;
  today: LocalDate;
  onDone: () => void;
}

function TokenView({ token, today, onDone }: TokenViewProps) {
  const { method, path } = activityContract.recordSteps;
  const example = [
    `curl -X ${method} ${window.location.origin}/api${path} \\`,
    `  -H "Authorization: Bearer ${token}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${JSON.stringify({ date: today, total: exampleSteps })}'`,
  ].join('\n');
  return (
    <div className="grid gap-4">
      <p className="text-fg-2">
        Copy the token now. You’ll only see it once; after that, not even we can read it.
      </p>
      <div className="grid justify-items-start gap-2 rounded-md bg-surface-2 px-4 py-3">
        <code className={codeClass}>{token}</code>
        <CopyButton text={token} label="Copy token" />
      </div>
      <p className="text-fg-2">
        Send the day's total as often as you like; the highest one counts. For example:
      </p>
      <div className="grid justify-items-start gap-2 rounded-md bg-surface-2 px-4 py-3">
        <pre className={codeClass}>{example}</pre>
        <CopyButton text={example} label="Copy example" />
      </div>
      <DialogActions>
        <Button variant="go" onClick={onDone}>
          Done
        </Button>
      </DialogActions>
    </div>
  );
}
