import { Decoder, Stream } from '@garmin/fitsdk';
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyDataEndpoints } from '../../../../../shared/contracts/body-data';
import { exercisesContract } from '../../../../../shared/contracts/exercises';
import { workoutsContract, type PastSession } from '../../../../../shared/contracts/workouts';
import type { Endpoint } from '../../../../../shared/contracts/endpoint';
import { ApiError } from '../../../../lib/api/api-error';
import { finishedSession } from '../export.fixture';
import { exportHistory, type HistoryProgress } from './export-history';
import { InProcessWorker } from './in-process-worker.fixture';

type Answer = (query: Record<string, string>) => unknown;
const answers = new Map<string, Answer>();
const asked: { path: string; query: Record<string, string>; unkept: boolean }[] = [];

vi.mock('../../../../lib/api/call-endpoint', () => ({
  callEndpoint: async (endpoint: Endpoint, call: { query?: Record<string, string> }, signal: AbortSignal) => {
    signal.throwIfAborted();
    asked.push({ path: endpoint.path, query: call.query ?? {}, unkept: endpoint.unkept === true });
    return answers.get(endpoint.path)?.(call.query ?? {});
  },
}));

/** The nth before now, a day each. */
function pastSession(number: number, changes: Partial<PastSession> = {}): PastSession {
  const start = Date.parse('2026-11-30T18:05:00Z') - number * 86_400_000;
  return {
    ...finishedSession(changes),
    id: `session-${number}`,
    startedAt: new Date(start).toISOString(),
    completedAt: new Date(start + 1_200_000).toISOString(),
  };
}

function serve(sessions: PastSession[]) {
  answers.set(workoutsContract.listWorkoutSessions.path, ({ limit, cursor }) => {
    const from = Number(cursor ?? 0);
    const next = from + Number(limit);
    return {
      sessions: sessions.slice(from, next),
      open: null,
      nextCursor: next < sessions.length ? String(next) : null,
    };
  });
}

async function unzipped(zip: Blob) {
  const entries = await new ZipReader(new BlobReader(zip), { useWebWorkers: false }).getEntries();
  return new Map(entries.map((entry) => [entry.filename, entry as FileEntry]));
}
const text = (entry: FileEntry | undefined) => entry?.getData(new TextWriter(), { useWebWorkers: false });

const signal = () => new AbortController().signal;
const onProgress = vi.fn<(progress: HistoryProgress) => void>();

