import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { SettingsRow } from '../../../ui/settings-group';
import { toast } from '../../../ui/toast';
import { changePassword } from '../api/change-password';
import { passwordErrorText } from '../auth-error-text';
import { useValidatedForm } from '../use-validated-form';
import { NewPasswordField } from './new-password-field';

export function PasswordRow() {
  const [open, setOpen] = useState(false);
  return (
    <SettingsRow label="Password">
      <Button
        size="sm"
        variant="line"
        aria-label="Change password"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Change password">
        <PasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </SettingsRow>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { oldPassword: '', password: '' },
    schema: 'changePasswordSchema',
    async send({ oldPassword, password }) {
      await changePassword(oldPassword, password);
      toast.success('Password changed');
      onDone();
    },
    refusedAt: 'oldPassword',
    refusalText: passwordErrorText,
  });
  return (
    <form {...formProps}>
      <div className="grid gap-4">
        <Field label="Current password" error={errors.oldPassword}>
          <PasswordInput
            name="old-password"
            autoComplete="current-password"
            maxLength={256}
            value={values.oldPassword}
            onChange={(event) => change('oldPassword', event.target.value)}
          />
        </Field>
        <NewPasswordField
          label="New password"
          value={values.password}
          error={errors.password}
          onChange={(password) => change('password', password)}
        />
      </div>
      <DialogActions>
        <Button variant="line" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="go" busy={busy}>
          Save password
        </Button>
      </DialogActions>
    </form>
  );
}
