import { awardPoints } from '../../../../shared/rules/awards';
import { addDays, localDateSchema, type LocalDate, mondayOf } from '../../../../shared/rules/local-date';
import { burnedText } from '../../../../shared/rules/kcal-text';
import { say, type Intent } from '../dialogue';
import { count } from '../wording/count';
import { daysOf, periodIn, periodNames } from '../wording/period';
import { activityBetween, dayText, todayOf, type Activity } from '../wording/figures';
import { isolated } from '../../../../shared/rules/isolated';

const activityText = ({ workouts, activeMinutes, caloriesKcal, activeDays }: Activity) =>
  `**${count(workouts, 'workout')}**, **${count(activeMinutes, 'active minute')}**, **${burnedText(caloriesKcal)}** on ${count(activeDays, 'day')}`;

export const activityInPeriod: Intent = {
  name: 'activity-period',
  answer: ({ facts, reading }) => {
    const today = todayOf(facts);
    const period = periodIn(reading.words) ?? 'this week';
    const tell = (name: string, from: LocalDate, to: LocalDate) =>
      `${name}: ${activityText(activityBetween(facts, from, to))}.`;
    const beside =
      period === 'last week'
        ? tell('This week so far', mondayOf(today), today)
        : period === 'this week'
          ? tell('In the last seven days', addDays(today, -6), today)
          : '';
    const [from, to] = daysOf(period, today);
    const text = [tell(periodNames[period], from, to), beside].filter(Boolean).join('\n\n');
    return { ...say(text), told: { intent: 'activity-period', period } };
  },
};

export const lastWorkout: Intent = {
  name: 'last-workout',
  answer: ({ facts }) => {
    const [last] = facts.recentSessions;
    if (!last) return say("I don't see a finished workout yet. Should I plan your first one?");
    const finished = last.exercises.flatMap((move) => (move.finished ? [move.exerciseId] : []));
    const names = [...new Set(finished)].map((id) => facts.exercisesById.get(id)?.name ?? id);
    const shown = names.slice(0, 5).join(', ') + (names.length > 5 ? ', and more' : '');
    const day = dayText(facts, localDateSchema.parse(last.localDate ?? last.completedAt?.slice(0, 10)));
    return say(
      `Your last workout was **${isolated(last.title)}**, ${day}: ${count(last.durationMinutes, 'minute')}, **${burnedText(last.caloriesBurned)}**, ` +
        `${count(finished.length, 'exercise')} finished${shown === '' ? '' : ` (${shown})`}.${last.counted ? '' : " It didn't earn points."}`,
    );
  },
};

export const dailyGoal: Intent = {
  name: 'daily-goal',
  answer: ({ facts }) => {
    const today = todayOf(facts);
    const { activeMinutes } = activityBetween(facts, today, today);
    const goal = facts.training?.today.goalMinutes ?? null;
    const soFar = `**${count(activeMinutes, 'active minute')}** today`;
    if (goal === null) return say(`There's no daily goal right now. You have ${soFar}.`);
    return say(
      activeMinutes >= goal
        ? `Done: ${soFar}, and the goal is ${goal}. That's worth ${awardPoints.daily_goal} points.`
        : `Your goal for today is ${count(goal, 'active minute')}. You have ${soFar} and **${count(goal - activeMinutes, 'minute')}** to go for ${awardPoints.daily_goal} points.`,
    );
  },
};

export const steps: Intent = {
  name: 'steps',
  answer: ({ facts, reading }) => {
    const period = periodIn(reading.words) ?? 'today';
    if (period !== 'today') {
      const [from, to] = daysOf(period, todayOf(facts));
      const days = facts.progress.days.filter(({ date }) => date >= from && date <= to);
      const all = days.reduce((sum, day) => sum + (day.steps ?? 0), 0);
      return {
        ...say(`${periodNames[period]}: **${count(all, 'step')}**.`),
        told: { intent: 'steps', period },
      };
    }
    const reply = say(
      `Today you have **${count(facts.progress.stepsToday, 'step')}**. You can add them by hand or from a device, and they start over at midnight.`,
    );
    return { ...reply, told: { intent: 'steps', period } };
  },
};

export const finished: Intent = {
  name: 'finished-workout',
  answer: ({ facts }) => {
    const today = todayOf(facts);
    const done = activityBetween(facts, today, today);
    const { currentStreak } = facts.progress;
    return say(
      done.workouts > 0
        ? `Well done! Today so far: ${activityText(done)}, and your streak is at **${count(currentStreak, 'day')}**. Drink something, and stretch a little: say *“cool down”*.`
        : "Well done! I don't see it in today's workouts yet; it counts once you complete it under *Start Workout*. A little stretching now? Say *“cool down”*.",
    );
  },
};
