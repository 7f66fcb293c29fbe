import type { CoachPose } from '../../ui/coach-image';

/** The coach's pose and line next to each step of the form. */
export const setupScenes: readonly { pose: CoachPose; says: string }[] = [
  { pose: 'wave', says: "The basics first, so I know who I'm cheering for." },
  { pose: 'hips', says: 'Every body trains. Show me where yours starts.' },
  { pose: 'reach', says: 'Four numbers, and your plan fits you.' },
  { pose: 'listen', says: "I'm listening. Say as much or as little as you like." },
];
