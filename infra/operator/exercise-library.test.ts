import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exercises } from '../../functions/exercises/library/catalogue';
import { fakeStorage } from '../../tests/support/fake-storage';
import { importLibrary } from './exercise-library';

type Row = Record<string, unknown>;
interface Batch {
  RequestItems: Record<string, { PutRequest: { Item: Row } }[]>;
}

const tableName = 'test-exercises';
let clipsFolder: string;

beforeEach(() => {
  clipsFolder = mkdtempSync(path.join(tmpdir(), 'vita-clips-'));
});
afterEach(() => rmSync(clipsFolder, { recursive: true }));

/** A table that stores what is written to it; `refusedAtFirst` rows are throttled once. */
function setUp(stored: Row[] = [], refusedAtFirst = 0) {
  const { storage, documents } = fakeStorage();
  const rows = new Map(stored.map((row) => [row.exerciseId, row]));
  let refusals = refusedAtFirst;
  documents.on(QueryCommand).callsFake(() => ({ Items: [...rows.values()] }));
  documents.on(BatchWriteCommand).callsFake(({ RequestItems }: Batch) => {
    const requests = RequestItems[tableName] ?? [];
    const refused = requests.splice(0, refusals);
    refusals = 0;
    for (const { PutRequest } of requests) rows.set(PutRequest.Item.exerciseId, PutRequest.Item);
    return refused.length > 0 ? { UnprocessedItems: { [tableName]: refused } } : {};
  });
  const run = () => importLibrary(storage, clipsFolder);
  return { run, rows, documents };
}

const none = { added: 0, changed: 0, unchanged: 0, others: 0 };

describe('Importing the library', () => {
  it('fills an empty table', async () => {
    const { run, rows } = setUp();
    expect(await run()).toEqual({ ...none, added: exercises.length });
    const { id, ...fields } = exercises[0]!;
    expect(rows.get(id)).toEqual({ pk: 'library', exerciseId: id, ...fields, hasClip: false });
  });

  it('writes nothing the second time', async () => {
    const { run, documents } = setUp();
    await run();
    documents.resetHistory();
    expect(await run()).toEqual({ ...none, unchanged: exercises.length });
    expect(documents.commandCalls(BatchWriteCommand)).toHaveLength(0);
  });

  it('brings back a row that differs, and only that', async () => {
    const { run, rows } = setUp();
    await run();
    rows.set('squat', { ...rows.get('squat'), name: 'Old Squats' });
    expect(await run()).toEqual({ ...none, changed: 1, unchanged: exercises.length - 1 });
    expect(rows.get('squat')).toMatchObject({ name: 'Squats' });
  });

  it('notices a clip that was rendered since', async () => {
    const { run, rows } = setUp();
    await run();
    writeFileSync(path.join(clipsFolder, 'squat.mp4'), '');
    writeFileSync(path.join(clipsFolder, 'plank.day.mp4'), '');
    expect((await run()).changed).toBe(1);
    expect(rows.get('squat')).toMatchObject({ hasClip: true });
  });

  it('treats a missing folder as one without clips', async () => {
    const { run } = setUp();
    rmSync(clipsFolder, { recursive: true });
    expect((await run()).added).toBe(exercises.length);
    mkdirSync(clipsFolder);
  });

  it('leaves alone what operators added', async () => {
    const own = { pk: 'library', exerciseId: 'kettlebell-swing', name: 'Kettlebell Swings' };
    const { run, rows } = setUp([own]);
    expect(await run()).toEqual({ ...none, added: exercises.length, others: 1 });
    expect(rows.get('kettlebell-swing')).toEqual(own);
  });

  it('repeats what was throttled', async () => {
    const { run, rows } = setUp([], 3);
    await run();
    expect(rows.size).toBe(exercises.length);
  });
});
