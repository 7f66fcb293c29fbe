/** How someone relates to the caller: received or sent a request, or friends. */
export const friendStatuses = ['accepted', 'received', 'requested'] as const;
export type FriendStatus = (typeof friendStatuses)[number];

export const reportReasons = ['name', 'harassment', 'cheating', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What friends see of what someone did, in general words. */
export const sessionKinds = ['workout', 'dance'] as const;
