import { say, type Intent } from '../dialogue';

/** Sessions are moved on the dashboard, where the week is seen. */
export const moveDay: Intent = {
  name: 'move-day',
  answer: ({ facts: { training } }) =>
    say(
      training
        ? 'Tap the day under *Your week* on the dashboard and choose another under **Move it to**; the rest of the week makes room. For other days every week tell me them, such as *“Monday, Wednesday and Saturday”*.'
        : 'Once I know you, your week stands on the dashboard, and each session can be moved there.',
    ),
};
