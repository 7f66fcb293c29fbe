import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const takeNewVersion = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('./service-worker-client', () => ({ takeNewVersion }));

/** Each test starts like a freshly loaded page. */
async function freshPage() {
  vi.resetModules();
  const update = await import('./app-update');
  function Page({ training }: { training: boolean }) {
    update.useHeldReloads(training);
    return <p>{update.useAppUpdate()}</p>;
  }
  const view = render(<Page training={false} />);
  return { ...update, train: (training: boolean) => view.rerender(<Page training={training} />) };
}
const settled = () => act(async () => void (await vi.dynamicImportSettled()));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  takeNewVersion.mockClear();
});

describe('A new version', () => {
  it('is announced when it is ready, and applied only on request', async () => {
    const { announceUpdate, applyUpdate } = await freshPage();
    act(announceUpdate);
    expect(screen.getByText('ready')).toBeTruthy();
    expect(takeNewVersion).not.toHaveBeenCalled();
    await applyUpdate();
    expect(takeNewVersion).toHaveBeenCalledTimes(1);
  });

  it('keeps quiet during a workout', async () => {
    const { announceUpdate, train } = await freshPage();
    train(true);
    act(announceUpdate);
    expect(screen.getByText('none')).toBeTruthy();
    train(false);
    expect(screen.getByText('ready')).toBeTruthy();
  });
});

describe('A version the server refuses', () => {
  it('loads the new one on its own, once, however many requests are refused', async () => {
    const { reportRefusedVersion } = await freshPage();
    reportRefusedVersion();
    reportRefusedVersion();
    await settled();
    expect(takeNewVersion).toHaveBeenCalledTimes(1);
  });

  it('finishes a workout first', async () => {
    const { reportRefusedVersion, train } = await freshPage();
    train(true);
    reportRefusedVersion();
    await settled();
    expect(takeNewVersion).not.toHaveBeenCalled();
    train(false);
    await settled();
    expect(takeNewVersion).toHaveBeenCalledTimes(1);
  });

  it('says so when the reload brought the same version again', async () => {
    (await freshPage()).reportRefusedVersion();
    await settled();
    cleanup();
    const { reportRefusedVersion } = await freshPage();
    act(reportRefusedVersion);
    expect(screen.getByText('needed')).toBeTruthy();
    expect(takeNewVersion).toHaveBeenCalledTimes(1);
  });
});
