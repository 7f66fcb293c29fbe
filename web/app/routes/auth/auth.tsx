import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthHero } from '../../../features/auth/components/auth-hero';
import { AuthPanel } from '../../../features/auth/components/auth-panel';
import { FeatureList } from '../../../features/auth/components/feature-list';
import { useSession } from '../../../lib/session/session-context';
import { AppearanceControls } from '../../appearance-controls';
import { Splash } from '../../layouts/splash';
import { nextPath } from '../../next-path';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import './auth.css';

/** Reads the profile; whoever signs in has not come that far yet. */
const SignedInRedirect = lazy(async () => ({
  default: (await import('../landing/signed-in-redirect')).SignedInRedirect,
}));

export default function AuthPage() {
  const { status } = useSession();
  const [parameters] = useSearchParams();
  usePageTitle('Sign in');
  if (status === 'loading') return <Splash />;
  if (status === 'signed-in') {
    return (
      <Suspense fallback={<Splash />}>
        <SignedInRedirect next={nextPath(parameters.get('next'))} />
      </Suspense>
    );
  }
  return (
    <div className="auth">
      <AuthHero />
      <div className="auth-side">
        <AuthPanel legal={{ terms: paths.terms, privacy: paths.privacy }} />
        <FeatureList place="panel" />
        <div className="auth-side-end">
          <AppearanceControls />
        </div>
      </div>
    </div>
  );
}
