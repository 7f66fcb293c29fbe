import { describe, expect, it, vi } from 'vitest';
import { eventCatalogue, type DomainEvent } from '../../shared/events/catalogue';
import { serverFrameSchema } from '../../shared/sockets/frames';
import type { Push } from '../platform/sockets/push';
import { onPointsAwarded } from './on-points-awarded';
import { eventExamples } from '../../tests/support/event-examples';

const { version } = eventCatalogue.PointsAwarded;
const event: DomainEvent<'PointsAwarded'> = {
  id: 'event-1',
  type: 'PointsAwarded',
  version,
  occurredAt: '2026-11-20T10:00:00.000Z',
  userId: 'maya',
  correlationId: 'request-1',
  depth: 1,
  data: eventCatalogue.PointsAwarded.data.parse(eventExamples.PointsAwarded),
};

function setUp() {
  const push = vi.fn<Push>(async () => undefined);
  return { push, hear: onPointsAwarded(push) };
}

describe('Points that were awarded', () => {
  it('are told to the one who earned them, once, with what each was for and the new total', async () => {
    const { push, hear } = setUp();
    await hear(event);
    expect(push).toHaveBeenCalledOnce();
    const [userId, frame] = push.mock.calls[0] ?? [];
    expect(userId).toBe('maya');
    expect(frame).toMatchObject({
      type: 'points.awarded',
      eventId: 'event-1',
      totalPoints: event.data.totalPoints,
    });
    expect(serverFrameSchema.safeParse(frame).success).toBe(true);
  });

  it('say nothing that a screen does not show: neither ledger keys nor the standing', async () => {
    const { push, hear } = setUp();
    await hear(event);
    const [, frame] = push.mock.calls[0] ?? [];
    expect(Object.keys(frame ?? {}).toSorted()).toEqual(['awards', 'eventId', 'totalPoints', 'type']);
    const awards = frame?.type === 'points.awarded' ? frame.awards : [];
    expect(awards.length).toBeGreaterThan(0);
    for (const award of awards) {
      expect(Object.keys(award).toSorted()).toEqual(['activityId', 'activityType', 'description', 'points']);
    }
  });

  it('carry the same event id when they come twice, so that a screen celebrates once', async () => {
    const { push, hear } = setUp();
    await hear(event);
    await hear(event);
    expect(push.mock.calls[1]).toEqual(push.mock.calls[0]);
  });

  it('are delivered again when telling them failed', async () => {
    const { push, hear } = setUp();
    push.mockRejectedValueOnce(new Error('the table is busy'));
    await expect(hear(event)).rejects.toThrow('the table is busy');
  });
});
