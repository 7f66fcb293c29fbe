import type { Exercise } from './exercise';
import { met } from './met';

export const lateralRaise: Exercise = {
  id: 'lateral-raise',
  name: 'Lateral Raises',
  aliases: ['side raise', 'lat raise', 'shoulder raise', 'side lateral'],
  category: 'upper',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['upper_back'],
  skillLevel: 'beginner',
  equipment: ['dumbbells'],
  impact: 'low',
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand tall with light dumbbells at your sides.',
    'With soft elbows, lift your arms out to the sides.',
    'Stop at shoulder height with your palms facing the floor.',
    'Lower slowly and do not let the weights drop.',
  ],
  cues: ['Lead with your elbows', 'Shoulders down', 'Stop at shoulder height'],
  mistakes: [
    'The weights are thrown up with a swing.',
    'The arms go above shoulder height.',
    'The shoulders shrug.',
  ],
  easierId: 'arm-circle',
  harderId: 'shoulder-press',
  easierNote: null,
  harderNote: null,
  avoidWith: ['shoulders', 'neck'],
  alsoRuledOutBy: [],
  notes: 'Light weights are right here, because long arms make them heavy.',
};
