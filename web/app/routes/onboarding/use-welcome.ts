import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSession } from '../../../lib/session/session-context';
import { toast } from '../../../ui/toast';
import { takeNext } from '../../kept-next';
import { paths } from '../../paths';

/** How long the last words stay before the next page opens. */
const redirectMilliseconds = 2000;

/** Welcomes a person whose profile is complete, then opens the dashboard, or where a link led them. */
export function useWelcome() {
  const { name } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => void navigate(next, { replace: true }), redirectMilliseconds);
    return () => clearTimeout(timer);
  }, [next, navigate]);
  return (saved: Profile) => {
    queryClient.setQueryData(profileQuery().queryKey, saved);
    const firstName = (saved.name || name || '').trim().split(/\s+/)[0];
    const welcome = firstName ? `Welcome, ${firstName}!` : 'Welcome!';
    const led = takeNext();
    const where = led === paths.dashboard ? ' to your dashboard' : '';
    toast.success('Profile Complete!', `${welcome} Redirecting${where}...`);
    setNext(led);
  };
}
