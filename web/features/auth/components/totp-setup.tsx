import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { DialogActions } from '../../../ui/dialog';
import { turnTotpOn, type TotpSecret } from '../api/totp';
import { useValidatedForm } from '../use-validated-form';
import { CodeField } from './code-field';
import { QrCode } from './qr-code';
import './auth-dialogs.css';

interface TotpSetupProps extends TotpSecret {
  onCancel: () => void;
  onDone: () => void;
}

/** The secret as a picture and as text, and the code that proves the app has it. */
export function TotpSetup({ secret, uri, onCancel, onDone }: TotpSetupProps) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { code: '' },
    schema: 'codeSchema',
    async send({ code }) {
      await turnTotpOn(code);
      onDone();
    },
    refusedAt: 'code',
  });
  return (
    <form className="totp-setup" {...formProps}>
      <ol className="totp-setup-steps">
        <li>Scan this with an authenticator app, or type the key below into it.</li>
        <li>Enter the code it shows.</li>
      </ol>
      <div className="totp-setup-code">
        <QrCode text={uri} label="QR code with the key below, for an authenticator app" />
      </div>
      <div className="totp-setup-secret">
        <code>{secret}</code>
        <CopyButton text={secret} label="Copy key" />
      </div>
      <CodeField
        value={values.code}
        error={errors.code}
        hint="Keep the key somewhere safe: it is your way back when you lose the phone."
        onChange={(code) => change('code', code)}
      />
      <DialogActions>
        <Button variant="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="go" busy={busy}>
          Turn on
        </Button>
      </DialogActions>
    </form>
  );
}
