// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitBlob, type FitSession } from '../../../../tests/support/body-data/fit-file';
import { fitFixtures } from '../../../../tests/support/body-data/fit-fixtures';
import { loadSqlInNode } from '../../../../tests/support/body-data/phone-files';
import { phoneFixtures } from '../../../../tests/support/body-data/phone-fixtures';
import {
  gpx,
  gpxTrack,
  tcx,
  tcxActivity,
  xmlFixtures,
} from '../../../../tests/support/body-data/xml-fixtures';
import { importPartSchema } from '../../../../shared/contracts/body-data';
import type { ActivityKind } from '../../../../shared/rules/activities';
import { isPossibleDistance } from '../../../../shared/rules/activity-limits';
import { readBlob } from './read-blob';
import { readRequest } from './read-request.fixture';
import { UnreadableFile } from './unreadable-file';

const read = (file: Blob) => readBlob(file, readRequest(), () => undefined, loadSqlInNode);

const firstMs = Date.parse('2015-01-01T00:00:00Z');
const longest = 20_000;

/** Activities one after the other, so that none is taken for another. */
const spans = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 1, max: 1_000_000 }),
      seconds: fc.integer({ min: 1, max: longest }),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((lengths) => {
    let ms = firstMs;
    return lengths.map(({ pause, seconds }) => {
      const start = ms + pause * 1_000;
      ms = start + seconds * 1_000;
      return { start: `${new Date(start).toISOString().slice(0, 19)}Z`, seconds };
    });
  });

const figures = fc.record({
  meters: fc.option(fc.integer({ min: 1, max: 400_000 }), { nil: undefined }),
  heartRate: fc.option(fc.integer({ min: 30, max: 220 }), { nil: undefined }),
  calories: fc.option(fc.integer({ min: 1, max: 9_000 }), { nil: undefined }),
});

const sports = [
  ['running', 'generic', 'Running', 'run'],
  ['cycling', 'mountain', 'Biking', 'ride'],
  ['walking', 'casualWalking', 'Walking', 'walk'],
  ['swimming', 'lapSwimming', 'Swimming', 'swim'],
  ['training', 'strengthTraining', 'Strength_training', 'strength'],
  ['training', 'yoga', 'Yoga', 'yoga'],
  ['rowing', 'generic', 'Other', 'other'],
] as const;

const activities = fc
  .tuple(spans, fc.array(fc.tuple(fc.constantFrom(...sports), figures), { minLength: 5, maxLength: 5 }))
  .map(([times, kinds]) =>
    times.map((time, index) => {
      const [[sport, subSport, tcxSport, kind], { meters, heartRate, calories }] = kinds[index] ?? [
        sports[0],
        {} as never,
      ];
      return { ...time, sport, subSport, tcxSport, kind, meters, heartRate, calories };
    }),
  );

type Random = (typeof activities extends fc.Arbitrary<infer All> ? All : never)[number];

/** A distance that nobody covers in that time is left out. */
const possible = (kind: ActivityKind, distanceMeters: number | null, durationSeconds: number) =>
  isPossibleDistance({ kind, distanceMeters, durationSeconds }) ? distanceMeters : null;

const known = ({ start, seconds, kind, meters, heartRate, calories }: Random) => ({
  kind,
  startedAt: start,
  durationSeconds: seconds,
  distanceMeters: possible(kind, meters ?? null, seconds),
  averageHeartRate: heartRate ?? null,
  caloriesKcal: calories ?? null,
});

describe('What was written is read', () => {
  it('In FIT, by the maker’s own encoder', async () => {
    await fc.assert(
      fc.asyncProperty(activities, async (all) => {
        const sessions = all.map(({ seconds, ...rest }): FitSession => {
          const told = Object.entries({ ...rest, elapsedSeconds: seconds }).filter(
            ([, value]) => value !== undefined,
          );
          return Object.fromEntries(told) as unknown as FitSession;
        });

        const data = await read(fitBlob({ manufacturer: 'garmin', sessions }));

        expect(data.activities).toMatchObject(all.map(known));
      }),
      { numRuns: 60 },
    );
  });

  it('In TCX', async () => {
    await fc.assert(
      fc.asyncProperty(activities, async (all) => {
        const written = all.map(({ tcxSport, start, seconds, meters, heartRate, calories }) => {
          const lap = {
            start,
            seconds,
            ...(meters ? { meters } : {}),
            ...(heartRate ? { heartRate } : {}),
            ...(calories ? { calories } : {}),
          };
          return tcxActivity(tcxSport, [lap]);
        });

        const data = await read(new Blob([tcx(written.join(''))]));

        expect(data.activities).toMatchObject(all.map(known));
      }),
      { numRuns: 60 },
    );
  });

  it('In GPX, where the distance is that between the points', async () => {
    await fc.assert(
      fc.asyncProperty(activities, fc.integer({ min: 1, max: 900 }), async (all, thousandths) => {
        const written = all.map(({ tcxSport, start, seconds, heartRate }) => {
          const beat = heartRate ? { heartRate } : {};
          const end = new Date(Date.parse(start) + seconds * 1_000).toISOString();
          const points = [
            { lat: 0, lon: 8, time: start, ...beat },
            { lat: thousandths / 1_000, lon: 8, time: end, ...beat },
          ];
          return gpxTrack(tcxSport, 'Today', [points]);
        });

        const data = await read(new Blob([gpx(written.join(''))]));

        const found = data.activities.map(({ distanceMeters, ...rest }) => ({
          ...rest,
          meters: distanceMeters ?? 0,
        }));
        expect(found).toMatchObject(
          all.map((each) => {
            const { startedAt, kind, durationSeconds, averageHeartRate } = known(each);
            return { startedAt, kind, durationSeconds, averageHeartRate, title: 'Today' };
          }),
        );
        for (const { kind, meters, durationSeconds } of found) {
          const between = thousandths * 111.195;
          const isNear = Math.abs(meters - between) < 2 + thousandths / 100;
          const isLeftOut = meters === 0 && possible(kind, between * 1.01, durationSeconds) === null;
          expect(isNear || isLeftOut).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('A file with any damage', () => {
  const fixtures = [...fitFixtures, ...xmlFixtures, ...phoneFixtures];

  it('Is read within the limits of an import, or refused with a sentence', async () => {
    const files = await Promise.all(
      fixtures.map(async ({ file }) => new Uint8Array(await (await file()).arrayBuffer())),
    );
    const damage = fc.record({
      file: fc.constantFrom(...files),
      cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
      flips: fc.array(
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 255 })),
        { maxLength: 6 },
      ),
    });

    await fc.assert(
      fc.asyncProperty(damage, async ({ file, cut, flips }) => {
        const bytes = file.slice(0, Math.floor(file.length * (cut ?? 1)));
        for (const [place, by] of flips) {
          const at = Math.floor(place * (bytes.length - 1));
          bytes[at] = (bytes[at] ?? 0) ^ by;
        }

        const outcome = await read(new Blob([bytes])).catch((error: unknown) => error);

        if (outcome instanceof UnreadableFile) return;
        const { leftOut, ...data } = outcome as Awaited<ReturnType<typeof read>>;
        expect(leftOut).toBeGreaterThanOrEqual(0);
        expect(importPartSchema.parse(data)).toEqual(data);
      }),
      { numRuns: 400 },
    );
  });
});
