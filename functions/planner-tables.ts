/** What is read to plan the training of a day; spread into the tables of each function that asks the planner. */
export const plannerTables = {
  'training-plans': ['get'],
  'training-days': ['query'],
  'exercise-marks': ['query'],
  'health-facts': ['query'],
  'workout-summaries': ['query'],
  'outside-activities': ['query'],
  exercises: ['query'],
} as const;
