import { brand } from '../../../../shared/brand';
import { TrustStrip } from '../../../features/landing/components/trust-strip';
import { usePageTitle } from '../../use-page-title';
import { PublicFooter } from './public-footer';
import { WelcomeBanner } from './welcome-banner';
import { WelcomeClips } from './welcome-clips';
import { WelcomeFeatures } from './welcome-features';
import { LandingHero } from './landing-hero';
import './welcome.css';

export default function WelcomePage() {
  usePageTitle(
    brand.tagline,
    `Meet ${brand.coach}, the AI coach of ${brand.product}: training, nutrition and recovery that adapt to you, with friends and 26 challenges.`,
  );
  return (
    <div className="welcome">
      <LandingHero />
      <div className="welcome-body">
        <WelcomeFeatures />
        <WelcomeClips />
        <TrustStrip />
        <WelcomeBanner />
        <PublicFooter />
      </div>
    </div>
  );
}
