import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyDataEndpoints, type Activity, type ImportPart } from '../../../../shared/contracts/body-data';
import { addDays } from '../../../../shared/rules/local-date';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { reportAnswer } from '../../../lib/offline/connection';
import { activity, day, pastImport, readData, told } from '../body-data.fixture';
import { readFile, UnreadableFile, type ReadData, type ReadOptions } from '../reading/read-file';
import { ImportDialog } from './import-dialog';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: vi.fn() }));
vi.mock('../reading/read-file', async () => ({
  UnreadableFile: (await import('../reading/unreadable-file')).UnreadableFile,
  readFile: vi.fn(),
}));

const call = vi.mocked(callEndpoint);
const reading = vi.mocked(readFile);
const onClose = vi.fn();
const today = day('2026-11-20');
const { startImport, storeImportPart, undoImport, listActivities } = bodyDataEndpoints;

let known: Activity[] = [];
let stored: { number: number; part: ImportPart }[] = [];
let started: { id: string; fileName: string } | null = null;
/** Thrown in answer to the next parts. */
let failures: Error[] = [];

interface Sent {
  params: { id: string; number: number };
  body: never;
}

beforeEach(() => {
  known = [];
  stored = [];
  started = null;
  failures = [];
  call.mockImplementation(async (endpoint, request) => {
    const { params, body } = (request ?? {}) as Sent;
    const result = pastImport({ added: { activities: 0, steps: 0, weights: 0, restingHeartRates: 0 } });
    if (endpoint === listActivities) return { activities: known, workouts: [] } as never;
    if (endpoint === startImport) started = body;
    if (endpoint === undoImport) stored = [];
    if (endpoint === storeImportPart) {
      const failure = failures.shift();
      if (failure) throw failure;
      stored = [
        ...stored.filter(({ number }) => number !== params.number),
        { number: params.number, part: body },
      ];
      result.added.activities = stored.reduce((sum, { part }) => sum + part.activities.length, 0);
      result.added.steps = stored.reduce((sum, { part }) => sum + part.steps.length, 0);
    }
    return result as never;
  });
});

afterEach(() => {
  cleanup();
  reportAnswer(true);
  vi.useRealTimers();
  vi.resetAllMocks();
});

function show() {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImportDialog today={today} timeZone="Europe/London" units="metric" onClose={onClose} />
    </QueryClientProvider>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

type User = ReturnType<typeof userEvent.setup>;
const choose = (user: User, ...names: string[]) =>
  user.upload(
    screen.getByLabelText('Files from a watch or phone'),
    names.map((name) => new File(['x'], name)),
  );
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name, level: 3 });
const found = (data: Partial<ReadData>) => reading.mockResolvedValueOnce(readData(data));

const twoYears = Array.from({ length: 410 }, (_, index) => ({ date: addDays(today, -index), total: 5_000 }));

