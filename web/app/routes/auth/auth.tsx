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
import { SignedInRedirect } from '../landing/signed-in-redirect';
import './auth.css';

export default function AuthPage() {
  const { status } = useSession();
  const [parameters] = useSearchParams();
  usePageTitle('Sign in');
  if (status === 'loading') return <Splash />;
  if (status === 'signed-in') return <SignedInRedirect next={nextPath(parameters.get('next'))} />;
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
