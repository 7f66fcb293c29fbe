/** How someone stands to the caller: asked by them, having asked them, or friends. */
export const friendStatuses = ['accepted', 'received', 'requested'] as const;
export type FriendStatus = (typeof friendStatuses)[number];

export const reportReasons = ['name', 'harassment', 'cheating', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
