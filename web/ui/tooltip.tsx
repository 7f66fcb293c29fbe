import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Extra words for a control that already has a name; never the only place for a fact. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className="z-menu max-w-sm rounded-sm border border-line bg-surface-3 px-3 py-1.5 text-small leading-text font-semibold shadow-raised"
            sideOffset={6}
            collisionPadding={12}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
