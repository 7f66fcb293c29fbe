import type { CoachPose } from '../../ui/coach-image';

/** How the coach stands beside each step of the form and what she says there. */
export const setupScenes: readonly { pose: CoachPose; says: string }[] = [
  { pose: 'wave', says: "The basics first. Then I know who I'm cheering for." },
  { pose: 'hips', says: 'Every body trains. Show me where yours starts.' },
  { pose: 'reach', says: 'Four numbers, and your plan fits you.' },
  { pose: 'listen', says: 'I listen. Say as much or as little as you like.' },
];
