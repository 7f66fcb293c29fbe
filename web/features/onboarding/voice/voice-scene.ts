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
export function voiceSceneFor(call: VoiceCall | null): VoiceScene {
  if (!call || call.phase === 'over' || call.phase === 'connecting') return greeting;
  if (call.phase === 'lost') return lost;
  if (call.phase === 'thinking' && call.pending !== null) return thinking;
  const scene = asking(call.stand?.asked);
  if (call.phase !== 'listening') return scene;
  return call.hears ? listening : { ...scene, pose: 'listen' };
}
