import { useMutation } from '@tanstack/react-query';
import type { LocalDate } from '../../../shared/rules/local-date';
import { grouped } from '../../../shared/rules/number-text';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { sendSteps } from './api/send-steps';

export interface StepsToday {
  date: LocalDate;
  /** The total as shown. */
  steps: number;
  /** Shows another total, before and after it is saved. */
  show: (steps: number) => void;
  /** Refetches what is stored. */
  refresh: () => void;
}

interface Change {
  total: number;
  corrects: boolean;
}

/** Adds to the day's total or corrects it: shown right away, and undone if it could not be saved. */
export function useAddSteps({ date, steps, show, refresh }: StepsToday) {
  const { mutate } = useMutation({
    scope: { id: 'add-steps' },
    mutationFn: ({ total, corrects }: Change) => sendSteps(date, total, corrects),
    onMutate: ({ total }) => {
      show(total);
      return { before: steps };
    },
    onSuccess: (day, { total, corrects }) => {
      show(day.steps);
      if (corrects && day.steps > total)
        toast.info('A device counted more', `We kept the higher number: ${grouped(day.steps)} steps.`);
    },
    onError: (error, _, context) => {
      if (context) show(context.before);
      toast.error('Error', messageOf(error, "Your steps didn't save. Try again in a moment."));
      refresh();
    },
  });
  return {
    add: (added: number) => mutate({ total: steps + added, corrects: false }),
    correct: (total: number) => mutate({ total, corrects: true }),
  };
}
