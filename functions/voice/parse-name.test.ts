import { describe, expect, it } from 'vitest';
import { retryText } from '../../shared/rules/questionnaire/parse-result';
import { parseName } from './parse-name';

describe('a name', () => {
  it.each([
    ['Maya', 'Maya'],
    ['maya', 'Maya'],
    ["I'm Maya Lin.", 'Maya Lin'],
    ['my name is jean-luc', 'Jean-Luc'],
    ['Hi, call me Bo please!', 'Bo'],
    ['You can call me McKenzie', 'McKenzie'],
    ['Øyvind', 'Øyvind'],
    ['My name is Maya.', 'Maya'],
    ["Hi, I'm Tomás!", 'Tomás'],
    ['call me Jo', 'Jo'],
    ['Anne-Marie O’Neill', "Anne-Marie O'Neill"],
    ['Isabel', 'Isabel'],
  ])('is understood: %s', (said, name) => {
    expect(parseName(said)).toEqual({ ok: true, value: name });
  });

  it.each([
    '',
    'no',
    'skip',
    '42',
    'x',
    'I would rather not tell you that now',
    'my name is',
    'a'.repeat(61),
  ])('is not taken from: %s', (said) => {
    expect(parseName(said)).toMatchObject({ ok: false, message: retryText });
  });

  it.each(['Ana', "I'm ana", 'call me Vita'])('is reported as taken: %s', (said) => {
    expect(parseName(said)).toMatchObject({ ok: false, message: expect.stringContaining('taken') });
    expect(parseName(`${said} Lopez`)).toMatchObject({ ok: true });
  });
});
