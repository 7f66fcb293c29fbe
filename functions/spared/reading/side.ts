import type { ToldFact } from '../health-fact';

/** The side that a lower-case text names. */
export function sideOf(text: string): ToldFact['side'] {
  const left = /\bleft\b/.test(text);
  const right = /\bright\b(?! now| away| after| before)/.test(text);
  if (/\bboth\b/.test(text) || (left && right)) return 'both';
  return left ? 'left' : right ? 'right' : null;
}
