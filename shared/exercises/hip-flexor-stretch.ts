import type { Exercise } from './exercise';
import { met } from './met';

export const hipFlexorStretch: Exercise = {
  id: 'hip-flexor-stretch',
  name: 'Hip Flexor Stretch',
  aliases: ['hip stretch', 'kneeling hip stretch', 'couch stretch'],
  category: 'flexibility',
  primaryMuscles: ['hip_flexors'],
  secondaryMuscles: ['quadriceps', 'glutes'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'each',
  instructions: [
    'Kneel on one knee with the other foot in front, both knees at a right angle.',
    'Squeeze the glute of the kneeling side and tuck your tailbone.',
    'Shift forward a little until the front of that hip stretches.',
    'Stay tall and breathe, then change sides.',
  ],
  cues: ['Tuck your tailbone', 'Stay tall', 'Small shift forward'],
  mistakes: ['The lower back arches.', 'The front knee travels far past the toes.'],
  easierId: null,
  harderId: null,
  easierNote: 'Do it standing in a long step with your back heel up.',
  harderNote: 'Raise the arm of the kneeling side and lean away from it.',
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
  notes: 'The hold is per side; put something soft under your knee.',
};
