import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyDataEndpoints, type Import } from '../../../../shared/contracts/body-data';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { pastImport } from '../body-data.fixture';
import { PastImports } from './past-imports';
// The dialog comes late in the app, and not while a test clicks.
import './undo-import-dialog';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: vi.fn() }));
const call = vi.mocked(callEndpoint);
let imports: Import[] = [];

function show(isDown = () => false) {
  call.mockImplementation(async (endpoint, request) => {
    if (isDown()) throw new ApiError('internal_error', 500, '');
    if (endpoint !== bodyDataEndpoints.undoImport) return { imports } as never;
    const { id } = (request as { params: { id: string } }).params;
    imports = imports.filter((each) => each.id !== id);
    return { id } as never;
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PastImports />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  imports = [];
  vi.resetAllMocks();
});

describe('Files that were brought in', () => {
  it('are listed with what they added, and undone after a question', async () => {
    imports = [pastImport()];
    const user = show();
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toBe('export.zipNov 20, 2026 · 2 activities and 30 days of stepsUndo');
    await user.click(within(row).getByRole('button', { name: 'Undo export.zip' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^This removes 2 activities and 30 days of steps\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Files you brought in' })).toBeNull());
  });

  it('say when an undo has to be finished', async () => {
    imports = [pastImport({ isUndoing: true })];
    const user = show();
    await screen.findByText('Not completely undone yet.');
    await user.click(screen.getByRole('button', { name: 'Finish undo export.zip' }));
    await user.click(await screen.findByRole('button', { name: 'Finish undo' }));
    await waitFor(() => expect(imports).toEqual([]));
  });

  it('offer Retry when they did not load', async () => {
    let isDown = true;
    imports = [pastImport()];
    const user = show(() => isDown);
    await screen.findByText("Your files didn't load");
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('export.zip')).toBeTruthy();
  });
});
