import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Contract, Endpoint } from '../../../shared/contracts/endpoint';
import { matchEndpoint } from './match';

const endpoint = (method: Endpoint['method'], path: Endpoint['path']): Endpoint => ({
  method,
  path,
  access: 'user',
  response: z.object({}),
  errors: [],
});
const contract: Contract = {
  listNotes: endpoint('GET', '/notes'),
  addNote: endpoint('POST', '/notes'),
  listArchive: endpoint('GET', '/notes/archive'),
  readNote: endpoint('GET', '/notes/{id}'),
  sharePage: endpoint('POST', '/notes/{id}/pages/{page}'),
};
const match = (method: string, path: string) => {
  const found = matchEndpoint(contract, method, path);
  return found === null || found === 'method' ? found : [found.name, found.params];
};

describe('The endpoint of a path', () => {
  it.each([
    ['GET', '/notes', ['listNotes', {}]],
    ['POST', '/notes', ['addNote', {}]],
    ['GET', '/notes/archive', ['listArchive', {}]],
    ['GET', '/notes/a', ['readNote', { id: 'a' }]],
    ['POST', '/notes/a/pages/7', ['sharePage', { id: 'a', page: '7' }]],
    ['DELETE', '/notes', 'method'],
    ['POST', '/notes/a', 'method'],
    ['GET', '/note', null],
    ['GET', '/notes/a/b', null],
    ['GET', '/', null],
    ['GET', '/notes/%', null],
  ])('%s %s is %j', (method, path, found) => {
    expect(match(method, path)).toEqual(found);
  });

  it('gives a parameter as it was before it was encoded', () => {
    const id = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[/]/.test(text));
    fc.assert(
      fc.property(id, (text) => {
        fc.pre(text !== 'archive');
        expect(match('GET', `/notes/${encodeURIComponent(text)}`)).toEqual(['readNote', { id: text }]);
      }),
    );
  });
});
