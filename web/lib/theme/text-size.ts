import { useSyncExternalStore } from 'react';
import { createPreference } from './preference';

export const textSizes = ['small', 'medium', 'large', 'xlarge', 'xxlarge'] as const;
export type TextSize = (typeof textSizes)[number];

function apply(size: TextSize) {
  const { classList } = document.documentElement;
  classList.remove(...textSizes.map((each) => `text-${each}`));
  classList.add(`text-${size}`);
}

const preference = createPreference<TextSize>('app-font-size', textSizes, 'medium', apply);

/** The text size kept on this device; it scales the root font size, so everything in rem follows. */
export function useTextSize() {
  const size = useSyncExternalStore(preference.subscribe, preference.read);
  return { size, setSize: preference.write };
}
