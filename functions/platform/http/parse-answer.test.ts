import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../../../shared/contracts/endpoint';
import { log } from '../storage/malformed';
import { parseAnswer } from './parse-answer';

const note = z.object({ id: z.string(), likes: z.number().nonnegative(), tags: z.array(z.string()) });
const endpoint: Endpoint = {
  method: 'GET',
  path: '/notes',
  access: 'user',
  response: z.object({ page: z.object({ notes: z.array(note) }), total: z.number() }),
  errors: [],
};
const notes = [
  { id: 'a', likes: 1, tags: [] },
  { id: 'b', likes: -1, tags: [7], text: 'maya@example.com' },
  { id: 'c', likes: 0, tags: ['x'] },
];
const parse = (changes: Partial<Endpoint> = {}, output: unknown = { page: { notes }, total: 3 }) =>
  parseAnswer({ name: 'listNotes', endpoint: { ...endpoint, ...changes }, params: {} }, output);

const logged = vi.spyOn(log, 'warn');
beforeEach(() => void logged.mockReset());

it('An item that does not fit is left out of an answer, and said with its id and no value', () => {
  expect(parse()).toEqual({ page: { notes: [notes[0], notes[2]] }, total: 3 });
  expect(JSON.stringify(logged.mock.calls)).toContain('"answer of listNotes","key":{"id":"b"}');
  expect(JSON.stringify(logged.mock.calls)).not.toContain('maya@');
});

it('It fails what must be whole, what was changed, and what is no item of a list', () => {
  expect(() => parse({ whole: true })).toThrow('likes');
  expect(() => parse({ method: 'POST' })).toThrow('likes');
  expect(() => parse({}, { page: { notes }, total: 'three' })).toThrow('total');
});
