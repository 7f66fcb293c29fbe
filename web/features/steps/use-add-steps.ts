import { useMutation } from '@tanstack/react-query';
import type { LocalDate } from '../../../shared/domain/local-date';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { sendSteps } from './api/send-steps';

export interface StepsToday {
  date: LocalDate;
  /** The total as shown. */
  steps: number;
  /** Shows another total, before and after it is saved. */
  show: (steps: number) => void;
  /** Reads again what is stored. */
  refresh: () => void;
}

/** Adds to the day's total: shown at once, and taken back when it could not be saved. */
export function useAddSteps({ date, steps, show, refresh }: StepsToday) {
  const { mutate } = useMutation({
    scope: { id: 'add-steps' },
    mutationFn: (total: number) => sendSteps(date, total),
    onMutate: (total) => {
      show(total);
      return { before: steps };
    },
    onSuccess: (day) => show(day.steps),
    onError: (error, _, context) => {
      if (context) show(context.before);
      toast.error('Error', messageOf(error, 'Your steps could not be saved. Try again in a moment.'));
      refresh();
    },
  });
  return (added: number) => mutate(steps + added);
}
