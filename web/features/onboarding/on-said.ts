import type { SpokenField } from '../../../shared/rules/questionnaire/spoken-questions';

/** Receives what the person said beyond the answer; returns what to add to the reply, or null. */
export type OnSaid = (said: {
  field: SpokenField | null;
  text: string;
  /** A measure was told besides the answer. */
  isMeasured?: boolean;
}) => Promise<string | null>;
