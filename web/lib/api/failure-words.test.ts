import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../../../shared/contracts/endpoint';
import { messageOf } from './api-error';
import { callEndpoint } from './call-endpoint';

const save = {
  method: 'POST',
  path: '/answers',
  access: 'public',
  response: z.object({ saved: z.boolean() }),
  errors: [],
} as const satisfies Endpoint;

const answer = vi.fn<typeof fetch>();
const ofThePlace = 'Failed to save your information';
const gatewayPage = '<html><body><h1>Bad gateway</h1></body></html>';
const ours = (code: string, message: string) => JSON.stringify({ error: { code, message } });

const shown = async () => {
  const error = await callEndpoint(save).catch((reason: unknown) => reason);
  return messageOf(error, ofThePlace);
};
const answered = (status: number, body: string) =>
  answer.mockImplementation(async () => new Response(body, { status }));

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answer.mockReset();
});

describe('What is shown of a failed request', () => {
  it.each([
    ['an empty 500', 500, '{}'],
    ['a 500 of ours', 500, ours('internal_error', 'Something went wrong on our side.')],
    ['a page instead of an answer', 500, gatewayPage],
    ['the page of a gateway', 502, gatewayPage],
    ['a gateway that is overloaded', 503, gatewayPage],
    ['a gateway that waited too long', 504, gatewayPage],
    ['a refusal without words', 400, '{}'],
    ['an answer that makes no sense', 200, '{}'],
  ])('is the text of its place for %s', async (_, status, body) => {
    answered(status, body);
    expect(await shown()).toBe(ofThePlace);
  });

  it.each([
    ['weightKg: A number, please.', 'A number, please.'],
    ['answers.age: I need an age between 13 and 120.', 'I need an age between 13 and 120.'],
    ['sets: outside the plan', ofThePlace],
    ['Something is missing: please check it.', 'Something is missing: please check it.'],
  ])('is a sentence, and nothing meant for a program, of “%s”', async (message, text) => {
    answered(400, ours('invalid_request', message));
    expect(await shown()).toBe(text);
  });

  it('is the text of its place when nothing answers, and that one is offline if the device knows it', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await shown()).toBe(ofThePlace);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await shown()).toMatch(/^You seem to be offline/);
  });

  it.each([
    ['name_taken', 400],
    ['onboarding_incomplete', 409],
    ['too_many_messages', 429],
    ['unavailable', 503],
  ])("is the server's own where it has one: %s", async (code, status) => {
    answered(status, ours(code, 'What to do about it.'));
    expect(await shown()).toBe('What to do about it.');
  });
});
