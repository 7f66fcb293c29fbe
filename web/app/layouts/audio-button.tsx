import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button';

const AudioSheet = lazy(async () => ({
  default: (await import('../../features/audio/components/audio-sheet')).AudioSheet,
}));

interface AudioButtonProps {
  className?: string;
  variant?: 'plain' | 'solid' | 'glass';
}

/** Opens the audio settings; pages that play sound can show it, too. */
export function AudioButton({ className, variant = 'plain' }: AudioButtonProps) {
  const [open, setOpen] = useState(false);
  const solid = variant !== 'plain';
  return (
    <>
      <IconButton
        label="Audio settings"
        className={className}
        variant={variant}
        size={solid ? 'lg' : 'md'}
        round={solid}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense>
          <AudioSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
