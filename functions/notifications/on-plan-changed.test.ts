import { describe, expect, it, vi } from 'vitest';
import { eventCatalogue, type DomainEvent } from '../../shared/events/catalogue';
import { serverFrameSchema } from '../../shared/sockets/frames';
import type { Push } from '../platform/sockets/push';
import { onPlanChanged } from './on-plan-changed';
import { eventExamples } from '../../tests/support/event-examples';

const { version } = eventCatalogue.PlanChanged;
const event: DomainEvent<'PlanChanged'> = {
  id: 'event-1',
  type: 'PlanChanged',
  version,
  occurredAt: '2026-11-20T10:00:00.000Z',
  userId: 'maya',
  correlationId: 'request-1',
  depth: 0,
  data: eventCatalogue.PlanChanged.data.parse(eventExamples.PlanChanged),
};

describe('A plan that changed', () => {
  it('is told to the tabs of its person, without a word of what it holds', async () => {
    const push = vi.fn<Push>(async () => undefined);
    await onPlanChanged(push)(event);
    expect(push).toHaveBeenCalledExactlyOnceWith('maya', { type: 'plan.changed' });
    expect(serverFrameSchema.safeParse(push.mock.calls[0]?.[1]).success).toBe(true);
  });

  it('is delivered again when telling it failed', async () => {
    const push = vi.fn<Push>(() => Promise.reject(new Error('the table is busy')));
    await expect(onPlanChanged(push)(event)).rejects.toThrow('the table is busy');
  });
});
