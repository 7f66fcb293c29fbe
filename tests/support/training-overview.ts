import type { PlannedTraining, TrainingOverview, TrainingToday } from '../../shared/contracts/training';
import { addDays, localDateSchema } from '../../shared/rules/local-date';

const date = localDateSchema.parse('2026-11-20');
const monday = addDays(date, -4);

/** A short session for Friday, November 20, 2026. */
const plannedTraining: PlannedTraining = {
  trainingId: '2026-11-20-0123456789abcdef',
  date,
  title: 'Legs and core, easy on your knees',
  focus: ['legs', 'core'],
  minutes: 12,
  caloriesKcal: 13,
  reasons: ['No jumps, for your knees', 'Legs had one day of rest'],
  warmUp: [{ exerciseId: 'march-in-place', seconds: 60 }],
  exercises: [
    {
      exerciseId: 'glute-bridge',
      name: 'Glute Bridge',
      workSeconds: 40,
      restSeconds: 20,
      caloriesKcal: 7,
      reason: 'A little more than last time',
      set: 1,
      sets: 1,
    },
    { exerciseId: 'dead-bug', name: 'Dead Bug', workSeconds: 40, restSeconds: 0, caloriesKcal: 6 },
  ],
  coolDown: [{ exerciseId: 'childs-pose', seconds: 40 }],
};

/** Today's card and the week of someone who trained on Monday, with these changes. */
export function trainingOverview(today: Partial<TrainingToday> = {}): TrainingOverview {
  const states = ['done', 'rest', 'missed', 'rest', 'planned', 'rest', 'rest'] as const;
  return {
    today: {
      date,
      isRestDay: false,
      isDone: false,
      goalMinutes: 12,
      opening: 'On Monday you finished squats and high plank.',
      isWaiting: false,
      session: plannedTraining,
      changed: null,
      isChanged: false,
      open: null,
      ...today,
    },
    week: {
      days: states.map((state, index) => {
        const title = state === 'done' || state === 'planned' ? plannedTraining.title : null;
        const minutes = title === null ? 0 : plannedTraining.minutes;
        return {
          date: addDays(monday, index),
          state,
          title,
          focus: title ? plannedTraining.focus : [],
          minutes,
        };
      }),
      note: null,
      review: null,
    },
    unsuitableIds: [],
    conditions: [],
    isCareful: false,
    mostMinutes: null,
    programme: null,
    heartRate: null,
  };
}
