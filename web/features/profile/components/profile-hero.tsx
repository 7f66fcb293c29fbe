import { tierProgress } from '../../../../shared/domain/tiers';
import { grouped } from '../../../lib/number-text';
import { Arc } from '../../../ui/arc';
import { CoachImage } from '../../../ui/coach-image';
import { Skeleton } from '../../../ui/skeleton';
import { Stage } from '../../../ui/stage';
import './profile-hero.css';

interface ProfileHeroProps {
  name: string;
  /** Undefined while they load. */
  points: number | undefined;
}

/** The coach in an arc that fills on the way to the next tier. */
export function ProfileHero({ name, points }: ProfileHeroProps) {
  const { tier, progress, text } = tierProgress(points ?? 0);
  const total = `${grouped(points ?? 0)} points`;
  const known = points !== undefined;
  return (
    <Stage className="profile-hero" aria-label="Who you are">
      <div className="profile-hero-scene">
        <Arc
          className="profile-hero-arc"
          value={known ? progress : 0}
          max={1}
          tone="warm"
          glow
          label={known ? `${tier}, ${total}. ${text}.` : undefined}
        />
        <CoachImage className="profile-hero-coach" pose={progress === 1 ? 'cheer' : 'wave'} priority />
      </div>
      <h1>
        <small>Profile Summary</small> {name || '\u00a0'}
      </h1>
      <p className="profile-hero-says">This is what I plan with. Tell me when it changes.</p>
      <dl className="profile-hero-tier num">
        <dt>Your tier</dt>
        <dd>
          <b>{known ? tier : <Skeleton width="9rem" height="3rem" />}</b>
          <small>{known ? total : '\u00a0'}</small>
        </dd>
      </dl>
    </Stage>
  );
}
