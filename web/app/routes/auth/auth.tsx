import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { AuthHero } from '../../../features/auth/components/auth-hero';
import { AuthPanel } from '../../../features/auth/components/auth-panel';
import { FeatureList } from '../../../features/auth/components/feature-list';
import { useSession } from '../../../lib/session/session-context';
import { textLinkClass } from '../../../ui/text-link';
import { AppearanceControls } from '../../appearance-controls';
import { Splash } from '../../layouts/splash';
import { nextPath } from '../../next-path';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { FirstMoveButton } from '../landing/first-move-button';

/** Loaded late because it reads the profile, which someone signing in does not need yet. */
const SignedInRedirect = lazy(async () => ({
  default: (await import('../landing/signed-in-redirect')).SignedInRedirect,
}));

/** For a group's link, which says nothing about the group to someone without an account. */
function reasonOf(next: string | null): string | undefined {
  if (!next || !new URLSearchParams(next.split('?')[1]).has('invite')) return undefined;
  return "You're invited to a group. Sign in or create an account, and it opens for you.";
}

export default function AuthPage() {
  const { status } = useSession();
  const [parameters] = useSearchParams();
  const next = nextPath(parameters.get('next'));
  const step = parameters.get('step');
  usePageTitle(step === 'sign-up' ? 'Sign up' : 'Sign in');
  if (status === 'loading') return <Splash />;
  if (status === 'signed-in') {
    return (
      <Suspense fallback={<Splash />}>
        <SignedInRedirect next={next} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-12">
      <AuthHero>
        <FirstMoveButton />
      </AuthHero>
      <div className="relative z-1 -mt-5 flex-1 rounded-t-lg bg-page px-5 pt-6 pb-7 lg:col-span-5 lg:m-0 lg:grid lg:content-center lg:rounded-none lg:p-10">
        <div className="mx-auto grid w-full max-w-lg grid-cols-1 gap-4 lg:max-w-md lg:gap-6">
          <AuthPanel legal={{ terms: paths.terms, privacy: paths.privacy }} reason={reasonOf(next)} />
          {(step === null || step === 'sign-up') && (
            <p className="flex flex-wrap items-center justify-center gap-x-2 text-fg-2">
              Just looking?
              <Link className={textLinkClass} to={paths.welcome}>
                Meet {brand.coach} first
              </Link>
            </p>
          )}
          <div className="lg:hidden">
            <FeatureList place="panel" />
          </div>
          <div className="grid justify-items-center lg:absolute lg:top-6 lg:right-6">
            <AppearanceControls />
          </div>
        </div>
      </div>
    </div>
  );
}
