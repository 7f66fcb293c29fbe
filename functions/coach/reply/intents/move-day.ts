import { say, type Intent } from '../dialogue';

/** Sessions are moved on the dashboard, where the whole week is visible. */
export const moveDay: Intent = {
  name: 'move-day',
  answer: ({ facts: { training } }) =>
    say(
      training
        ? 'Tap the day under *Your week* on the dashboard and choose another under **Move it to**; the rest of the week adjusts. To change your days for every week, tell me which ones, such as *“Monday, Wednesday and Saturday”*.'
        : 'Once your setup is done, your week is on the dashboard, and you can move each session there.',
    ),
};
