import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../../web/app/paths';
import { tcx, tcxActivity } from '../../support/body-data/xml-fixtures';
import type { Journey } from '../journey';
import { button, byRole, field, text } from '../target';

const run = tcx(
  tcxActivity('Running', [{ start: '2026-03-03T06:00:00.000Z', seconds: 1_800, meters: 5_000 }]),
);

export const activityFile: Journey = {
  name: 'A file of a watch is read in a worker, added, and undone',
  isTelling: true,
  async run({ stage, user, picture }) {
    const folder = await mkdtemp(join(tmpdir(), 'watch-'));
    try {
      const file = join(folder, 'run.tcx');
      await writeFile(file, run);
      await stage.becomeMember(user, 'Ida');
      await user.open(paths.activity);
      await user.click(button('Bring in a file'));
      await user.choose(field('Files from a watch or phone'), file);
      const dialog = byRole('dialog');
      await user.see(text(/5 km/, dialog));
      await picture('preview');
      await user.click(button(/^Add/, dialog));
      await user.see(text(/Added 1 activity/, dialog));
      await user.click(button('Undo', dialog));
      await user.see(text(/Import undone/));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
