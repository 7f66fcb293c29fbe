import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { claims } from '../../../lib/brand-claims';
import { buttonClass } from '../../../ui/button';
import { StageScene } from '../../../ui/stage-scene';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { paths } from '../../paths';
import { signUpPath } from './sign-up-path';

const actionClass = 'grow basis-2xs md:grow-0 md:basis-auto';

export function WelcomeBanner() {
  return (
    <StageScene
      className="welcome-banner rounded-xl border border-line px-5 pt-7 md:grid md:items-center md:p-12 lg:p-16"
      aria-labelledby="welcome-banner"
      pose="wave"
    >
      <div className="grid gap-3 md:max-w-3/5 md:gap-4">
        <h2 className="text-display leading-none font-black tracking-hero" id="welcome-banner">
          {claims.freeStart ?? 'Your first session is waiting'}
        </h2>
        <p className="max-w-md text-lead text-on-wall-2">
          Everything's open from the first minute. No card needed.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link className={`${buttonClass({ variant: 'go', size: 'lg' })} ${actionClass}`} to={signUpPath}>
            Get Started Now
          </Link>
          <Link
            className={`${buttonClass({ variant: 'glass', size: 'lg' })} ${actionClass}`}
            to={paths.ourCoach}
          >
            Learn More
            <VisuallyHidden> about {brand.coach}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </StageScene>
  );
}
