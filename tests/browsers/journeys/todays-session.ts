import { workoutsContract } from '../../../shared/contracts/workouts';
import { paths } from '../../../web/app/paths';
import type { Journey } from '../journey';
import { button, dialog, link, text } from '../target';

const glanceMs = 15_000;
const glances = 160;

export const todaysSession: Journey = {
  name: "today's session: start, pause, finish",
  isTelling: true,
  async run({ stage, user, picture }) {
    const { call } = await stage.becomeMember(user, 'Robin');
    await user.open(paths.workout);
    // Where both parts are inline, the library that reads names drops the space between them.
    await user.click(button(/^Start ?today's session$/));
    await user.see(text(/^Warm-up 1 of/));
    await stage.pass(5_000, user);
    await picture('player');
    await user.click(button('Pause'));
    await user.see(button('Resume'));
    await picture('player-paused');
    await user.click(button('Resume'));
    await user.see(button('Pause'));
    const over = dialog(/Workout Complete!/);
    for (let glance = 0; glance < glances && !(await user.sees(over)); glance += 1)
      await stage.pass(glanceMs, user);
    await user.see(text('Day one of your streak', over));
    await picture('finished');
    await user.click(button('Just right', over));
    await user.see(text('Got it.', over));
    await user.click(link('Back to Dashboard', over));
    await user.at(paths.dashboard);
    const { sessions } = await call(workoutsContract.listWorkoutSessions, { query: {} });
    if (!sessions[0]?.counted) throw new Error(`it did not count: ${JSON.stringify(sessions[0])}`);
  },
};
