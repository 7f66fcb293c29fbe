import { monotonicFactory } from 'ulid';

/** Makes ULIDs: 26 characters, sorted by the time they were made. */
export type NewId = () => string;

const next = monotonicFactory();

export const newId: NewId = () => next();
