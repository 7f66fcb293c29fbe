import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { announceOwnStep } from '../../lib/own-step';

const parameter = 'exercise';

export const exerciseSearch = (id: string): string =>
  `?${new URLSearchParams({ [parameter]: id }).toString()}`;

/** The URL names the open exercise, so Back closes it and a link opens it. */
export function useOpenExercise() {
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const openedHere = state !== null && typeof state === 'object' && 'openedHere' in state;

  const open = useCallback(
    (id: string) =>
      void navigate(
        { search: exerciseSearch(id) },
        { state: { openedHere: true }, preventScrollReset: true },
      ),
    [navigate],
  );
  const close = () => {
    if (openedHere) {
      announceOwnStep();
      void navigate(-1);
    } else void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  };
  return { openId: search.get(parameter), open, close };
}