describe('A file that is brought in', () => {
  it('is shown before anything is added, without what is known already', async () => {
    known = [activity('2026-11-18')];
    found({
      activities: [told('2026-11-18'), told('2026-11-19', { kind: 'ride', title: 'To work' })],
      weights: [{ date: day('2026-11-02'), weightKg: 72 }],
      leftOut: 3,
    });
    const user = show();
    await choose(user, 'week.fit');
    const title = await heading("Here's what's new in week.fit");
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('From Nov 2, 2026 to Nov 19, 2026.')).toBeTruthy();
    expect(screen.getByText(/^1 activity is known already/)).toBeTruthy();
    expect(screen.getByText(/^3 entries couldn't be used/)).toBeTruthy();
    const rows = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(rows.at(-1)?.textContent).toBe('To workYesterday · 10.2 km · 52 min · 148 bpm');
    expect(stored).toEqual([]);
    expect(started).toBeNull();
  });

  it('is added in parts, and says what was added', async () => {
    found({ activities: [told('2026-11-19')], steps: twoYears });
    const user = show();
    await choose(user, 'week.fit');
    await press(user, 'Add');
    await heading('Added 1 activity and 410 days of steps');
    expect(started).toMatchObject({ fileName: 'week.fit' });
    expect(stored.map(({ number, part }) => [number, part.activities.length, part.steps.length])).toEqual([
      [0, 1, 200],
      [1, 0, 200],
      [2, 0, 10],
    ]);
    await press(user, 'Done');
    expect(onClose).toHaveBeenCalled();
  });

  it('can be undone at once', async () => {
    found({ activities: [told('2026-11-19')] });
    const user = show();
    await choose(user, 'week.fit');
    await press(user, 'Add');
    await press(user, 'Undo');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(stored).toEqual([]);
  });

  it('is asked about first if it is the export of a phone', async () => {
    found({ steps: [{ date: today, total: 1 }] });
    const user = show();
    await choose(user, 'export.zip');
    await heading('What would you like to bring?');
    expect(reading).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'Weight' }));
    await user.click(screen.getByRole('radio', { name: '3 months' }));
    await press(user, 'Read the file');
    await heading("Here's what's new in export.zip");
    expect(reading.mock.calls[0]?.[1]).toMatchObject({
      wanted: { activities: true, steps: true, weights: false, restingHeartRates: true },
      since: '2026-08-20',
      timeZone: 'Europe/London',
    });
  });

  it('shows how far the reading is, and can be canceled', async () => {
    let options: ReadOptions | undefined;
    reading.mockImplementationOnce((_, given) => {
      options = given;
      given.onProgress(0.42);
      return new Promise((_done, reject) =>
        given.signal.addEventListener('abort', () => reject(given.signal.reason as Error)),
      );
    });
    const user = show();
    await choose(user, 'run.fit');
    const bar = await screen.findByRole('progressbar', { name: 'Reading' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('42%'));
    await press(user, 'Cancel');
    expect(await screen.findByRole('button', { name: 'Choose files' })).toBeTruthy();
    expect(options?.signal.aborted).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('gets a sentence if it is not what it should be, and changes nothing', async () => {
    reading.mockRejectedValueOnce(new UnreadableFile('damaged'));
    const user = show();
    await choose(user, 'run.fit');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/damaged .* Nothing was added\.$/),
    );
    expect(started).toBeNull();
  });

  it('is left out with its sentence if others can be read', async () => {
    found({ activities: [told('2026-11-19')] });
    reading.mockRejectedValueOnce(new UnreadableFile('empty'));
    const user = show();
    await choose(user, 'run.fit', 'notes.fit');
    await heading("Here's what's new in run.fit and 1 more");
    expect(screen.getByText('notes.fit:').parentElement?.textContent).toMatch(/nothing in this file/);
  });

  it('that is all known already adds nothing', async () => {
    known = [activity('2026-11-18')];
    found({ activities: [told('2026-11-18')] });
    const user = show();
    await choose(user, 'run.fit');
    await heading('You already have all of this');
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('waits for a connection', async () => {
    found({ activities: [told('2026-11-19')] });
    const user = show();
    await choose(user, 'run.fit');
    await screen.findByRole('button', { name: 'Add' });
    reportAnswer(false);
    await screen.findByText(/You're offline/);
    await press(user, 'Add');
    expect(started).toBeNull();
  });
});

describe('An import that breaks off', () => {
  it('sends the same part again when no answer came', async () => {
    failures = [new ApiError('network_error', 0, ''), new ApiError('network_error', 0, '')];
    found({ steps: twoYears });
    const user = show();
    await choose(user, 'week.fit');
    await press(user, 'Add');
    await vi.advanceTimersByTimeAsync(5_000);
    await heading('Added 410 days of steps');
    expect(stored).toHaveLength(3);
  });

  it('says why, goes on where it was, and adds nothing twice', async () => {
    failures = [new ApiError('too_many_imports', 429, 'You’ve reached the limit.')];
    found({ steps: twoYears });
    const user = show();
    await choose(user, 'week.fit');
    await press(user, 'Add');
    await heading("That didn't finish");
    expect(screen.getByRole('alert').textContent).toBe('You’ve reached the limit.');
    await press(user, 'Try again');
    await heading('Added 410 days of steps');
    expect(stored.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('offers to undo what was added when it is stopped', async () => {
    found({ steps: twoYears });
    const normal = call.getMockImplementation();
    call.mockImplementation(async (endpoint, request, signal) => {
      const number = endpoint === storeImportPart ? (request as Sent).params.number : 0;
      if (number === 1) {
        // No answer until it is aborted.
        await new Promise((_done, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      }
      return normal?.(endpoint, request, signal) as never;
    });
    const user = show();
    await choose(user, 'week.fit');
    await press(user, 'Add');
    await screen.findByRole('progressbar', { name: 'Adding' });
    await waitFor(() => expect(stored).toHaveLength(1));
    await press(user, 'Close');
    await heading('Stopped');
    expect(screen.getByText(/^Added so far: 200 days of steps\./)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await press(user, 'Undo it');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(stored).toEqual([]);
  });
});
