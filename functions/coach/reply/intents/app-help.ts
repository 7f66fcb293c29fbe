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
  'There are 26 guided 30-minute challenges; each one unlocks the next, and friends can challenge each other',
  'Community',
);
export const community: Intent = {
  name: 'community',
  answer: () =>
    say(
      'Open **Community**: add a friend by ID, send them yours, or pick someone from *Suggested Accounts*. The friends leaderboard, challenges with friends, and groups are there too.',
    ),
};
export const dance = tellPlace(
  'dance',
  `${brand.danceGame}: ten moves to follow in four styles, with the camera if you like; the camera picture never leaves your device`,
  'Menu',
);
export const mealLog = tellPlace(
  'log-meal',
  'Log a meal by photo, by search, or in a sentence, and see how today compares with your targets',
  'Nutrition',
);

export const earnPoints: Intent = {
  name: 'earn-points',
  answer: () =>
    say(
      [
        `- **Workout completed**: ${awardPoints.workout_completed} (up to 3 a day)`,
        `- **Daily goal**, as many active minutes as your session of the day: ${awardPoints.daily_goal} (once a day)`,
        `- **Streak**: ${awardPoints.streak_7} at 7 days, ${awardPoints.streak_30} at 30`,
        `- **Milestones**: ${awardPoints.milestone_10} at 10 workouts, ${awardPoints.milestone_50} at 50`,
        `- **Dance session**, with the camera on to the last move: ${awardPoints.dance_session} (once a day)`,
        `- **Logged meal**: ${awardPoints.meal_log} (up to 4 a day)`,
        '',
        'The quickest way is your session of the day: it counts as a workout and fills the daily goal.',
      ].join('\n'),
    ),
};

export const startWorkout: Intent = {
  name: 'start-workout',
  answer: () =>
    say(
      'Open **Start Workout**. There are six ready-made routines and, below them, **Customize Your Workout**: tap exercises, put them in order, and start. ' +
        'During a workout you can pause, go back, skip, or end early; if the page reloads, you pick up where you were. ' +
        'To begin a workout I suggest here, press **Start** on its card.',
    ),
};

export const marks: Intent = {
  name: 'favourites',
  answer: ({ facts }) => {
    const names = (ids: readonly string[]) =>
      ids.flatMap((id) => facts.exercises.find((exercise) => exercise.id === id)?.name ?? []).join(', ') ||
      'none yet';
    return say(
      `**Favorites**: ${names(facts.favoriteIds)}.\n**Left out of plans**: ${names(facts.excludedIds)}.\n\nYou can change both in the *Exercise Library*, and I'll plan around it.`,
      facts.favoriteIds.slice(0, 4),
    );
  },
};

export const libraryOverview: Intent = {
  name: 'library',
  answer: ({ facts: { exercises } }) => {
    const of = (category: string) => exercises.filter((each) => each.category === category).length;
    return say(
      `**${count(exercises.length, 'exercise')}**, each with a clip: ${of('lower')} for the lower body, ${of('upper')} for the upper body, ${of('core')} for the core, ` +
        `${of('cardio')} for cardio, and ${of('flexibility')} stretches. Browse them in the *Exercise Library*, or name a muscle.`,
    );
  },
};
