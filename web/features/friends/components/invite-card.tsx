import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { OwnInvitation } from '../../../../shared/contracts/invitations';
import { shownCode } from '../../../../shared/rules/invitation-code';
import { messageOf } from '../../../lib/api/api-error';
import { dateText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { CopyButton } from '../../../ui/copy-button';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { ownInvitationQuery } from '../api/invitations';
import { useChangeInvitation } from '../invitations/use-invitations';
import { ShareButton } from './share-button';

const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr-code')).QrCode }));
const InvitationQuestion = lazy(async () => ({
  default: (await import('./invitation-question')).InvitationQuestion,
}));

const qrPlace = 'grid min-h-qr place-items-center';

function Waiting() {
  return (
    <div role="status" className="grid min-h-invitation place-items-center">
      <span className="sr-only">Loading your invitation</span>
      <Skeleton width="13.5rem" height="13.5rem" />
    </div>
  );
}

function TurnedOff() {
  const { mutate, isPending } = useChangeInvitation();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-small text-fg-2">Your invitation is turned off. No code or link of yours works.</p>
      <Button variant="line" busy={isPending} onClick={() => mutate('replace')}>
        Make a new one
      </Button>
    </div>
  );
}

interface InvitationProps {
  invitation: NonNullable<OwnInvitation>;
  link: string;
}

function Invitation({ invitation: { code, expiresAt }, link }: InvitationProps) {
  const [asked, setAsked] = useState<'replace' | 'end' | null>(null);
  return (
    <div className="grid min-h-invitation content-start gap-3">
      <p className="text-small text-fg-2">
        Whoever scans it, opens the link, or types the code becomes your friend right away.
      </p>
      <div className={qrPlace}>
        <Suspense fallback={<Skeleton width="13.5rem" height="13.5rem" />}>
          <QrCode text={link} label="QR code with your invitation" instead="Use the code or the link." />
        </Suspense>
      </div>
      <div className="text-center">
        <p className="tracking-wider text-title font-black tabular-nums select-all">{shownCode(code)}</p>
        <p className="text-small text-fg-2">
          Works until {dateText(expiresAt)}. Coming back here keeps it going.
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <ShareButton link={link} />
        <CopyButton text={link} label="Copy link" />
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="sm" variant="text" onClick={() => setAsked('replace')}>
          Make a new one
        </Button>
        <Button size="sm" variant="text" onClick={() => setAsked('end')}>
          Turn it off
        </Button>
      </div>
      {asked && (
        <Suspense>
          <InvitationQuestion asked={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}

function OwnInvitationPart({ linkOf }: Pick<InviteCardProps, 'linkOf'>) {
  const { data, error, refetch, isFetching } = useQuery(ownInvitationQuery());
  if (!data && error)
    return (
      <ErrorState
        title="Your invitation didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  if (!data) return <Waiting />;
  if (!data.invitation) return <TurnedOff />;
  return <Invitation invitation={data.invitation} link={linkOf(data.invitation.code)} />;
}

interface InviteCardProps {
  id: string;
  linkOf: (code: string) => string;
  /** Below the invitation. */
  children?: ReactNode;
}

/** What friends need to add the person: a QR code, a code to read aloud, a link, or the ID. */
export function InviteCard({ id, linkOf, children }: InviteCardProps) {
  return (
    <Card aria-labelledby="invite-a-friend">
      <CardHeader id="invite-a-friend" title="Invite a friend" />
      <OwnInvitationPart linkOf={linkOf} />
      {children}
      <details className="mt-3 border-t border-line pt-2">
        <summary className="min-h-tap cursor-pointer content-center text-small font-strong text-fg-2">
          Your user ID
        </summary>
        <p className="mb-2 text-small text-fg-2">With it, friends can send you a request.</p>
        <p className="mb-3 rounded-md bg-surface-2 px-3 py-2 text-small wrap-anywhere select-all">{id}</p>
        <CopyButton text={id} label="Copy ID" />
      </details>
    </Card>
  );
}
