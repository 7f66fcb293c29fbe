/** What is read to know the training of a day; spread among the tables of whoever asks the planner. */
export const plannerTables = {
  'training-plans': ['get'],
  'training-days': ['query'],
  'exercise-marks': ['query'],
  'health-facts': ['query'],
  'workout-sessions': ['query'],
  exercises: ['query'],
} as const;
