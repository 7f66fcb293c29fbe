import type { Area } from '../manifest-types';

export const voice = {
  name: 'voice',
  tables: {
    'voice-sessions': { key: 'userId', ttl: 'expiresAt', recoverable: false, owner: { by: 'key' } },
    'voice-chunks': {
      key: 'userId',
      sort: 'chunkKey',
      ttl: 'expiresAt',
      recoverable: false,
      owner: { by: 'key' },
      unexported: { pcm: 'the sound of an answer; it is deleted once understood, seconds later' },
    },
  },
  functions: {
    'voice-sockets': {
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
      secrets: ['origin'],
      asksModel: true,
      memoryMb: 1024,
      // Ends before its lease of 40 s does.
      timeoutSeconds: 38,
    },
  },
} as const satisfies Area;
