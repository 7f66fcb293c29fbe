import { awardPoints } from '../../../../shared/rules/awards';
import { addDays, localDateSchema, type LocalDate, mondayOf } from '../../../../shared/rules/local-date';
import { burnedText } from '../../../../shared/rules/kcal-text';
import { doneOf } from '../../../training/public';
import type { CoachFacts } from '../../coach-facts';
import { say, type Intent } from '../dialogue';
import { count } from '../wording/count';
import { daysOf, periodIn, periodNames } from '../wording/period';
import { activityBetween, dayText, todayOf, type Activity } from '../wording/figures';
import { outsideBetween, outsideText } from '../wording/outside';
import { isolated } from '../../../../shared/rules/isolated';

const activityText = ({ workouts, activeMinutes, caloriesKcal, activeDays }: Activity) =>
  `**${count(workouts, 'workout')}**, **${count(activeMinutes, 'active minute')}**, **${burnedText(caloriesKcal)}** on ${count(activeDays, 'day')}`;

export const activityInPeriod: Intent = {
  name: 'activity-period',
  answer: ({ facts, reading }) => {
    const today = todayOf(facts);
    const period = periodIn(reading.words) ?? 'this week';
    const tell = (name: string, from: LocalDate, to: LocalDate) => {
      const outside = outsideText(outsideBetween(facts, from, to), facts.units);
      return `${name}: ${activityText(activityBetween(facts, from, to))}. ${outside}`.trimEnd();
    };
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

/** The latest activity outside since the day of a workout, as a further sentence; empty for none. */
function sinceText(facts: CoachFacts, workoutOn: LocalDate | null): string {
  const today = todayOf(facts);
  const latest = outsideBetween(facts, workoutOn ?? addDays(today, -29), today).at(-1);
  return latest
    ? ` Outside Vita, you **${doneOf(latest, facts.units)}** ${dayText(facts, latest.date)}.`
    : '';
}

export const lastWorkout: Intent = {
  name: 'last-workout',
  answer: ({ facts }) => {
    const [last] = facts.recentSessions;
    if (!last)
      return say(
        `I don't see a finished workout yet. Should I plan your first one?${sinceText(facts, null)}`,
      );
    const finished = last.exercises.flatMap((move) => (move.finished ? [move.exerciseId] : []));
    const names = [...new Set(finished)].map((id) => facts.exercisesById.get(id)?.name ?? id);
    const shown = names.slice(0, 5).join(', ') + (names.length > 5 ? ', and more' : '');
    const date = localDateSchema.parse(last.localDate ?? last.completedAt?.slice(0, 10));
    return say(
      `Your last workout was **${isolated(last.title)}**, ${dayText(facts, date)}: ${count(last.durationMinutes, 'minute')}, **${burnedText(last.caloriesBurned)}**, ` +
        `${count(finished.length, 'exercise')} finished${shown === '' ? '' : ` (${shown})`}.${last.counted ? '' : " It didn't earn points."}${sinceText(facts, date)}`,
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

/** What is known of what was just told, which may be something else. */
export const knownOutside = (since: 'today' | 'yesterday', outside: string): string =>
  `Well done! Here's what I have ${since === 'today' ? 'of today' : 'since yesterday'}. ${outside} Your plan knows that; points come from workouts and dances here. Is something missing? Bring it in on the **Activity** page.`;

export const finished: Intent = {
  name: 'finished-workout',
  answer: ({ facts }) => {
    const today = todayOf(facts);
    const done = activityBetween(facts, today, today);
    const { currentStreak } = facts.progress;
    const outside = outsideText(outsideBetween(facts, today, today), facts.units);
    if (done.workouts === 0 && outside !== '') return say(knownOutside('today', outside));
    return say(
      done.workouts > 0
        ? `Well done! Today so far: ${activityText(done)}, and your streak is at **${count(currentStreak, 'day')}**. Drink something, and stretch a little: say *“cool down”*.`
        : "Well done! I don't see it in today's workouts yet; it counts once you complete it under *Start Workout*. A little stretching now? Say *“cool down”*.",
    );
  },
};
