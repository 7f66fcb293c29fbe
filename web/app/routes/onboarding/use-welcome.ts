import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSession } from '../../../lib/session/session-context';
import { toast } from '../../../ui/toast';
import { takeNext } from '../../kept-next';

/** How long the last words stay before the dashboard opens. */
const redirectMilliseconds = 2000;

/** Welcomes a person whose profile is complete, then opens the dashboard. */
export function useWelcome() {
  const { name } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [completed, setCompleted] = useState(false);
  useEffect(() => {
    if (!completed) return undefined;
    const timer = setTimeout(() => void navigate(takeNext(), { replace: true }), redirectMilliseconds);
    return () => clearTimeout(timer);
  }, [completed, navigate]);
  return (saved: Profile) => {
    queryClient.setQueryData(profileQuery().queryKey, saved);
    const firstName = (saved.name || name || '').trim().split(/\s+/)[0];
    const welcome = firstName ? `Welcome, ${firstName}!` : 'Welcome!';
    toast.success('Profile Complete!', `${welcome} Redirecting to your dashboard...`);
    setCompleted(true);
  };
}
