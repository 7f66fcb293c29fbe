import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { SettingsHeader } from '../../../features/settings/components/settings-header';
import { SettingsList } from '../../../features/settings/components/settings-list';
import { settingsSections, type SettingsSection } from '../../../features/settings/sections';
import { useIsWide } from '../../../features/settings/use-is-wide';
import { messageOf } from '../../../lib/api/api-error';
import { useSession } from '../../../lib/session/session-context';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { paths } from '../../paths';
import { settingsPath } from '../../settings-path';
import { usePageTitle } from '../../use-page-title';
import { SectionContent } from './section-content';
import { useAskedSection, useListBehind, useSectionFocus } from './use-settings-section';

const withoutTraining = settingsSections.filter(({ id }) => id !== 'training');

/** The list of sections and one of them: side by side from 64 rem, on a phone one after the other. */
export default function SettingsPage() {
  const session = useSession();
  const { data: profile } = useQuery(profileQuery());
  const sections = profile?.training === null ? withoutTraining : settingsSections;
  const isWide = useIsWide();
  const asked = useAskedSection(sections);
  const open = asked ?? (isWide ? settingsSections[0] : null);
  usePageTitle(asked ? `${asked.label} · Settings` : 'Settings');
  useSectionFocus(asked?.id);
  useListBehind(asked?.id, isWide);
  const name = profile?.name ?? session.name ?? '';
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-gutter pt-2 pb-8 md:pt-3 md:pb-12 lg:max-w-4xl lg:grid-cols-nav-main lg:items-start lg:gap-x-12 lg:gap-y-7">
      {(isWide || !open) && (
        <>
          <SettingsHeader
            id={profile?.id ?? session.userId ?? ''}
            name={name || 'You'}
            email={session.email ?? ''}
            profilePath={paths.profileSummary}
          />
          <SettingsList sections={sections} pathOf={settingsPath} open={open?.id ?? null} />
        </>
      )}
      {open && <OpenSection section={open} heading={isWide ? 'h2' : 'h1'} />}
    </div>
  );
}

function OpenSection({ section, heading: Heading }: { section: SettingsSection; heading: 'h1' | 'h2' }) {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery());
  return (
    <div className="min-w-0">
      <Heading
        id={`${section.id}-title`}
        tabIndex={-1}
        className="text-display tracking-display outline-none lg:text-title"
      >
        {section.label}
      </Heading>
      <div className="mt-1 grid gap-7">
        {profile && <SectionContent id={section.id} profile={profile} />}
        {!profile && error && (
          <ErrorState
            title="Your settings didn't load"
            onRetry={() => void refetch()}
            retrying={isFetching}
            error={error}
          >
            {messageOf(error, 'Something went wrong. Try again in a moment.')}
          </ErrorState>
        )}
        {!profile && !error && <SkeletonRows count={4} label="Loading your settings" />}
      </div>
    </div>
  );
}
