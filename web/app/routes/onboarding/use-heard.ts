import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UnitSystem } from '../../../../shared/rules/units';
import type { OnSaid } from '../../../features/onboarding/on-said';

const labelsKey = ['spared', 'labels'];

/** Loaded once something has been said. */
const load = () => import('./hear-said');

/** Picks up what people mention besides their answers, now and earlier. */
export function useHeard(source: 'onboarding' | 'voice', units: UnitSystem) {
  const client = useQueryClient();
  const { data: plannedAround = [] } = useQuery({
    queryKey: labelsKey,
    queryFn: async () => (await load()).labelsTold(client),
  });
  const onSaid = useCallback<OnSaid>(
    async (said) => {
      try {
        const { hearSaid } = await load();
        const note = await hearSaid(said, { client, source, units });
        if (note !== null) void client.invalidateQueries({ queryKey: labelsKey });
        return note;
      } catch {
        // The answer itself is saved; this can be mentioned again anytime.
        return null;
      }
    },
    [client, source, units],
  );
  return { onSaid, plannedAround };
}
