import { brand } from '../../../../shared/brand';
import { Arc } from '../../../ui/arc';
import { CoachImage } from '../../../ui/coach-image';
import { Logo } from '../../../ui/logo';
import { Stage } from '../../../ui/stage';
import { FeatureList } from './feature-list';

export function AuthHero() {
  return (
    <Stage
      className="auth-hero flex-none tiny:flex tiny:flex-col tiny:px-5 tiny:pt-20 lg:sticky lg:top-0 lg:col-span-7"
      aria-label="Meet your coach"
    >
      <div className="auth-hero-arc tiny:order-2 tiny:self-center">
        <Arc value={0.74} max={1} strokeWidth={13} glow />
      </div>
      <h1 className="auth-hero-words absolute bottom-12 left-5 text-display leading-none font-black tracking-hero text-wrap tiny:static md:left-10 md:text-hero lg:top-24 lg:bottom-auto lg:left-12">
        {brand.tagline}
      </h1>
      <CoachImage className="auth-hero-coach tiny:order-3 tiny:self-center" pose="sprint" priority />
      <div className="absolute top-5 left-5 md:left-10 lg:top-10 lg:left-12">
        <Logo word={brand.product} size="lg" />
      </div>
      <div className="absolute inset-x-12 bottom-10 hidden lg:block">
        <FeatureList place="stage" />
      </div>
    </Stage>
  );
}
