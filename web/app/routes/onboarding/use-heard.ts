import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UnitSystem } from '../../../../shared/rules/units';
import type { OnSaid } from '../../../features/onboarding/on-said';

const labelsKey = ['spared', 'labels'];

/** Wanted once something was said. */
const load = () => import('./hear-said');

/** Hears what somebody tells beside their answers, and what they told before. */
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
        // The answer itself is kept; this can be told again at any time.
        return null;
      }
    },
    [client, source, units],
  );
  return { onSaid, plannedAround };
}
