/** The most that one run may take: calls of the database, read units, write units, and frames to sockets. */
export type Budget = readonly [calls: number, readUnits: number, writeUnits: number, frames: number];

/**
 * Budgets by name: 'area endpoint', 'area on EventType', or a scheduled function. They are what `npm run bench reads`
 * measures for a member who has everything, with nothing in memory.
 */
export const budgets: Readonly<Record<string, Budget>> = {};
