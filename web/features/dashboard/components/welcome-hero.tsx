import { useState, type ReactNode } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { dailyGoalSeconds } from '../../../../shared/domain/awards';
import { encouragements, motivationalMessages, summarySentence } from '../../../../shared/domain/motivation';
import { Arc } from '../../../ui/arc';
import { CoachImage } from '../../../ui/coach-image';
import { Skeleton } from '../../../ui/skeleton';
import { Stage } from '../../../ui/stage';
import { lastDays } from '../last-days';
import './welcome-hero.css';

const goalMinutes = dailyGoalSeconds / 60;

function greetingNow(): string {
  const hour = new Date().getHours();
  if (hour < 12) return 'Morning';
  return hour < 18 ? 'Afternoon' : 'Evening';
}

const pick = <Text,>(texts: readonly Text[], luck: number) => texts[Math.floor(luck * texts.length)];

function factsOf({ answers, privacy, progress }: Profile) {
  const { workoutsCompleted, caloriesLost, stepsToday } = progress;
  return {
    age: answers?.age ?? null,
    bodyType: answers?.bodyType ?? null,
    goalType: answers?.goalType ?? null,
    bodyPains: answers?.bodyPains ?? null,
    workLifeEffects: answers?.workLifeEffects ?? null,
    showHealthNotes: privacy.showHealthNotes,
    workoutsCompleted,
    caloriesLost,
    stepsToday,
  };
}

interface WelcomeHeroProps {
  /** Known before the profile is. */
  name: string;
  profile: Profile | undefined;
  rank: number | null;
  /** The coach's words for today: undefined on their way, null when there are none. */
  words: string | null | undefined;
  /** The one action of the page, where the dock does not show it. */
  action: ReactNode;
  /** What can be changed about the summary; stands after it. */
  summaryTool: ReactNode;
}

export function WelcomeHero({ name, profile, rank, words, action, summaryTool }: WelcomeHeroProps) {
  const [greeting] = useState(greetingNow);
  const [luck] = useState(Math.random);
  const [today = 0] = profile
    ? lastDays(profile.progress.days, profile.progress.today, 'activeMinutes', 1)
    : [];
  const [firstName = ''] = (profile?.name ?? name).trim().split(/\s+/);
  return (
    <Stage className="welcome-hero" aria-label="Welcome">
      <div className="welcome-hero-scene">
        <Arc
          className="welcome-hero-arc"
          value={today}
          max={goalMinutes}
          glow
          closes
          label={`Daily goal: ${today} of ${goalMinutes} minutes`}
        />
        <CoachImage className="welcome-hero-coach" pose={today >= goalMinutes ? 'jump' : 'hips'} priority />
      </div>
      <h1>
        {greeting}
        {firstName && (
          <>
            , <br />
            {firstName}
          </>
        )}
        .
      </h1>
      <p className="welcome-hero-says">
        {words === undefined ? (
          <Skeleton width="12rem" height="2.5em" />
        ) : (
          (words ?? pick(motivationalMessages, luck))
        )}
      </p>
      <dl className="welcome-hero-goal num">
        <dt>Daily goal</dt>
        <dd>
          <b>{profile ? today : <Skeleton width="4.5rem" height="4rem" />}</b>
          <small>of {goalMinutes} min today</small>
        </dd>
      </dl>
      <div className="welcome-hero-summary">
        <Summary profile={profile} rank={rank} luck={luck} />
        {summaryTool}
      </div>
      <div className="welcome-hero-action">{action}</div>
    </Stage>
  );
}

interface SummaryProps extends Pick<WelcomeHeroProps, 'profile' | 'rank'> {
  luck: number;
}

function Summary({ profile, rank, luck }: SummaryProps) {
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
  const praise = pick(encouragements({ ...profile.progress, rank }), luck);
  const facts = factsOf(profile);
  const summary = summarySentence({ ...facts, showHealthNotes: false });
  const health = summarySentence(facts).slice(summary.length);
  return (
    <>
      <p>
        {summary} {praise && <b>{praise}</b>}
      </p>
      {health && <p>{health}</p>}
    </>
  );
}
