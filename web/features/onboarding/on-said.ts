import type { SpokenField } from '../../../shared/rules/questionnaire/spoken-questions';

/** Hears what somebody said to a question, beyond its answer; answers what to add to the reply, null for nothing. */
export type OnSaid = (said: { field: SpokenField | null; text: string }) => Promise<string | null>;
