import { formSteps } from '../form-steps';
import type { CoachPose } from '../../../ui/coach-image';
import { setupScenes } from '../setup-scenes';
import type { VoiceCall } from './voice-call';

interface VoiceScene {
  pose: CoachPose;
  says: string;
}

const greeting: VoiceScene = { pose: 'wave', says: 'Talk with me. Three minutes, and your plan is yours.' };
const listening: VoiceScene = { pose: 'listen', says: "Take your time. I'm listening." };
const thinking: VoiceScene = { pose: 'hips', says: 'Let me think.' };
const lost: VoiceScene = { pose: 'reach', says: 'One moment. I lost you.' };

/** The coach's pose and line while she asks this question. */
function asking(asked: NonNullable<VoiceCall['stand']>['asked'] | undefined): VoiceScene {
  const step = formSteps.findIndex(({ fields }) => fields.some((field) => field === asked));
  return setupScenes[step] ?? greeting;
}

/** The coach's pose and line next to the voice session. */
export function voiceSceneFor(talk: VoiceCall | null): VoiceScene {
  if (!talk || talk.phase === 'over' || talk.phase === 'connecting') return greeting;
  if (talk.phase === 'lost') return lost;
  if (talk.phase === 'thinking' && talk.pending !== null) return thinking;
  const scene = asking(talk.stand?.asked);
  if (talk.phase !== 'listening') return scene;
  return talk.hears ? listening : { ...scene, pose: 'listen' };
}
