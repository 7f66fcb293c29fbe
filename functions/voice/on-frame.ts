import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import * as z from 'zod';
import {
  chunkNumber,
  voiceClientFrameSchema,
  type VoiceClientFrame,
} from '../../shared/sockets/voice-frames';
import { addFrameFields } from '../platform/sockets/frame-fields';
import { answerPing } from './answer-ping';
import { appendChunk } from './append-chunk';
import { endUtterance } from './end-utterance';
import { takeText } from './take-text';
import { tellError, type Caller, type VoiceDeps } from './voice-deps';

const callerSchema = z.object({ userId: z.string().min(1), kind: z.string() });

type SocketEvent = APIGatewayProxyWebsocketEventV2 & { requestContext: { authorizer?: unknown } };

function readFrame(body: string | undefined): VoiceClientFrame | null {
  try {
    return voiceClientFrameSchema.safeParse(JSON.parse(body ?? '')).data ?? null;
  } catch {
    return null;
  }
}

async function take(deps: VoiceDeps, caller: Caller, frame: VoiceClientFrame): Promise<void> {
  switch (frame.type) {
    case 'ping':
      return answerPing(deps, caller, frame.silent_ms);
    case 'input_audio_buffer.append':
      return appendChunk(deps, caller, frame);
    case 'input_audio_buffer.commit':
      return endUtterance(deps, caller, { last: chunkNumber(frame.last), committed: true });
    case 'conversation.item.create':
      return takeText(deps, caller, frame.item.content[0].text);
  }
}

/** Handles the frames of voice connections. Pings from other connections arrive here too and need no answer. */
export function onFrame(deps: VoiceDeps) {
  return async ({ requestContext, body }: SocketEvent): Promise<APIGatewayProxyResultV2> => {
    const { userId, kind } = callerSchema.parse(requestContext.authorizer);
    const { connectionId, connectedAt } = requestContext;
    addFrameFields(requestContext, userId);
    const frame = readFrame(body);
    if (kind !== 'voice') return { statusCode: frame?.type === 'ping' ? 200 : 400 };
    const caller = { userId, connectionId, connectedAt };
    if (!frame) {
      await tellError(deps, caller, 'invalid_frame');
      return { statusCode: 400 };
    }
    await take(deps, caller, frame);
    return { statusCode: 200 };
  };
}
