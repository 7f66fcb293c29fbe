import type { Exercise } from './exercise';
import { met } from './met';

export const marchInPlace: Exercise = {
  id: 'march-in-place',
  name: 'March in Place',
  aliases: ['marching', 'march on the spot', 'marching on the spot', 'marching in place'],
  category: 'cardio',
  primaryMuscles: ['hip_flexors', 'quadriceps'],
  secondaryMuscles: ['calves', 'glutes', 'abs'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.walking,
  defaultSets: 2,
  defaultReps: 60,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Stand tall and start walking on the spot.',
    'Lift your knees as high as feels good and swing your arms.',
    'Set each foot down softly, ball first, then heel.',
  ],
  cues: ['Stand tall', 'Swing your arms', 'Find your rhythm'],
  mistakes: ['The upper body sways from side to side.', 'The feet only shuffle.'],
  easierId: null,
  harderId: 'butt-kick',
  easierNote: 'Hold on to a chair, or march while sitting.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: ['ankles'],
  notes: 'Each step counts as one, and it suits every body and every floor.',
};
