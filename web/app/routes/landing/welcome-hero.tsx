import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { Arc } from '../../../ui/arc';
import { buttonClass } from '../../../ui/button';
import { CoachImage } from '../../../ui/coach-image';
import { Logo } from '../../../ui/logo';
import { Stage } from '../../../ui/stage';
import { paths } from '../../paths';
import { signUpPath } from './sign-up-path';
import './welcome-hero.css';

export function WelcomeHero() {
  return (
    <Stage className="welcome-hero">
      <div className="welcome-hero-logo">
        <Logo word={brand.product} size="lg" />
      </div>
      <div className="welcome-hero-words">
        <h1>{brand.tagline}</h1>
        <p>
          I'm {brand.coach}. I plan your week, show you every move and count what you do. You close the
          circle.
        </p>
        <div className="welcome-hero-actions">
          <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={signUpPath}>
            Start Your Journey
          </Link>
          <Link className={buttonClass({ variant: 'glass', size: 'lg' })} to={paths.auth}>
            Sign In
          </Link>
        </div>
      </div>
      <div className="welcome-hero-coach">
        <Arc value={0.74} max={1} strokeWidth={13} glow className="welcome-hero-arc" />
        <CoachImage pose="jump" priority />
        <div className="welcome-hero-notes num" aria-hidden="true">
          <span className="welcome-hero-points">
            <b>+50</b> Core Blast
          </span>
          <span className="welcome-hero-streak">
            <b>7</b> days in a row
          </span>
        </div>
      </div>
    </Stage>
  );
}
