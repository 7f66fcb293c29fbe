import type { BodyArea, Exercise } from '../../../shared/rules/exercise';
import type { Sparing } from './player/other-moves';

/** The everyday name of the part that hurts: 'my wrist hurts'. */
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

export const nothingElseText = 'Nothing else fits here. Go slower, or skip it.';

const namesOf = (moves: readonly Pick<Exercise, 'name'>[]) => moves.map(({ name }) => name).join(' and ');

/** What the coach says after taking out moves that hurt, the current one first. */
export function sparedText(area: BodyArea | null, { shown, swaps, left }: Sparing, isOn: boolean): string {
  const part = area && partNames[area];
  if (!shown || swaps.length + left.length === 0)
    return part ? `Nothing ahead loads your ${part}.` : 'Nothing ahead has to change.';
  const now = swaps.find(({ from }) => from === shown);
  const later = swaps.length - (now ? 1 : 0);
  const others = left.filter((each) => each !== shown);
  const moves = later === 1 ? '1 more move' : `${later} more moves`;
  const loading = part ? ` that ${later === 1 ? 'loads' : 'load'} your ${part}` : '';
  return [
    now && `${now.to.name} instead of ${shown.name}.`,
    left.includes(shown) &&
      (isOn
        ? `I have nothing gentler than ${shown.name}, so I skipped it.`
        : `I have nothing gentler than ${shown.name}, so skip it.`),
    !now && !left.includes(shown) && `${shown.name} can stay if it feels fine.`,
    later > 0 && `I swapped ${moves}${loading}.`,
    others.length > 0 &&
      `I have nothing gentler for ${namesOf(others)}, so skip ${others.length > 1 ? 'them when they come' : 'it when it comes'} up.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim();

/** So plain a request that no model needs to read it. */
export const isSwapWish = (message: string) =>
  ['swap this', 'can i swap this', 'swap this move', 'can i swap this move'].includes(plain(message));

const hurting = /^my (?:left |right )?(.+?)s? (?:hurts?|aches?|is sore|are sore|is hurting|are hurting)$/;

/** The body part, if the message says it hurts and nothing else. */
export function hurtIn(message: string): BodyArea | undefined {
  const part = hurting.exec(plain(message))?.[1];
  const name = part === 'back' ? 'lower back' : part;
  return (Object.keys(partNames) as BodyArea[]).find((area) => partNames[area] === name);
}
