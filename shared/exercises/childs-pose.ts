import type { Exercise } from './exercise';
import { met } from './met';

export const childsPose: Exercise = {
  id: 'childs-pose',
  name: "Child's Pose",
  aliases: ['child pose', 'childrens pose', 'balasana'],
  category: 'flexibility',
  primaryMuscles: ['lower_back', 'lats'],
  secondaryMuscles: ['glutes', 'shoulders'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.yoga,
  defaultSets: 1,
  defaultReps: null,
  holdSeconds: 45,
  sides: 'both',
  instructions: [
    'Kneel with your big toes together and your knees apart.',
    'Sit back on your heels and walk your hands forward.',
    'Rest your forehead on the mat and let your shoulders go soft.',
    'Breathe deeply into your back.',
  ],
  cues: ['Hips to your heels', 'Soft shoulders', 'Long breaths'],
  mistakes: ['The shoulders stay tense at the ears.', 'The hips float because the knees are too close.'],
  easierId: null,
  harderId: null,
  easierNote: 'Put a pillow between heels and hips and another under your head.',
  harderNote: 'Walk both hands to one side, then to the other.',
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
  notes: 'Come here whenever you want a break.',
};
