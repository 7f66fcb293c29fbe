import { useState, type ReactNode } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { encouragements, messagesFor, summarySentences } from '../motivation';
import { hourOf } from '../../../../shared/rules/hour-of';
import { useSettled } from '../../../lib/use-settled';
import { HeadlineName } from '../../../ui/headline-name';
import { Skeleton } from '../../../ui/skeleton';
import { StageScene } from '../../../ui/stage-scene';
import { heroSentence, isCircleClosed, minutesToday, unsaid, type HeroSentence } from '../hero-sentence';
import { goalLabel, goalNote } from '../goal-text';

/** By the time of day in a zone, or on the device; until four in the morning it is still evening. */
function greetingAt(instant: Date, timeZone: string | undefined): string {
  const hour = timeZone ? hourOf(instant, timeZone) : instant.getHours();
  if (hour >= 4 && hour < 12) return 'Morning';
  return hour >= 12 && hour < 18 ? 'Afternoon' : 'Evening';
}

const pick = <Text,>(texts: readonly Text[], luck: number) => texts[Math.floor(luck * texts.length)];

function factsOf({ answers, progress }: Profile) {
  const { workoutsCompleted, caloriesLost, stepsToday } = progress;
  return {
    age: answers?.age ?? null,
    bodyType: answers?.bodyType ?? null,
    goalType: answers?.goalType ?? null,
    bodyPains: answers?.bodyPains ?? null,
    workLifeEffects: answers?.workLifeEffects ?? null,
    workoutsCompleted,
    caloriesLost,
    stepsToday,
  };
}

interface WelcomeHeroProps {
  /** Known before the profile has loaded. */
  name: string;
  profile: Profile | undefined;
  rank: number | null;
  /** The coach's words for today: undefined while loading, null when there are none. */
  words: string | null | undefined;
  /** What to do today. */
  today: ReactNode;
  /** The control that changes the summary; follows it. */
  summaryTool: ReactNode;
  className?: string;
}

export function WelcomeHero(props: WelcomeHeroProps) {
  const { name, profile, rank, words, today, summaryTool, className } = props;
  const [opened] = useState(() => new Date());
  const [luck] = useState(Math.random);
  // Most people are in their own zone, and looking another one up takes a browser 20 ms.
  const isZoneKnown = useSettled(profile !== undefined);
  const minutes = profile ? minutesToday(profile.progress) : 0;
  const plan = profile?.training?.today ?? null;
  const goal = plan?.goalMinutes ?? null;
  const isAhead = plan?.session != null && !plan.isDone && !plan.isRestDay;
  const near = profile ? heroSentence(profile.progress, plan) : null;
  const [firstName = ''] = (profile?.name ?? name).trim().split(/\s+/);
  return (
    <StageScene
      className={['welcome-hero grid rounded-lg border border-line max-lg:overflow-clip', className]
        .filter(Boolean)
        .join(' ')}
      aria-label="Welcome"
      pose={profile && isCircleClosed(profile.progress, goal) ? 'jump' : 'hips'}
      priority
      arc={{
        value: goal === null ? 0 : minutes,
        max: goal ?? 1,
        closes: true,
        ...(profile && { label: goalLabel(minutes, goal) }),
      }}
      picture={{
        className:
          'welcome-hero-scene relative -z-1 col-start-1 row-start-1 row-end-5 overflow-clip tiny:row-start-3 tiny:row-end-4',
      }}
    >
      <h1 className="col-start-1 row-start-1 mx-5 mt-5 text-display leading-none font-black tracking-hero wrap-anywhere xl:mx-8 xl:mt-7 xl:max-w-2/3 first-view:invisible">
        {greetingAt(opened, isZoneKnown ? profile?.timeZone : undefined)}
        {firstName ? (
          <>
            , <br className="xl:hidden" />
            <HeadlineName>{`${firstName}.`}</HeadlineName>
          </>
        ) : (
          '.'
        )}
      </h1>
      <p className="welcome-hero-says col-start-1 row-start-2 mx-5 mt-3 text-lead leading-text font-medium text-balance xl:mx-8 xl:mt-2 xl:text-title xl:tracking-title">
        {near?.text ??
          (profile && words !== undefined ? (
            (words ?? pick(messagesFor(isAhead), luck))
          ) : (
            <Skeleton width="12rem" height="2.5em" />
          ))}
      </p>
      <dl className="col-start-1 row-start-4 mx-5 mt-4 mb-5 tabular-nums xl:mx-8 xl:mb-6 xl:grid xl:grid-cols-icon-words xl:items-end xl:gap-x-4">
        <dt className="text-small leading-text font-semibold text-on-wall-2 xl:col-start-2 xl:row-start-1 xl:self-end xl:text-on-wall">
          {profile && goal === null ? 'Active today' : 'Daily goal'}
        </dt>
        <dd className="xl:contents">
          <b className="block text-hero leading-none font-black tracking-hero xl:col-start-1 xl:row-span-2 xl:row-start-1">
            {profile ? minutes : <Skeleton width="0.8em" height="1em" />}
          </b>
          <small className="mt-1.5 block text-small leading-text font-semibold text-on-wall-2 xl:col-start-2 xl:row-start-2 xl:mt-0 xl:self-start">
            {profile ? goalNote(plan) : '\u00a0'}
          </small>
        </dd>
      </dl>
      {/* Space is reserved for a plan that is still loading; an open workout needs less. */}
      <div className="welcome-hero-today col-start-1 row-start-5 border-t border-line bg-surface-1 px-5 pt-4 pb-5 has-[.today-open]:min-h-0 xl:px-8 xl:pt-5 xl:pb-6">
        {today}
      </div>
      <div className="welcome-hero-summary col-start-1 row-start-6 grid content-start gap-2 border-t border-line bg-surface-1 px-5 pt-4 pb-5 text-small leading-body text-fg-2 xl:row-start-3 xl:mx-8 xl:border-0 xl:bg-transparent xl:px-0 xl:pt-3 xl:pb-0 xl:text-on-wall-2">
        <Summary profile={profile} rank={rank} luck={luck} said={near?.about ?? null} />
        {summaryTool}
      </div>
    </StageScene>
  );
}

interface SummaryProps extends Pick<WelcomeHeroProps, 'profile' | 'rank'> {
  luck: number;
  /** What the hero sentence is about, so that the summary does not praise it again. */
  said: HeroSentence['about'] | null;
}

function Summary({ profile, rank, luck, said }: SummaryProps) {
  if (!profile) {
    return (
      <>
        <Skeleton height="1rem" />
        <Skeleton height="1rem" />
        <Skeleton height="1rem" />
        <Skeleton width="60%" height="1rem" />
      </>
    );
  }
  const praise = pick(encouragements(unsaid({ ...profile.progress, rank }, said)), luck);
  const { done, told } = summarySentences(factsOf(profile));
  return (
    <>
      <p>
        {done} {praise && <b className="font-strong text-fg xl:text-on-wall">{praise}</b>}
      </p>
      {told && profile.privacy.showHealthNotes && <p>{told}</p>}
    </>
  );
}
