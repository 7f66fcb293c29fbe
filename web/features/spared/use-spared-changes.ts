import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SparedFact } from '../../../shared/contracts/spared';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { holdSpared } from './api/hold-spared';
import { settleSpared } from './api/settle-spared';
import { sparedQuery } from './api/spared-query';
import { tellSpared } from './api/tell-spared';
import { settledText } from './fact-words';

const { queryKey } = sparedQuery();
/** The profile holds today's session and which exercises are left out. */
const planned = [['profile'], ['training']];
/** Runs changes one after the other, so that the last response is the newest. */
const scope = { id: 'spared' };

/** Shows what a response says counts now. */
function useShowFacts() {
  const client = useQueryClient();
  return async (facts: SparedFact[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, facts);
    planned.forEach((key) => void client.invalidateQueries({ queryKey: key }));
  };
}

/** Removes a fact and says what that changes. `onGone` is called while it is still on the page. */
export function useSettleSpared(onGone: () => void) {
  const client = useQueryClient();
  const show = useShowFacts();
  return useMutation({
    scope,
    mutationFn: settleSpared,
    onSuccess: async ({ facts }, fact) => {
      if (!facts.some(({ id }) => id === fact.id)) onGone();
      await show(facts);
      toast.success(settledText(fact, facts));
    },
    onError: (error) => {
      toast.error('Error', messageOf(error, "That didn't save. Try again in a moment."));
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Sets how long a fact holds. */
export function useHoldSpared() {
  const client = useQueryClient();
  const show = useShowFacts();
  return useMutation({
    scope,
    mutationFn: holdSpared,
    onSuccess: ({ facts }) => show(facts),
    onError: (error) => {
      toast.error('Error', messageOf(error, "That didn't save. Try again in a moment."));
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Sends what to plan around in the person's own words. */
export function useTellSpared() {
  const show = useShowFacts();
  return useMutation({
    scope,
    mutationFn: (words: string) => tellSpared(words),
    onSuccess: async ({ facts, settled }) => {
      await show(facts);
      settled.forEach((fact) => toast.success(settledText(fact, facts)));
    },
    onError: (error) => toast.error('Error', messageOf(error, "That didn't save. Try again in a moment.")),
  });
}
