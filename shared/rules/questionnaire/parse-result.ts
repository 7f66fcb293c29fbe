export const retryText = "Hmm, I didn't quite catch that. Could you try again?";

export type RefusalReason = 'not_understood' | 'out_of_range' | 'under_13' | 'too_long';

/** What a free-text answer was understood as, or the sentence that says why not. */
export type Parsed<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: RefusalReason; message: string };

export function understood<Value>(value: Value): Parsed<Value> {
  return { ok: true, value };
}

export function refused(reason: RefusalReason, message: string): Parsed<never> {
  return { ok: false, reason, message };
}

export const notUnderstood = refused('not_understood', retryText);
