import { useState } from 'react';
import { useCanAnalyze } from './use-can-analyze';
import type { OwnPhoto } from './use-meal-photo';

/** Where a model looks at photos, they come first; elsewhere they are behind a chip. */
export function useDayPhoto(isToday: boolean) {
  const canAnalyze = useCanAnalyze();
  const [isAsked, setIsAsked] = useState(false);
  const [own, set] = useState<OwnPhoto | null>(null);
  const isOpen = isAsked || own !== null;
  const close = () => {
    setIsAsked(false);
    set(null);
  };
  return {
    isAsked,
    /** One that is chosen stays, even if a model no longer looks at it. */
    isShown: isToday && (canAnalyze || isOpen),
    own,
    set,
    close,
    /** The words below are about a photo. */
    isTold: isToday && (own !== null || (isAsked && !canAnalyze)),
    chip: isToday && !canAnalyze ? { isOpen, toggle: isOpen ? close : () => setIsAsked(true) } : null,
  };
}

export type DayPhoto = ReturnType<typeof useDayPhoto>;
