import type { Exercise } from './exercise';
import { met } from './met';

export const heelTap: Exercise = {
  id: 'heel-tap',
  name: 'Heel Taps',
  aliases: ['heel touch', 'heel toucher'],
  category: 'core',
  primaryMuscles: ['obliques'],
  secondaryMuscles: ['abs'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Lie on your back with your knees bent and your arms along your sides.',
    'Lift head and shoulders slightly off the mat.',
    'Slide one hand to the heel on its side, then the other.',
    'Stay lifted between the taps.',
  ],
  cues: ['Reach for the heel', 'Side to side', 'Neck long'],
  mistakes: ['The chin presses into the chest.', 'You lie down between taps.'],
  easierId: null,
  harderId: 'bicycle-crunch',
  easierNote: 'Rest your head on the mat and reach only as far as feels easy.',
  harderNote: null,
  avoidWith: ['neck'],
  alsoRuledOutBy: [],
  notes: 'Each tap counts as one.',
};
