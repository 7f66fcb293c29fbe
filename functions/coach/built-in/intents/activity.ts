import { addDays, localDateSchema } from '../../../../shared/domain/local-date';
import { says } from '../../../../shared/domain/reading/phrases';
import { say, type Intent } from '../dialogue';
import { count } from '../wording/count';
import { activityBetween, dayText, mondayOf, todayOf, type Activity } from '../wording/figures';

const activityText = ({ workouts, activeMinutes, caloriesKcal, activeDays }: Activity) =>
  `**${count(workouts, 'workout')}**, **${count(activeMinutes, 'active minute')}**, **${count(caloriesKcal, 'kcal')}** on ${count(activeDays, 'day')}`;

const periods = [
  'this week',
  'past week',
  'last week',
  'last 7 days',
  'last seven days',
  'today',
  'yesterday',
  'this month',
  'last 30 days',
  'past month',
  'week',
];

const metrics = [
  'how many workouts|calories|kcal|minutes|sessions|times',
  'how much',
  'burn',
  'did i',
  'have i done|trained|worked',
  'active',
  'how was',
  'my week|month',
  'better than',
  'compared',
];

export const activityInPeriod: Intent = {
  name: 'activity in a period',
  signals: [
    [3, ...periods],
    [3, ...metrics],
  ],
  needs: ({ reading }) => says(reading.words, ...periods) && says(reading.words, ...metrics),
  answer: ({ facts, reading }) => {
    const today = todayOf(facts);
    if (says(reading.words, 'yesterday')) {
      const day = addDays(today, -1);
      return say(`Yesterday: ${activityText(activityBetween(facts, day, day))}.`);
    }
    if (says(reading.words, 'today'))
      return say(`Today so far: ${activityText(activityBetween(facts, today, today))}.`);
    if (says(reading.words, 'month', '30 days')) {
      return say(`In the last 30 days: ${activityText(activityBetween(facts, addDays(today, -29), today))}.`);
    }
    const monday = mondayOf(today);
    if (says(reading.words, 'last week')) {
      return say(
        `Last week: ${activityText(activityBetween(facts, addDays(monday, -7), addDays(monday, -1)))}.\n\nThis week so far: ${activityText(activityBetween(facts, monday, today))}.`,
      );
    }
    return say(
      `Since Monday: ${activityText(activityBetween(facts, monday, today))}.\n\nIn the last seven days: ${activityText(activityBetween(facts, addDays(today, -6), today))}.`,
    );
  },
};

export const lastWorkout: Intent = {
  name: 'last workout',
  signals: [
    [
      6,
      'last|previous|latest|recent workout|session|training|routine',
      'what did i do last|yesterday',
      'when did i last',
      'last time i trained',
      'my history',
    ],
  ],
  answer: ({ facts }) => {
    const [last] = facts.recentSessions;
    if (!last) return say('I see no finished workout yet. Shall I plan your first one?');
    const names = [...new Set(last.finishedExercises.flatMap((position) => last.plan[position]?.name ?? []))];
    const shown = names.slice(0, 5).join(', ') + (names.length > 5 ? ' and more' : '');
    const day = dayText(facts, localDateSchema.parse(last.localDate ?? last.startedAt.slice(0, 10)));
    return say(
      `Your last workout was **${last.title}**, ${day}: ${count(last.durationMinutes, 'minute')}, **${count(last.caloriesBurned, 'kcal')}**, ` +
        `${count(last.finishedExercises.length, 'exercise')} finished${shown === '' ? '' : ` (${shown})`}.${last.counted ? '' : ' It did not count towards points.'}`,
    );
  },
};

const dailyGoalMinutes = 20;

export const dailyGoal: Intent = {
  name: 'daily goal',
  signals: [[7, 'daily goal', 'todays goal', 'goal today', 'goal for today', 'active minutes']],
  answer: ({ facts }) => {
    const today = todayOf(facts);
    const { activeMinutes } = activityBetween(facts, today, today);
    const left = Math.max(0, dailyGoalMinutes - activeMinutes);
    return say(
      left === 0
        ? `Done: **${count(activeMinutes, 'active minute')}** today, and the goal is ${dailyGoalMinutes}. That brought 25 points.`
        : `Your daily goal is ${dailyGoalMinutes} active minutes. Today you have **${count(activeMinutes, 'minute')}**, so **${count(left, 'minute')}** are left for 25 points.`,
    );
  },
};

export const steps: Intent = {
  name: 'steps',
  signals: [[6, 'steps', 'step count', 'pedometer', 'walked today']],
  answer: ({ facts }) =>
    say(
      `Today you have **${count(facts.progress.stepsToday, 'step')}**. They are added by hand or sent by a device, and begin anew at your midnight.`,
    ),
};

export const finished: Intent = {
  name: 'finished a workout',
  signals: [
    [
      6,
      'just did|finished|completed my|a|the workout',
      'just did|finished|completed my|a|the session|training|routine',
      'did|finished my workout',
      'i did it',
      'done with my workout',
      'good|great workout',
      'nailed|smashed|crushed it',
      'that was hard|tough|fun|great|brutal|intense',
      'i am done',
    ],
    [-4, 'stretch', 'what should', 'how should', 'want', 'need', 'give'],
  ],
  answer: ({ facts }) => {
    const today = todayOf(facts);
    const done = activityBetween(facts, today, today);
    const { currentStreak } = facts.progress;
    return say(
      done.workouts > 0
        ? `Well done! Today so far: ${activityText(done)}, and your streak stands at **${count(currentStreak, 'day')}**. Drink something, and stretch a little: say *“cool down”*.`
        : "Well done! I don't see it among today's workouts yet; it counts once it is completed under *Start Workout*. A little stretching now? Say *“cool down”*.",
    );
  },
};
