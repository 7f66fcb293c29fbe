import { profileAnswersSchema } from '../../../shared/rules/questionnaire';
import { voiceAudio } from '../../../shared/sockets/voice-audio';
import type { VoiceServerFrame } from '../../../shared/sockets/voice-frames';
import type { Onboarding } from '../../profile/public';
import type { Reply, VoiceSession } from '../voice-session';
import { onboardingProgressOf } from '../onboarding-progress';
import { tell, type VoiceDeps } from '../voice-deps';
import type { Engine } from './engine';

/** The connection closed while the coach was talking: no one is there to hear the rest. */
export class ConnectionGone extends Error {}

type Deps = Pick<VoiceDeps, 'connections'>;

const pieceBytes = (voiceAudio.longestPieceMs / 1000) * voiceAudio.sampleRateHz * voiceAudio.bytesPerSample;

async function post(deps: Deps, session: VoiceSession, frame: VoiceServerFrame): Promise<void> {
  if (!(await tell(deps, session, frame))) throw new ConnectionGone();
}

/** The model's audio is longer than a frame may be. */
async function postAudio(
  deps: Deps,
  session: VoiceSession,
  response_id: string,
  pcm: Uint8Array,
): Promise<void> {
  for (let start = 0; start < pcm.length; start += pieceBytes) {
    const delta = Buffer.from(pcm.subarray(start, start + pieceBytes)).toString('base64');
    await post(deps, session, { type: 'response.audio.delta', response_id, delta });
  }
}

/** Tells the page where speech is produced from now on. */
export function tellSession(deps: Deps, session: VoiceSession, onboarding: Onboarding): Promise<void> {
  const { sessionId: id, speech, because } = session;
  const onboardingStand = onboardingProgressOf(session, onboarding);
  return post(deps, session, {
    type: 'session.created',
    session: { id, speech, because },
    onboarding: onboardingStand,
  });
}

/** What was heard, and the reply to it. */
async function tellTexts(deps: Deps, session: VoiceSession, { transcript, text }: Reply): Promise<void> {
  if (transcript !== null)
    await post(deps, session, {
      type: 'conversation.item.input_audio_transcription.completed',
      transcript,
    });
  const response_id = responseIdOf(session);
  await post(deps, session, { type: 'response.audio_transcript.delta', response_id, delta: text });
}

const responseIdOf = ({ sessionId, turn, speech }: VoiceSession): string =>
  `${sessionId}-${turn}${speech === 'browser' ? '-text' : ''}`;

/** Sends a reply as text and as speech; the speech is produced while the text is on its way. */
export async function sayReply(
  deps: Deps,
  session: VoiceSession,
  reply: Reply,
  engine: Engine,
): Promise<void> {
  const response_id = responseIdOf(session);
  const told = tellTexts(deps, session, reply);
  const [said] = await Promise.allSettled([
    engine.speak(reply.text, async (pcm) => {
      await told;
      await postAudio(deps, session, response_id, pcm);
    }),
    told,
  ]);
  await told;
  if (said.status === 'rejected') throw said.reason;
}

/** Ends a reply and, with the last one, the onboarding. */
export async function endReply(deps: Deps, session: VoiceSession, onboarding: Onboarding): Promise<void> {
  const stand = onboardingProgressOf(session, onboarding);
  await post(deps, session, {
    type: 'response.audio.done',
    response_id: responseIdOf(session),
    onboarding: stand,
  });
  if (stand.asked !== null || stand.name === null) return;
  const profile_data = { ...profileAnswersSchema.parse(stand.answers), name: stand.name };
  await post(deps, session, { type: 'profile_complete', profile_data });
}
