import * as z from 'zod';

/** What the server may push. Frames are hints: everything in them can also be read over HTTP. */
export const serverFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('points.awarded'),
    eventId: z.string(),
    awards: z.array(
      z.object({
        points: z.number().int(),
        description: z.string(),
        activityType: z.string(),
        activityId: z.string().nullable(),
      }),
    ),
    totalPoints: z.number().int(),
  }),
  /** Points were taken back or given again: read the total again. */
  z.object({ type: z.literal('points.corrected') }),
  /** The person's own standing changed: read the leaderboards again. */
  z.object({ type: z.literal('rank.changed') }),
  /** The person's own points of the week changed: read the league again. */
  z.object({ type: z.literal('league.changed') }),
  /** A new tier or a won week to celebrate. */
  z.object({ type: z.literal('moment.reached') }),
  /** A request, an answer, or an ended friendship: read the list again. */
  z.object({ type: z.literal('friends.changed') }),
  z.object({
    type: z.literal('notification.created'),
    id: z.string(),
    kind: z.string(),
    title: z.string(),
    message: z.string(),
    /** Only in the list: it must not pop up. */
    quiet: z.boolean().optional(),
  }),
  /** Some were read, maybe on another device: read the list again. */
  z.object({ type: z.literal('notifications.read'), unreadCount: z.number().int() }),
  /** Today's session, the week, or the program changed: read it again. */
  z.object({ type: z.literal('plan.changed') }),
  /** A message was sent or answered: read the chat again. */
  z.object({ type: z.literal('coach.changed'), conversation: z.enum(['coach', 'nutrition']) }),
  z.object({
    type: z.literal('coach.delta'),
    /** The ID of the message that is being answered. */
    messageId: z.string(),
    /** Characters of the reply before this piece, so that a lost or late piece is noticed. */
    offset: z.number().int(),
    delta: z.string(),
  }),
  /**
   * The socket is about to be closed because the person has too many open; the client must not reopen it
   * automatically.
   */
  z.object({ type: z.literal('socket.closing'), reason: z.literal('too_many') }),
]);
export type ServerFrame = z.output<typeof serverFrameSchema>;

/** What a client may send on the notification socket. */
export const clientFrameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  /** Whether anyone can see the page; a socket counts as seen until it says otherwise. */
  z.object({ type: z.literal('visibility'), isHidden: z.boolean() }),
]);
