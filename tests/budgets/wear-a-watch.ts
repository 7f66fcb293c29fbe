import { ulid } from 'ulid';
import { activityContract } from '../../shared/contracts/activity';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { toldRun } from '../support/body-data';
import type { Leg } from './leg';

/** An import of a month, and single activities. */
export const wearAWatch: Leg = async (ask, { clock }) => {
  const today = localDateOf(new Date(clock.now()), 'UTC');
  const month = Array.from({ length: 30 }, (_, index) => addDays(today, -index - 1));
  const runs = month.map((date) => toldRun(`${date}T05:30:00Z`));
  const { id } = await ask(activityContract.startImport, {
    body: { id: ulid(clock.now()), fileName: 'runs.zip' },
  });
  await ask(activityContract.storeImportPart, {
    params: { id, number: 0 },
    body: {
      activities: runs,
      steps: month.map((date) => ({ date, total: 20_000 })),
      weights: month.slice(0, 4).map((date) => ({ date, weightKg: 67 })),
      restingHeartRates: month.map((date) => ({ date, beatsPerMinute: 55 })),
    },
  });
  await ask(activityContract.listImports);
  const query = { from: month.at(-1) ?? today, to: today };
  await ask(activityContract.listActivities, { query });
  await ask(activityContract.readBodyDays, { query });
  const logged = await ask(activityContract.logActivity, {
    body: toldRun(`${addDays(today, -40)}T05:30:00Z`),
  });
  await ask(activityContract.removeActivity, { params: { id: logged.id } });
  await ask(activityContract.undoImport, { params: { id } });
};
