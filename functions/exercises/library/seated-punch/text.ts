import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Punches',
  aliases: ['chair boxing', 'seated boxing', 'sitting punches'],
  instructions: [
    'Sit tall toward the front of the seat, or all the way back in a wheelchair with the brakes locked.',
    'Hold both fists at your chin, elbows low.',
    'Punch straight ahead with one hand and let that shoulder follow.',
    'Bring that fist back to your chin as the other one goes.',
  ],
  cues: ['Back to your chin', 'Breathe out as you punch', 'Shoulders low'],
  mistakes: ['You snap your elbow straight.', 'You slump as you speed up.'],
  easierNote: 'Punch slowly, or only as far as feels good.',
  harderNote: 'Go faster for ten punches, then slower for ten.',
  notes: 'Each punch counts as one. Your heart rate climbs while your feet stay put.',
};
