import type { Exercise } from './exercise';
import { met } from './met';

export const bandPullApart: Exercise = {
  id: 'band-pull-apart',
  name: 'Band Pull-Aparts',
  aliases: ['pull apart'],
  category: 'upper',
  primaryMuscles: ['upper_back', 'shoulders'],
  secondaryMuscles: ['forearms'],
  skillLevel: 'beginner',
  equipment: ['resistance_band'],
  impact: 'low',
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Hold a band in front of your chest with straight arms, hands shoulder-width apart.',
    'Pull it apart until it touches your chest.',
    'Draw your shoulder blades together and down.',
    'Return slowly, keeping tension on the band.',
  ],
  cues: ['Open your chest', 'Shoulders low', 'Slow return'],
  mistakes: ['The lower back arches.', 'The elbows bend more with every pull.', 'The band snaps back.'],
  easierId: null,
  harderId: 'bent-over-row',
  easierNote: 'Hold the band wider.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'The best answer I know to a day at a desk.',
};
