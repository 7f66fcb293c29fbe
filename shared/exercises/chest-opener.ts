import type { Exercise } from './exercise';
import { met } from './met';

export const chestOpener: Exercise = {
  id: 'chest-opener',
  name: 'Chest Opener',
  aliases: ['chest stretch', 'pec stretch'],
  category: 'flexibility',
  primaryMuscles: ['chest'],
  secondaryMuscles: ['shoulders', 'biceps'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'both',
  instructions: [
    'Stand tall and clasp your hands behind your back.',
    'Draw your shoulder blades together and down.',
    'Straighten your arms and lift your hands a little.',
    'Keep your ribs down and breathe into your chest.',
  ],
  cues: ['Shoulders back and down', 'Ribs down', 'Open your collarbones'],
  mistakes: ['The lower back arches.', 'The head juts forward.'],
  easierId: null,
  harderId: null,
  easierNote: 'Hold a towel between your hands.',
  harderNote: 'Hinge forward and let your arms rise overhead.',
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
  notes: 'Lovely after an hour at a screen.',
};
