import { brand } from '../../../../shared/brand';
import { awardPoints } from '../../../../shared/domain/awards';
import { say, type Intent } from '../dialogue';
import { count } from '../wording/count';

/** Whether a place of the app is there already; what is not is said to be on its way. */
const places = {
  challenges: {
    isBuilt: true,
    text: 'Twenty-six guided challenges of 30 minutes, each opened by the one before',
  },
  community: { isBuilt: true, text: 'Friends, their board, groups and notifications' },
  dance: { isBuilt: false, text: `${brand.danceGame}: ten moves to follow, with the camera if you like` },
  nutrition: { isBuilt: true, text: 'Meals by photo or by search, with today against your targets' },
} as const;
type Place = keyof typeof places;

function placeAnswer(place: Place, where: string, meanwhile: string): string {
  const { isBuilt, text } = places[place];
  return isBuilt
    ? `${text}. You find it under *${where}*.`
    : `${text}: that is **on its way** and not there yet. ${meanwhile}`;
}

export const challenges: Intent = {
  name: 'challenges',
  answer: () =>
    say(
      placeAnswer(
        'challenges',
        'Community',
        'Meanwhile the six routines under *Start Workout* earn points too.',
      ),
    ),
};

export const community: Intent = {
  name: 'community',
  answer: () =>
    say(
      placeAnswer(
        'community',
        'Community',
        'The boards on the *Dashboard* already show where you stand, worldwide and among friends.',
      ),
    ),
};

export const dance: Intent = {
  name: 'dance',
  answer: () =>
    say(
      placeAnswer(
        'dance',
        'Menu',
        'If you want to sweat to music now, *Cardio Blast* with your own playlist comes close.',
      ),
    ),
};

export const mealLog: Intent = {
  name: 'log-meal',
  answer: () => say(placeAnswer('nutrition', 'Nutrition', 'I can already talk about food in general.')),
};

export const earnPoints: Intent = {
  name: 'earn-points',
  answer: () =>
    say(
      [
        `- **Workout completed**: ${awardPoints.workout_completed} (three a day are paid)`,
        `- **Daily goal**, 20 active minutes: ${awardPoints.daily_goal}, once a day`,
        `- **Streak**: ${awardPoints.streak_7} at 7 days, ${awardPoints.streak_30} at 30`,
        `- **Milestones**: ${awardPoints.milestone_10} at 10 workouts, ${awardPoints.milestone_50} at 50`,
        `- On their way: **${awardPoints.dance_session}** for a dance session, **${awardPoints.meal_log}** for a logged meal`,
        '',
        'So the quickest way: a workout that fills your 20 minutes, every day.',
      ].join('\n'),
    ),
};

export const startWorkout: Intent = {
  name: 'start-workout',
  answer: () =>
    say(
      'Open **Start Workout**. There are six ready routines and, at the end, **Customize Your Workout**: tap exercises, put them in order, start. ' +
        'While it runs you can pause, go back, skip, or end early; a reload takes you back to where you were. ' +
        'Workouts that I propose here start with **Start** on their card.',
    ),
};

export const marks: Intent = {
  name: 'favourites',
  answer: ({ facts }) => {
    const names = (ids: readonly string[]) =>
      ids.flatMap((id) => facts.exercises.find((exercise) => exercise.id === id)?.name ?? []).join(', ') ||
      'none yet';
    return say(
      `**Favourites**: ${names(facts.favouriteIds)}.\n**Left out of plans**: ${names(facts.excludedIds)}.\n\nYou change both in the *Exercise Library*; I plan accordingly.`,
      facts.favouriteIds.slice(0, 4),
    );
  },
};

export const libraryOverview: Intent = {
  name: 'library',
  answer: ({ facts: { exercises } }) => {
    const of = (category: string) => exercises.filter((each) => each.category === category).length;
    return say(
      `**${count(exercises.length, 'exercise')}**, each with a clip: ${of('lower')} for the lower body, ${of('upper')} for the upper body, ${of('core')} for the core, ` +
        `${of('cardio')} cardio and ${of('flexibility')} stretches. Browse them in the *Exercise Library*, or tell me a muscle.`,
    );
  },
};
