import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useCloseOnBack } from './close-on-back';
import { DialogClose } from './dialog';
import { useFocusReturn } from './focus-return';

interface FullScreenProps {
  title: string;
  description: string;
  onClose: () => void;
  /** Above the title. */
  picture: ReactNode;
  /** Below the text. */
  children: ReactNode;
}

/** Covers the whole screen. Back, Escape, and the close button end it, and the focus returns to where it was. */
export function FullScreen({ title, description, onClose, picture, children }: FullScreenProps) {
  const focusReturn = useFocusReturn();
  useCloseOnBack(true, onClose);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          className="@container/app fixed inset-0 z-overlay grid animate-fade-in overflow-y-auto bg-page focus:outline-none motion-reduce:animate-none"
          {...focusReturn}
        >
          <div className="m-auto grid w-full max-w-lg justify-items-center gap-4 px-5 py-14 text-center">
            {picture}
            <Radix.Title className="text-head leading-tight font-black tracking-display">{title}</Radix.Title>
            <Radix.Description className="max-w-sm text-fg-2">{description}</Radix.Description>
            {children}
          </div>
          <DialogClose />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
