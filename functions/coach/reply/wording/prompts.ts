/** Four messages that always work. */
export const prompts = [
  'What should I do today?',
  '20 minutes, no jumping',
  'Show me goblet squats',
  'How many points to the next tier?',
];

export const helpText = [
  'Ask me for',
  '- **a workout**: by time, muscle, equipment, or what hurts',
  '- **an exercise**: how to do it, what to watch for, easier or harder',
  '- **your progress**: points, tier, streak, rank, this week, weight',
  '- **food and rest**: today’s targets, protein, water, recovery',
  '- **the app**: where things are',
].join('\n');
