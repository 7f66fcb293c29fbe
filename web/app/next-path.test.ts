import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path';
import { signInPath } from './sign-in-path';

describe('where to go after sign-in', () => {
  it.each(['/workout', '/dashboard', '/community?friend=01JABC', '/nutrition/guide'])('is %s', (path) => {
    const asked = new URL(signInPath(path), window.location.origin).searchParams.get('next');
    expect(nextPath(asked)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://elsewhere.example/dashboard',
    '//elsewhere.example/dashboard',
    '/\\elsewhere.example/dashboard',
    '//[',
    'javascript:alert(1)',
    '/nowhere',
    '/auth',
    '/',
  ])('is never %j', (next) => {
    expect(nextPath(next)).toBeNull();
  });
});
