import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { buttonClass } from '../../../ui/button';
import { Logo } from '../../../ui/logo';
import { StageScene } from '../../../ui/stage-scene';
import { paths } from '../../paths';
import { FirstMoveButton } from './first-move-button';
import { signUpPath } from './sign-up-path';

const actionClass = 'grow basis-full md:grow-0 md:basis-auto';
const besideClass = 'grow md:grow-0';

export function LandingHero() {
  return (
    <StageScene
      className="landing-hero grid px-gutter pt-20 pb-7 md:grid-cols-2 md:grid-rows-none md:items-center md:gap-6 md:px-8 md:pt-24 md:pb-12 lg:px-page-side"
      pose="jump"
      priority
      arc={{ value: 0.74, max: 1, strokeWidth: 13 }}
      picture={{
        className: 'landing-hero-picture relative mb-2 md:order-last md:m-0',
        children: <Notes />,
      }}
    >
      <div className="landing-hero-logo absolute top-4">
        <Logo word={brand.product} size="lg" />
      </div>
      <div className="grid content-end gap-4 md:gap-5">
        <h1 className="text-display leading-none font-black tracking-hero md:text-hero xl:text-count">
          {brand.tagline}
        </h1>
        <p className="max-w-lg text-lead leading-text text-on-wall-2 lg:text-title">
          I'm {brand.coach}. I'll plan your week, show you every move, and count along. You bring the next few
          minutes.
        </p>
        <div className="mt-1.5 flex flex-wrap gap-3">
          <Link className={`${buttonClass({ variant: 'go', size: 'lg' })} ${actionClass}`} to={signUpPath}>
            Start Your Journey
          </Link>
          <FirstMoveButton className={besideClass} />
          <Link className={`${buttonClass({ variant: 'glass', size: 'lg' })} ${besideClass}`} to={paths.auth}>
            Sign In
          </Link>
        </div>
      </div>
    </StageScene>
  );
}

function Notes() {
  return (
    <div className="tabular-nums tiny:hidden" aria-hidden="true">
      <Note className="top-3/5 right-0" figure="+50" words="Core Blast" />
      <Note className="top-1/4 left-0" figure="7" words="days in a row" />
    </div>
  );
}

function Note({ className, figure, words }: { className: string; figure: string; words: string }) {
  return (
    <span
      className={`absolute inline-flex items-baseline gap-2 rounded-md border border-glass-line bg-glass px-4 py-2 text-small font-semibold text-on-glass backdrop-blur-glass lg:px-5 lg:py-3 lg:text-body ${className}`}
    >
      <b className="text-title leading-none font-black tracking-hero text-warm-num lg:text-head">{figure}</b>{' '}
      {words}
    </span>
  );
}
