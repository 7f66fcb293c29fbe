import { lazy, Suspense, useCallback, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { PrivacySwitches, Profile } from '../../../../shared/contracts/profile';
import { AudioControls } from '../../../features/audio/components/audio-controls';
import { EmailRow } from '../../../features/auth/components/email-row';
import { useConfirmIdentity } from '../../../features/auth/use-confirm-identity';
import { useSaveProfile } from '../../../features/profile/use-save-profile';
import { AccountSection } from '../../../features/settings/components/account-section';
import { AppearanceSection } from '../../../features/settings/components/appearance-section';
import { DataSection } from '../../../features/settings/components/data-section';
import { DeletionNotes } from '../../../features/settings/components/deletion-notes';
import { NotificationsSection } from '../../../features/settings/components/notifications-section';
import { PrivacySection } from '../../../features/settings/components/privacy-section';
import type { SettingsSectionId } from '../../../features/settings/sections';
import { useSession } from '../../../lib/session/session-context';
import { SettingsGroup } from '../../../ui/settings-group';
import { SkeletonRows } from '../../../ui/skeleton';
import { textLinkClass } from '../../../ui/text-link';
import { paths } from '../../paths';
import { useLeave } from '../../use-leave';
import { useShowPlan } from '../training/use-show-plan';

const TrainingSection = lazy(async () => ({
  default: (await import('../../../features/training/components/training-section')).TrainingSection,
}));

const DevicesSection = lazy(async () => ({
  default: (await import('../../../features/settings/components/devices-section')).DevicesSection,
}));

const RemindersSection = lazy(async () => ({
  default: (await import('../../../features/settings/components/reminders-section')).RemindersSection,
}));

const SecuritySection = lazy(async () => ({
  default: (await import('./security-section')).SecuritySection,
}));

interface ContentProps {
  profile: Profile;
}

function Account({ profile }: ContentProps) {
  const { email = '' } = useSession();
  return <AccountSection profile={profile} save={useSaveProfile()} emailRow={<EmailRow email={email} />} />;
}

const Training = () => <TrainingSection onPlan={useShowPlan()} />;

const Audio = () => (
  <SettingsGroup id="audio" footer="Audio settings are saved on this device.">
    <AudioControls />
  </SettingsGroup>
);

const Reminders = ({ profile }: ContentProps) => <RemindersSection timeZone={profile.timeZone} />;

function PrivacyChoices({ profile }: ContentProps) {
  const save = useSaveProfile();
  const savePrivacy = useCallback((privacy: Partial<PrivacySwitches>) => save({ privacy }), [save]);
  return <PrivacySection privacy={profile.privacy} save={savePrivacy} />;
}

const Devices = ({ profile }: ContentProps) => (
  <>
    <DevicesSection today={profile.progress.today} />
    <Link className={`justify-self-start px-1 ${textLinkClass}`} to={paths.activity}>
      Charts, activities, and files
    </Link>
  </>
);

function YourData({ profile }: ContentProps) {
  const { confirm, dialog } = useConfirmIdentity();
  const { leaveDeleted } = useLeave();
  const confirmDeletion = () =>
    confirm({
      title: 'Delete your account?',
      description: 'Enter your password to permanently erase:',
      submitLabel: 'Delete permanently',
      danger: true,
      always: true,
      children: <DeletionNotes />,
    });
  const { today } = profile.progress;
  return (
    <>
      <DataSection
        today={today}
        historyPath={`${paths.workout}?tab=history`}
        confirmDeletion={confirmDeletion}
        onDeleted={leaveDeleted}
      />
      {dialog}
    </>
  );
}

const contents: Record<SettingsSectionId, ComponentType<ContentProps>> = {
  account: Account,
  training: Training,
  appearance: AppearanceSection,
  audio: Audio,
  notifications: NotificationsSection,
  reminders: Reminders,
  privacy: PrivacyChoices,
  security: SecuritySection,
  devices: Devices,
  data: YourData,
};

/** What one section holds; it saves its own changes. The page shows its title, which names the first group. */
export function SectionContent({ id, profile }: ContentProps & { id: SettingsSectionId }) {
  const Content = contents[id];
  return (
    <Suspense
      fallback={
        <SettingsGroup id={id}>
          <SkeletonRows count={4} label="Loading this section" />
        </SettingsGroup>
      }
    >
      <Content profile={profile} />
    </Suspense>
  );
}
