import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import { Logo } from '../../../ui/logo';
import { StageScene } from '../../../ui/stage-scene';
import { FeatureList } from './feature-list';

/** `children` are actions below the words. */
export function AuthHero({ children }: { children?: ReactNode }) {
  return (
    <StageScene
      className="auth-hero flex-none tiny:flex tiny:flex-col tiny:px-5 tiny:pt-20 lg:sticky lg:top-0 lg:col-span-7"
      aria-label="Meet your coach"
      pose="sprint"
      priority
      arc={{ value: 0.74, max: 1, strokeWidth: 13 }}
      inFront
      picture={{
        className: 'auth-hero-picture pointer-events-none absolute inset-0 tiny:relative tiny:order-1',
      }}
    >
      <div className="absolute bottom-10 left-5 grid justify-items-start gap-4 tiny:static md:left-10 lg:top-24 lg:bottom-auto lg:left-12">
        <h1 className="auth-hero-words text-display leading-none font-black tracking-hero text-wrap md:text-hero">
          {brand.tagline}
        </h1>
        {children}
      </div>
      <div className="absolute top-5 left-5 md:left-10 lg:top-10 lg:left-12">
        <Logo word={brand.product} size="lg" />
      </div>
      <div className="absolute inset-x-12 bottom-10 z-1 hidden lg:block">
        <FeatureList place="stage" />
      </div>
    </StageScene>
  );
}
