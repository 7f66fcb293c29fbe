import { formSteps } from '../form-steps';
import type { CoachPose } from '../../../ui/coach-image';
import { setupScenes } from '../setup-scenes';
import type { Conversation } from './conversation';

interface ChatScene {
  pose: CoachPose;
  says: string;
}

const reviewing: ChatScene = { pose: 'cheer', says: 'Look it over. Then we train.' };
const completed: ChatScene = { pose: 'jump', says: "You're all set. Let's go!" };
const again: ChatScene = { pose: 'hips', says: 'Say it another way, or tap an answer.' };

/** The coach's pose and line next to the conversation. */
export function sceneFor({ asked, phase }: Conversation, isCompleted: boolean): ChatScene {
  if (isCompleted) return completed;
  if (asked === null) return reviewing;
  if (phase === 'again') return again;
  const scene = setupScenes[formSteps.findIndex(({ fields }) => fields.includes(asked))] ?? reviewing;
  return phase === 'thinking' ? { ...scene, pose: 'listen' } : scene;
}
