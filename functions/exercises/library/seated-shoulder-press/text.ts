import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Shoulder Presses',
  aliases: ['chair press', 'sitting shoulder press', 'seated overhead press'],
  instructions: [
    'Sit tall with your fists at your shoulders and your elbows underneath.',
    'Press both fists up until your arms are straight beside your ears.',
    'Keep your ribs down and your neck long.',
    'Lower them slowly to your shoulders.',
  ],
  cues: ['Press straight up', 'Ribs down', 'Lower slowly', 'Breathe out as you press'],
  mistakes: ['Your lower back arches.', 'Your head pushes forward.'],
  easierNote: null,
  harderNote: 'Hold a small water bottle in each hand.',
  notes: 'In a wheelchair, lock the brakes first.',
};
