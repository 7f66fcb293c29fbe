import { danceContract } from '../../../shared/contracts/dance';
import { paths } from '../../../web/app/paths';
import type { Journey } from '../journey';
import { button, dialog, heading, radio, text } from '../target';

export const dance: Journey = {
  name: 'dance without the camera',
  isTelling: false,
  async run({ stage, user, picture }) {
    const { call } = await stage.becomeMember(user, 'Amara');
    await user.open(paths.dance);
    await user.click(radio(/Latin Firecracker/));
    await user.click(radio(/^Without/));
    await picture('dance-choice');
    await user.click(button('Dance Latin Firecracker'));
    await user.see(text('Move 1 / 10'));
    await stage.pass(5_200, user);
    await user.see(text('Move 2 / 10'));
    await picture('dance');
    await user.click(button('Pause'));
    await user.see(heading('Paused - Take a breath!'));
    await user.click(button('Resume'));
    const over = dialog('Every move danced!');
    for (let step = 0; step < 40 && !(await user.sees(over)); step += 1) await stage.pass(2_500, user);
    await user.see(text('No camera, so no score for this one.', over));
    await picture('danced');
    await user.click(button('Done', over));
    const { sessions } = await call(danceContract.listDanceSessions, { query: {} });
    if (sessions[0]?.style !== 'latin') throw new Error(`danced was ${JSON.stringify(sessions)}`);
  },
};
