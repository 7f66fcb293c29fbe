import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { DialogActions } from '../../../ui/dialog';
import { turnTotpOn, type TotpSecret } from '../api/totp';
import { useValidatedForm } from '../use-validated-form';
import { CodeField } from './code-field';
import { QrCode } from '../../../ui/qr-code';

interface TotpSetupProps extends TotpSecret {
  onCancel: () => void;
  onDone: () => void;
}

/** Shows the secret as a QR code and as text, then asks for a code to prove the app has it. */
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
    <form className="grid gap-4" {...formProps}>
      <ol className="grid list-decimal gap-1 pl-icon text-fg-2">
        <li>Scan this with an authenticator app, or type the key below into the app.</li>
        <li>Enter the code it shows.</li>
      </ol>
      <div className="grid min-h-qr place-items-center">
        <QrCode
          instead="Type the key instead."
          text={uri}
          label="QR code with the key below, for an authenticator app"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-surface-2 py-2 pr-2 pl-4">
        <code className="min-w-0 flex-1 basis-2xs text-small wrap-anywhere">{secret}</code>
        <CopyButton text={secret} label="Copy key" />
      </div>
      <CodeField
        value={values.code}
        error={errors.code}
        hint="Keep the key somewhere safe. It’s your way back in if you lose your phone."
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
