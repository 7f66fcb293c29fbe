import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { buttonClass } from '../../../ui/button';
import { CoachImage } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { paths } from '../../paths';
import { signUpPath } from './sign-up-path';
import './welcome-banner.css';

export function WelcomeBanner() {
  return (
    <Stage className="welcome-banner" aria-labelledby="welcome-banner">
      <div className="welcome-banner-words">
        <h2 id="welcome-banner">{brand.claims.freeStart}</h2>
        <p>Everything is open from the first minute. Nobody asks for a card.</p>
        <div className="welcome-banner-actions">
          <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={signUpPath}>
            Get Started Now
          </Link>
          <Link className={buttonClass({ variant: 'glass', size: 'lg' })} to={paths.ourCoach}>
            Learn More
            <VisuallyHidden> about {brand.coach}</VisuallyHidden>
          </Link>
        </div>
      </div>
      <CoachImage pose="wave" className="welcome-banner-coach" />
    </Stage>
  );
}
