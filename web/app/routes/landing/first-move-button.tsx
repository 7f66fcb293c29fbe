import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../lib/session/session-context';
import { Button } from '../../../ui/button';
import { signUpPath } from './sign-up-path';

const FirstMoveScreen = lazy(async () => ({
  default: (await import('../../../features/landing/components/first-move-screen')).FirstMoveScreen,
}));

/** One move with the coach for people without an account; its code loads when they ask for it. */
export function FirstMoveButton({ className }: { className?: string }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  if (useSession().status === 'signed-in') return null;
  const keep = () => {
    setOpen(false);
    void navigate(signUpPath);
  };
  return (
    <>
      <Button
        variant="glass"
        size="lg"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Try one move
      </Button>
      {open && (
        <Suspense>
          <FirstMoveScreen onKeep={keep} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
