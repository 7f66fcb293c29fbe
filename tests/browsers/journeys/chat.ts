import { paths } from '../../../web/app/paths';
import type { Journey } from '../journey';
import { button, byRole, text } from '../target';

const message = byRole('textbox', 'Message to Ana');
const log = byRole('log', 'Conversation');

export const chat: Journey = {
  name: 'chat with Ana',
  isTelling: true,
  async run({ stage, user, picture }) {
    await stage.becomeMember(user, 'Noor');
    await user.open(paths.chat);
    await user.click(button('Show me how to do a glute bridge'));
    await user.see(byRole('article', /^Glute Bridge/, log));
    await user.fill(message, '20 minutes, no jumping, sore knee');
    await user.press('Enter');
    await user.see(button(/^Start /, log));
    await picture('chat');
    await user.tab.reload();
    await user.see(text('20 minutes, no jumping, sore knee', log));
    await user.click(button(/^Start /, log));
    await user.at(paths.workout);
    await user.see(button('Complete Workout'));
  },
};
