import { brand } from '../../../../shared/brand';
import { awardPoints } from '../../../../shared/rules/awards';
import { say, type Intent } from '../dialogue';
import { count } from '../wording/count';

const tellPlace = (name: string, text: string, where: string): Intent => ({
  name,
  answer: () => say(`${text}. You'll find it under *${where}*.`),
});

export const challenges = tellPlace(
  'challenges',
  'There are 26 guided challenges of 30 minutes; each one opens the next, and friends can challenge each other',
  'Community',
);
export const community: Intent = {
  name: 'community',
  answer: () =>
    say(
      'Open **Community**: add a friend by their ID, send them your own, or pick someone from *Suggested Accounts*. The friends board, challenges with friends, and groups are there, too.',
    ),
};
export const dance = tellPlace(
  'dance',
  `${brand.danceGame}: ten moves to follow in four styles, with the camera if you like; no picture of it leaves your device`,
  'Menu',
);
export const mealLog = tellPlace(
  'log-meal',
  'Log a meal by photo, by search, or in a sentence, and see today next to your targets',
  'Nutrition',
);

export const earnPoints: Intent = {
  name: 'earn-points',
  answer: () =>
    say(
      [
        `- **Workout completed**: ${awardPoints.workout_completed} (up to three a day)`,
        `- **Daily goal**, 20 active minutes: ${awardPoints.daily_goal}, once a day`,
        `- **Streak**: ${awardPoints.streak_7} at 7 days, ${awardPoints.streak_30} at 30`,
        `- **Milestones**: ${awardPoints.milestone_10} at 10 workouts, ${awardPoints.milestone_50} at 50`,
        `- **Dance session**, seen by the camera to its last move: ${awardPoints.dance_session}, once a day`,
        `- **Logged meal**: ${awardPoints.meal_log} (up to four a day)`,
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
