import { useCallback, useRef, useState, type ReactNode } from 'react';
import { toast } from '../../ui/toast';
import { Dialog } from '../../ui/dialog';
import { authErrorText } from './auth-error-text';
import { ConfirmIdentityForm } from './components/confirm-identity-form';

interface ConfirmRequest {
  title: string;
  /** Why the password is needed. */
  description: string;
  submitLabel: string;
  danger?: boolean;
  /** Asks even right after a sign-in. */
  always?: boolean;
  /** What to read before continuing. */
  children?: ReactNode;
}

export type ConfirmIdentity = (request: ConfirmRequest) => Promise<boolean>;

async function isFresh(): Promise<boolean> {
  const { isSignInFresh } = await import('../../lib/session/fresh-sign-in');
  return isSignInFresh();
}

/**
 * For actions that need a recent sign-in: `confirm` resolves to true once the password has been entered (right away if
 * it was entered just now), and to false if the person cancels. The page must render the dialog.
 */
export function useConfirmIdentity(): { confirm: ConfirmIdentity; dialog: ReactNode } {
  const [request, setRequest] = useState<ConfirmRequest | null>(null);
  const answer = useRef<(confirmed: boolean) => void>(() => undefined);

  const confirm = useCallback<ConfirmIdentity>(async (wanted) => {
    try {
      if (!wanted.always && (await isFresh())) return true;
    } catch (error) {
      toast.error('Error', authErrorText(error));
      return false;
    }
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setRequest(wanted);
    });
  }, []);

  const end = (confirmed: boolean) => {
    setRequest(null);
    answer.current(confirmed);
  };
  const dialog = request && (
    <Dialog
      open
      onOpenChange={(open) => !open && end(false)}
      title={request.title}
      description={request.description}
    >
      {request.children}
      <ConfirmIdentityForm
        submitLabel={request.submitLabel}
        variant={request.danger ? 'danger' : 'go'}
        onCancel={() => end(false)}
        onConfirmed={() => end(true)}
      />
    </Dialog>
  );
  return { confirm, dialog };
}
