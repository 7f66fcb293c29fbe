import { brand } from '../../../../shared/brand';
import { Arc } from '../../../ui/arc';
import { CoachImage } from '../../../ui/coach-image';
import { Logo } from '../../../ui/logo';
import { Stage } from '../../../ui/stage';
import { FeatureList } from './feature-list';
import './auth-hero.css';

export function AuthHero() {
  return (
    <Stage className="auth-hero" aria-label="Meet your coach">
      <Arc className="auth-hero-arc" value={0.74} max={1} strokeWidth={13} glow />
      <h1>{brand.tagline}</h1>
      <CoachImage className="auth-hero-coach" pose="sprint" priority />
      <div className="auth-hero-logo">
        <Logo word={brand.product} size="lg" />
      </div>
      <FeatureList place="stage" />
    </Stage>
  );
}
