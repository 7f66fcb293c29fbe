import { tierProgress } from '../../../../shared/rules/tiers';
import { grouped } from '../../../../shared/rules/number-text';
import { Skeleton } from '../../../ui/skeleton';
import { StageScene } from '../../../ui/stage-scene';

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
    <StageScene
      className="profile-hero flex flex-col rounded-lg border border-line p-5 md:px-8 md:py-7"
      aria-label="Who you are"
      pose={progress === 1 ? 'cheer' : 'wave'}
      priority
      arc={{
        value: known ? progress : 0,
        max: 1,
        tone: 'warm',
        label: known ? `${tier}, ${total}. ${text}.` : undefined,
      }}
    >
      <h1 className="max-w-sm text-display leading-none font-black tracking-hero wrap-anywhere tiny:max-w-none md:max-w-1/2">
        <small className="mb-2 block text-small leading-text font-semibold tracking-normal text-on-wall-2 md:mb-3 md:text-body">
          Profile Summary
        </small>{' '}
        {name || '\u00a0'}
      </h1>
      <p className="mt-3 max-w-2xs leading-text font-medium tiny:max-w-none md:max-w-sm md:text-lead">
        I use this to plan for you. Tell me when something changes.
      </p>
      <dl className="mt-auto pt-4 tabular-nums">
        <dt className="text-small leading-text font-semibold text-on-wall-2">Your tier</dt>
        <dd>
          <b className="block text-display leading-none font-black tracking-hero">
            {known ? tier : <Skeleton width="9rem" height="3rem" />}
          </b>
          <small className="mt-1 block text-small leading-text font-semibold text-on-wall-2">
            {known ? total : '\u00a0'}
          </small>
        </dd>
      </dl>
    </StageScene>
  );
}
