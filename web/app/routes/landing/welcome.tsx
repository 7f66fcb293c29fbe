import { brand } from '../../../../shared/brand';
import { TrustStrip } from '../../../features/landing/components/trust-strip';
import { usePageTitle } from '../../use-page-title';
import { PublicFooter } from './public-footer';
import { WelcomeBanner } from './welcome-banner';
import { WelcomeClips } from './welcome-clips';
import { WelcomeFeatures } from './welcome-features';
import { LandingHero } from './landing-hero';

export default function WelcomePage() {
  usePageTitle(
    brand.tagline,
    `Meet ${brand.coach}, the AI coach of ${brand.product}: training, nutrition, and recovery that adapt to you, with friends and 26 challenges.`,
  );
  return (
    <>
      <LandingHero />
      <div className="px-gutter pt-12 md:px-8 lg:px-16 lg:pt-24">
        <div className="mx-auto grid max-w-page grid-cols-1 gap-14 lg:gap-24">
          <WelcomeFeatures />
          <WelcomeClips />
          <TrustStrip />
          <WelcomeBanner />
          <PublicFooter />
        </div>
      </div>
    </>
  );
}
