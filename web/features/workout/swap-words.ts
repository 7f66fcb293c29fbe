import type { BodyArea, Exercise } from '../../../shared/exercises/exercise';

/** What a person calls the part that hurts: 'my wrist hurts'. */
export const partNames = {
  knees: 'knee',
  lower_back: 'lower back',
  shoulders: 'shoulder',
  wrists: 'wrist',
  neck: 'neck',
  ankles: 'ankle',
  hips: 'hip',
} as const satisfies Record<BodyArea, string>;

export const hurtWords = (area: BodyArea) => `my ${partNames[area]} hurts`;

export const nothingElseText = 'I have nothing else that fits here. Take it slower, or skip it.';

export function sparedText(area: BodyArea, swapped: number, left: readonly Pick<Exercise, 'name'>[]): string {
  const part = partNames[area];
  const loads = swapped === 1 ? '1 move that loads' : `${swapped} moves that load`;
  const names = left.map(({ name }) => name).join(' and ');
  if (swapped === 0 && names === '') return `Nothing ahead loads your ${part}.`;
  return [
    swapped > 0 && `I left out ${loads} your ${part}.`,
    names !== '' && `I have nothing kinder for ${names}: skip it when it comes.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim();

/** Asked for so plainly that nobody needs to read it first. */
export const isSwapWish = (message: string) =>
  ['swap this', 'can i swap this', 'swap this move', 'can i swap this move'].includes(plain(message));

const hurting = /^my (?:left |right )?(.+?)s? (?:hurts?|aches?|is sore|are sore|is hurting|are hurting)$/;

/** The part of which a message says that it hurts, and nothing else. */
export function hurtIn(message: string): BodyArea | undefined {
  const part = hurting.exec(plain(message))?.[1];
  const name = part === 'back' ? 'lower back' : part;
  return (Object.keys(partNames) as BodyArea[]).find((area) => partNames[area] === name);
}
