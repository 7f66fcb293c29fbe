import { paths } from '../../../web/app/paths';
import { profileContract } from '../../../shared/contracts/profile';
import type { Journey } from '../journey';
import { button, byRole, placeholder, text } from '../target';
import type { User } from '../user';

const field = placeholder('Type your answer...');

async function say(user: User, words: string, next: string): Promise<void> {
  await user.fill(field, words);
  await user.press('Enter');
  await user.see(text(next));
}

export const onboardingChat: Journey = {
  name: 'onboard in conversation',
  isTelling: false,
  async run({ stage, user, picture }) {
    const { call } = await stage.becomeNewcomer(user, 'Maya Okafor');
    await user.open(paths.onboardingChat);
    await user.see(text('Question 1 of 13'));
    await say(user, 'in my thirties', '30-39, got it.');
    await user.see(text('Question 2 of 13'));
    await user.click(button('Female'));
    await user.see(text('Question 3 of 13'));
    await picture('onboarding-chat');
    await say(user, 'getting stronger', 'Question 4 of 13');
    await say(user, 'average', 'Question 5 of 13');
    await user.click(button('Legs'));
    await user.click(button('Done'));
    await user.see(text('Question 6 of 13'));
    await say(user, '35', 'Question 7 of 13');
    await say(user, 'five foot nine', 'Question 8 of 13');
    await say(user, '12 stone', 'Question 9 of 13');
    await say(user, 'skip', 'Question 10 of 13');
    await say(user, 'none', 'Question 11 of 13');
    await say(user, 'lower back', 'Question 12 of 13');
    await say(user, 'desk job', 'Question 13 of 13');
    await user.fill(field, 'none');
    await user.press('Enter');
    const review = byRole('group', 'Your answers');
    await user.see(review);
    await picture('onboarding-review');
    await user.click(button('Complete Setup', review));
    await user.at(paths.dashboard);
    const { answers } = await call(profileContract.readProfile, {});
    if (answers?.age !== 35 || answers.heightCm !== 175.26)
      throw new Error(`saved were ${JSON.stringify(answers)}`);
  },
};
