/** Intents that help the same person equally: an answer for one is right for a message of another in its group. */
const groups: readonly (readonly string[])[] = [
  ['explain-exercise', 'form-advice'],
  ['explain-exercise', 'exercise-muscles'],
  ['exercise-muscles', 'exercise-benefits'],
  ['exercise-alternative', 'missing-exercise'],
  ['plan-today', 'plan-workout', 'change-plan'],
  ['exercises-for-muscle', 'plan-workout'],
  ['exercises-for-muscle', 'bare-body-part'],
  ['plan-today', 'beginner-start'],
  ['start-workout', 'build-own'],
  ['soreness', 'pain-advice'],
  ['stretching', 'cool-down'],
  ['rest-day', 'training-frequency'],
  ['streak', 'streak-freeze'],
  ['settings', 'account'],
  ['settings', 'reminders'],
  ['acknowledge', 'thanks', 'compliment-coach'],
  ['thanks', 'goodbye'],
  ['praise-self', 'finished-workout'],
  ['joke', 'out-of-scope'],
];

/** Whether the answer for one intent is right for a message that means another. */
export const isAccepted = (meant: string, answered: string): boolean =>
  meant === answered || groups.some((group) => group.includes(meant) && group.includes(answered));
