import type { Exercise } from './exercise';
import { met } from './met';

export const bentOverRow: Exercise = {
  id: 'bent-over-row',
  name: 'Bent-Over Rows',
  aliases: ['dumbbell row', 'barbell row', 'do rows', 'of rows', 'show me rows', 'rows exercise', 'bent row'],
  category: 'upper',
  primaryMuscles: ['lats', 'upper_back'],
  secondaryMuscles: ['biceps', 'shoulders', 'lower_back', 'forearms'],
  skillLevel: 'intermediate',
  equipment: ['dumbbells'],
  impact: 'low',
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand hip-width with a dumbbell in each hand and hinge forward with a flat back.',
    'Let your arms hang straight below your shoulders.',
    'Pull the weights towards your lower ribs and draw your shoulder blades together.',
    'Lower them until your arms are straight.',
  ],
  cues: ['Flat back', 'Elbows to your pockets', 'Squeeze your shoulder blades'],
  mistakes: ['The back rounds.', 'The body rises with every pull.', 'The shoulders hunch to the ears.'],
  easierId: 'band-pull-apart',
  harderId: null,
  easierNote: null,
  harderNote: 'Row one arm at a time and keep your hips square.',
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
  notes: 'Rest one hand on a chair and row with the other if your back gets tired.',
};
