import type { FunctionSpec } from './manifest-types';

/** The spoken onboarding: one function takes the frames, another answers, one turn at a time. */
export const voiceFunctions = {
  'voice-sockets': {
    area: 'voice',
    entry: 'functions/voice/lambda.ts',
    handler: 'sockets',
    sockets: ['ping', 'input_audio_buffer.append', 'input_audio_buffer.commit', 'conversation.item.create'],
    tables: {
      'voice-sessions': ['get', 'put', 'update'],
      'voice-chunks': ['put', 'query', 'update'],
      'ai-usage': ['update'],
      'onboarding-drafts': ['get'],
      profiles: ['get'],
      people: ['get'],
      connections: ['delete'],
    },
    pushes: true,
    closesSockets: true,
    invokes: ['voice-turn'],
    timeoutSeconds: 10,
  },
  'voice-turn': {
    area: 'voice',
    entry: 'functions/voice/turn/lambda.ts',
    handler: 'turn',
    invoked: true,
    tables: {
      'voice-sessions': ['update'],
      'voice-chunks': ['query', 'batchWrite'],
      'ai-usage': ['update'],
      'onboarding-drafts': ['get', 'update'],
      profiles: ['get'],
      people: ['get'],
      connections: ['delete'],
    },
    pushes: true,
    closesSockets: true,
    asksModel: true,
    memoryMb: 1024,
    // Ends before its lease of 40 s does.
    timeoutSeconds: 38,
  },
} as const satisfies Record<string, FunctionSpec>;
