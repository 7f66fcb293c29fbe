import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../../web/app/paths';
import { makePhoto } from '../../support/photos';
import type { Journey } from '../journey';
import { button, byRole, field, heading, text } from '../target';

const sentence = byRole('combobox', 'What did you eat?');
const foods = byRole('list', 'Foods of this meal');

export const meals: Journey = {
  name: 'meals: a sentence and a photo',
  isTelling: false,
  async run({ stage, user, picture }) {
    await stage.becomeMember(user, 'Ines');
    await user.open(paths.nutrition);
    await user.see(text('0 meals logged'));
    await user.fill(sentence, 'two eggs and a slice of toast with butter');
    await user.press('Enter');
    await user.see(text('Butter', foods));
    await picture('meal-draft');
    await user.click(button(/^Log breakfast/));
    await user.see(text('1 meal logged'));
    await user.click(button('Log Another Meal'));

    const folder = await mkdtemp(join(tmpdir(), 'vita-photo-'));
    try {
      await writeFile(join(folder, 'plate.jpg'), makePhoto({ width: 1600, height: 1200 }));
      await user.click(button('Photo'));
      await user.choose(field('Photo to upload'), join(folder, 'plate.jpg'));
      await user.see(button('Retake'));
      await user.fill(field("What's on the plate?"), 'a banana');
      await picture('meal-photo');
      await user.click(button('Add what I wrote'));
      await user.click(button(/^Log breakfast/));
      await user.see(heading('Breakfast logged'));
      await user.see(text('2 meals logged'));
      await user.until('the photo of the meal', async () =>
        (await user.run(
          `[...document.querySelectorAll('img[alt="This meal"]')].some((each) => each.naturalWidth > 0)`,
        ))
          ? true
          : null,
      );
      await picture('meal-logged');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
