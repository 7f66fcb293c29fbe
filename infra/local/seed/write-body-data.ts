import { importSource } from '../../../functions/activity/told-days-repository';
import { chunksOf } from '../../../functions/platform/storage/batch';
import { transact } from '../../../functions/platform/storage/transact';
import type { Activity } from '../../../shared/contracts/body-data';
import { activityIdOf } from '../../../shared/rules/activities';
import { localDateOf } from '../../../shared/rules/local-date';
import type { Areas } from './areas';
import { demoBodyData } from './demo-body-data';
import { demoHistory } from './demo-people';

const fileName = 'morning-runs.zip';

/** What the demo account's watch recorded, as an import that can be undone like anyone else's. */
export async function writeBodyData(areas: Areas, userId: string, timeZone: string): Promise<void> {
  const { imports, outsideActivities, toldDays, storage } = areas;
  const now = storage.clock.now();
  const hasSteps = new Set(demoHistory.trainedDaysAgo);
  const { activities, steps, restingHeartRates } = demoBodyData(
    localDateOf(now, timeZone),
    timeZone,
    (daysAgo) => hasSteps.has(daysAgo),
  );
  const importId = storage.newId();
  await transact(storage.documents, [
    imports.createItem(userId, { id: importId, fileName, importedAt: now.toISOString() }),
    imports.countItem(userId, { stored: 0, revision: 0 }, activities.length),
  ]);
  const stored = activities.map((told): Activity => ({
    ...told,
    id: activityIdOf(told),
    source: fileName,
    importId,
  }));
  const stepsOf = new Map(steps.map(({ date, total }) => [date, total]));
  const known = await toldDays.readMany(
    userId,
    restingHeartRates.map(({ date }) => date),
  );
  const dayItems = restingHeartRates.map(({ date, beatsPerMinute }) => {
    const seconds = stored.filter((each) => each.date === date).map((each) => each.durationSeconds);
    const added = {
      outsideSeconds: seconds.reduce((sum, each) => sum + each, 0),
      steps: stepsOf.get(date),
      restingHeartRate: beatsPerMinute,
    };
    return toldDays.addItem(userId, date, importSource(importId), known.get(date), added);
  });
  const added = {
    activities: stored.length,
    steps: steps.length,
    weights: 0,
    restingHeartRates: restingHeartRates.length,
  };
  const items = [
    imports.addItem(userId, importId, added),
    ...stored.map((activity) => outsideActivities.createItem(userId, activity)),
    ...dayItems,
  ];
  for (const some of chunksOf(items, 100)) await transact(storage.documents, some);
}