beforeEach(() => {
  InProcessWorker.all.length = 0;
  InProcessWorker.beforeAnswer = () => undefined;
  vi.stubGlobal('Worker', InProcessWorker);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T20:00:00Z') });
  asked.length = 0;
  onProgress.mockReset();
  answers.set(exercisesContract.listExercises.path, () => ({
    exercises: [{ id: 'squat', category: 'lower' }],
  }));
  answers.set(bodyDataEndpoints.listActivities.path, () => ({ activities: [], workouts: [] }));
  answers.set(bodyDataEndpoints.readBodyDays.path, ({ to }) => ({
    days: [{ date: to, steps: 8_000, weightKg: null, restingHeartRate: null }],
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the export of a history', () => {
  it('has all workouts of all pages as tables, and each that counted as files', async () => {
    const titles = [{ title: 'Legs' }, { title: 'Core', counted: false }];
    serve(Array.from({ length: 120 }, (_, number) => pastSession(number, titles[number % 2])));
    const { name, zip, workouts } = await exportHistory({ timeZone: 'UTC', signal: signal(), onProgress });
    expect(name).toBe('vita-history-2026-11-30.zip');
    expect(workouts).toBe(120);
    const files = await unzipped(zip);
    expect(files.size).toBe(60 * 2 + 4);
    const fit = await files
      .get('fit/vita-2026-11-30-legs.fit')
      ?.getData(new Uint8ArrayWriter(), { useWebWorkers: false });
    const decoder = new Decoder(Stream.fromByteArray(fit ?? []));
    expect(decoder.checkIntegrity()).toBe(true);
    expect(decoder.read().messages.sessionMesgs).toMatchObject([
      { subSport: 'strengthTraining', totalCalories: 123 },
    ]);
    expect(await text(files.get('tcx/vita-2026-11-28-legs.tcx'))).toContain('<Id>2026-11-28T18:05:00Z</Id>');
    expect((await text(files.get('workouts.csv')))?.trimEnd().split('\r\n')).toHaveLength(121);
    expect((await text(files.get('exercises.csv')))?.trimEnd().split('\r\n')).toHaveLength(120 * 4 + 1);
    expect(onProgress).toHaveBeenLastCalledWith({ read: 120, written: 120, total: 120 });
  });

  it('tells workouts of one day and title apart', async () => {
    serve([pastSession(0), { ...pastSession(0), id: 'session-again' }]);
    const { zip } = await exportHistory({ timeZone: 'UTC', signal: signal(), onProgress });
    const files = await unzipped(zip);
    expect([...files.keys()].filter((file) => file.startsWith('fit/'))).toEqual([
      'fit/vita-2026-11-30-full-body.fit',
      'fit/vita-2026-11-30-full-body-2.fit',
    ]);
  });

  it('has the heart rate that was measured, and goes on where it was removed meanwhile', async () => {
    const heartRate = { average: 117, maximum: 130 };
    serve([pastSession(0, { heartRate }), pastSession(1)]);
    answers.set(workoutsContract.readHeartRate.path, () => ({ everySeconds: 5, beats: [100, 121, 130] }));
    const read = async () =>
      unzipped((await exportHistory({ timeZone: 'UTC', signal: signal(), onProgress })).zip);
    const files = await read();
    const tcx = (name: string) => text(files.get(`tcx/vita-2026-11-${name}-full-body.tcx`));
    expect(await tcx('30')).toContain('<AverageHeartRateBpm><Value>117</Value></AverageHeartRateBpm>');
    expect(await tcx('29')).not.toContain('HeartRateBpm');
    answers.set(workoutsContract.readHeartRate.path, () => {
      throw new ApiError('heart_rate_not_found', 404, 'gone');
    });
    expect((await read()).size).toBe(2 * 2 + 4);
  });

  it('goes back ten years, year by year, or to a first workout before that', async () => {
    serve([pastSession(0), pastSession(12 * 365)]);
    const { zip } = await exportHistory({ timeZone: 'UTC', signal: signal(), onProgress });
    const years = asked.filter(({ path }) => path === bodyDataEndpoints.readBodyDays.path);
    expect(years[0]?.query).toEqual({ from: '2025-12-01', to: '2026-11-30' });
    expect(years).toHaveLength(13);
    const lines = (await text((await unzipped(zip)).get('days.csv')))?.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(14);
    expect(lines.at(-1)).toBe('2026-11-30,8000,,');
    expect(lines.slice(1)).toEqual(lines.slice(1).toSorted());
  });

  it('leaves what other pages keep for times offline alone', async () => {
    serve([pastSession(0)]);
    await exportHistory({ timeZone: 'UTC', signal: signal(), onProgress });
    const kept = asked.filter(({ unkept }) => !unkept).map(({ path }) => path);
    expect(kept).toEqual([exercisesContract.listExercises.path]);
  });

  it('fails as a whole if a part cannot be read', async () => {
    serve([pastSession(0)]);
    answers.set(bodyDataEndpoints.listActivities.path, () => {
      throw new ApiError('internal_error', 500, 'Something went wrong.');
    });
    await expect(exportHistory({ timeZone: 'UTC', signal: signal(), onProgress })).rejects.toThrow(
      'Something went wrong.',
    );
  });

  it('stops when it is canceled', async () => {
    serve([pastSession(0), pastSession(1), pastSession(2)]);
    const canceling = new AbortController();
    onProgress.mockImplementation(({ written }) => written === 1 && canceling.abort());
    await expect(
      exportHistory({ timeZone: 'UTC', signal: canceling.signal, onProgress }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(onProgress).not.toHaveBeenCalledWith(expect.objectContaining({ written: 2 }));
    expect(InProcessWorker.all).toMatchObject([{ isTerminated: true }]);
  });

  it('stops at once when it is canceled, whatever the worker is busy with', async () => {
    serve([pastSession(0)]);
    const canceling = new AbortController();
    InProcessWorker.beforeAnswer = ({ type }) => type === 'finish' && canceling.abort();
    await expect(
      exportHistory({ timeZone: 'UTC', signal: canceling.signal, onProgress }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(InProcessWorker.all).toMatchObject([{ isTerminated: true }]);
  });

  it('fails if the worker breaks down, which then is ended', async () => {
    serve([pastSession(0)]);
    InProcessWorker.beforeAnswer = ({ type }, worker) => {
      if (type === 'workout') worker.breakDown('out of memory');
    };
    await expect(exportHistory({ timeZone: 'UTC', signal: signal(), onProgress })).rejects.toMatchObject({
      message: 'The worker of the export broke down.',
      cause: 'out of memory',
    });
    expect(InProcessWorker.all).toMatchObject([{ isTerminated: true }]);
  });

  it('fails if a workout cannot be written', async () => {
    serve([pastSession(0)]);
    InProcessWorker.beforeAnswer = (message) => {
      if (message.type === 'workout') message.session.startedAt = 'no time';
    };
    await expect(exportHistory({ timeZone: 'UTC', signal: signal(), onProgress })).rejects.toThrow(
      'RangeError',
    );
  });
});
