import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const others = {
  STAGE: 'dev',
  TABLE_PREFIX: 'vita-dev-',
  EVENT_BUS_NAME: 'vita-dev',
  SOCKET_ENDPOINT: 'https://sockets.example/live',
  SOCKET_URL: 'wss://sockets.example/live',
  LEADERBOARD_SHARDS: '1',
};
const read = (variables: Record<string, string>) => readConfig({ ...others, ...variables }).ai;

describe('The mode of the coach', () => {
  it.each([
    ['rules', 'nothing is set', {}],
    ['openai', 'there is a key', { OPENAI_API_KEY: 'sk-1' }],
    ['openai', 'there is another server', { OPENAI_BASE_URL: 'http://localhost:11434/v1' }],
    ['openai', 'there is a secret', { OPENAI_SECRET_ID: 'arn:aws:secretsmanager:eu-west-2:1:secret:key' }],
    ['rules', 'the key is empty', { OPENAI_API_KEY: ' ' }],
    ['rules', 'rules are asked for', { OPENAI_API_KEY: 'sk-1', AI_MODE: 'rules' }],
    ['rules', 'models are switched off', { OPENAI_API_KEY: 'sk-1', AI_ENABLED: 'false' }],
    ['rules', 'models are asked for and switched off', { AI_MODE: 'openai', AI_ENABLED: 'false' }],
  ])('is %s when %s', (mode, _, variables) => {
    expect(read(variables).mode).toBe(mode);
  });

  it('refuses to promise a model that no one named', () => {
    expect(() => read({ AI_MODE: 'openai' })).toThrow(/OPENAI_API_KEY, OPENAI_BASE_URL or OPENAI_SECRET_ID/);
  });

  it.each([
    ['AI_MODE', 'magic'],
    ['AI_DAILY_CHATS', '0'],
    ['AI_DAILY_TOKENS', 'many'],
    ['AI_CHAT_MODEL', ''],
  ])('refuses %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`configuration is missing or malformed: ${name}`);
  });
});
