import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/sheet';

interface ProgressSheetProps {
  children: ReactNode;
  onClose: () => void;
}

/** The figures and the coming moves on a phone; the workout goes on behind it. */
export const ProgressSheet = ({ children, onClose }: ProgressSheetProps) => (
  <Sheet open onOpenChange={(open) => !open && onClose()} title="Your progress">
    {children}
  </Sheet>
);
