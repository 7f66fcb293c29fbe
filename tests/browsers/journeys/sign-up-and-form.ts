import { paths } from '../../../web/app/paths';
import type { Journey } from '../journey';
import { button, byRole, field, heading, link, radio, text } from '../target';

export const signUpAndForm: Journey = {
  name: 'sign up, onboard by form',
  isTelling: true,
  async run({ stage, user, picture }) {
    await stage.setClock(user);
    await user.open('/');
    await user.click(link('Create an account'));
    await user.fill(field('Full Name'), 'Maya Okafor');
    await user.fill(field('Email'), `maya-${stage.newNumber()}@example.com`);
    await user.fill(field('Password'), 'train-with-ana');
    await user.click(byRole('checkbox'));
    await picture('sign-up');
    await user.click(button('Create Account'));
    await user.at(paths.onboarding);

    await user.click(link(/Form Setup/));
    await user.see(text('Step 1 of 4'));
    await picture('form-1');
    await user.click(radio('30-39'));
    await user.click(radio(/Female/));
    await user.click(radio(/stronger/i));
    await user.see(text('Step 2 of 4'));
    await user.click(byRole('checkbox', /Legs/));
    await user.click(radio(/Mid/));
    await user.see(heading('Body measurements'));
    // Whatever the language of the browser suggests.
    await user.click(radio('cm, kg'));
    await user.fill(field('Age'), '32');
    await user.fill(field('Height'), '168');
    await user.fill(field('Current weight'), '66.5');
    await picture('form-3');
    await user.click(button(/Next|Continue/));
    await user.see(text('Step 4 of 4'));
    await picture('form-4');
    await user.click(button('Complete Setup'));
    await user.at(paths.dashboard);
    await user.see(heading(/Maya/));
    await picture('dashboard');
  },
};
