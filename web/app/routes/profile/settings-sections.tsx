import { lazy, Suspense, useCallback } from 'react';
import type { Privacy, Profile } from '../../../../shared/contracts/profile';
import { AudioControls } from '../../../features/audio/components/audio-controls';
import { EmailRow } from '../../../features/auth/components/email-row';
import { PasswordRow } from '../../../features/auth/components/password-row';
import { TotpRow } from '../../../features/auth/components/totp-row';
import { useConfirmIdentity } from '../../../features/auth/use-confirm-identity';
import { useSaveProfile } from '../../../features/profile/use-save-profile';
import { AccountSection } from '../../../features/settings/components/account-section';
import { AppearanceSection } from '../../../features/settings/components/appearance-section';
import { DataSection } from '../../../features/settings/components/data-section';
import { DeletionNotes } from '../../../features/settings/components/deletion-notes';
import { DevicesSection } from '../../../features/settings/components/devices-section';
import { NotificationsSection } from '../../../features/settings/components/notifications-section';
import { PrivacySection } from '../../../features/settings/components/privacy-section';
import { SignOutEverywhereRow } from '../../../features/settings/components/sign-out-everywhere-row';
import { useSession } from '../../../lib/session/session-context';
import { SettingsGroup } from '../../../ui/settings-group';
import { SkeletonRows } from '../../../ui/skeleton';
import { useLeave } from '../../use-leave';
import { useShowPlan } from '../training/use-show-plan';

const TrainingSection = lazy(async () => ({
  default: (await import('../../../features/training/components/training-section')).TrainingSection,
}));

const RemindersSection = lazy(async () => ({
  default: (await import('../../../features/settings/components/reminders-section')).RemindersSection,
}));

/** The sections in order; each saves its own changes. */
export function SettingsSections({ profile }: { profile: Profile }) {
  const { email = '' } = useSession();
  const save = useSaveProfile();
  const savePrivacy = useCallback((privacy: Partial<Privacy>) => save({ privacy }), [save]);
  const { confirm, dialog } = useConfirmIdentity();
  const { leaveSignedOut, leaveDeleted } = useLeave();
  const showPlan = useShowPlan();
  const { today } = profile.progress;
  const confirmDeletion = () =>
    confirm({
      title: 'Delete your account?',
      description: 'Enter your password to permanently erase:',
      submitLabel: 'Delete permanently',
      danger: true,
      always: true,
      children: <DeletionNotes />,
    });
  return (
    <>
      <AccountSection profile={profile} save={save} emailRow={<EmailRow email={email} />} />
      {profile.training && (
        <Suspense
          fallback={
            <SettingsGroup id="training" title="Training">
              <SkeletonRows count={4} label="Loading your training" />
            </SettingsGroup>
          }
        >
          <TrainingSection onPlan={showPlan} />
        </Suspense>
      )}
      <AppearanceSection />
      <SettingsGroup id="audio" title="Audio" footer="Audio settings are saved on this device.">
        <AudioControls />
      </SettingsGroup>
      <NotificationsSection />
      <Suspense fallback={null}>
        <RemindersSection />
      </Suspense>
      <PrivacySection privacy={profile.privacy} save={savePrivacy} />
      <SettingsGroup id="security" title="Security">
        <PasswordRow />
        <TotpRow email={email} confirm={confirm} />
        <SignOutEverywhereRow onSignedOut={leaveSignedOut} />
      </SettingsGroup>
      <DevicesSection today={today} />
      <DataSection today={today} confirmDeletion={confirmDeletion} onDeleted={leaveDeleted} />
      {dialog}
    </>
  );
}
