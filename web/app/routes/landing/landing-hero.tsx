import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { Arc } from '../../../ui/arc';
import { buttonClass } from '../../../ui/button';
import { CoachImage } from '../../../ui/coach-image';
import { Logo } from '../../../ui/logo';
import { Stage } from '../../../ui/stage';
import { paths } from '../../paths';
import { signUpPath } from './sign-up-path';
import './landing-hero.css';

export function LandingHero() {
  return (
    <Stage className="landing-hero">
      <div className="landing-hero-logo">
        <Logo word={brand.product} size="lg" />
      </div>
      <div className="landing-hero-words">
        <h1>{brand.tagline}</h1>
        <p>
          I'm {brand.coach}. I plan your week, show you every move and count what you do. You close the
          circle.
        </p>
        <div className="landing-hero-actions">
          <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={signUpPath}>
            Start Your Journey
          </Link>
          <Link className={buttonClass({ variant: 'glass', size: 'lg' })} to={paths.auth}>
            Sign In
          </Link>
        </div>
      </div>
      <div className="landing-hero-coach">
        <Arc value={0.74} max={1} strokeWidth={13} glow className="landing-hero-arc" />
        <CoachImage pose="jump" priority />
        <div className="landing-hero-notes num" aria-hidden="true">
          <span className="landing-hero-points">
            <b>+50</b> Core Blast
          </span>
          <span className="landing-hero-streak">
            <b>7</b> days in a row
          </span>
        </div>
      </div>
    </Stage>
  );
}
