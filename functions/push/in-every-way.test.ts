import { describe, expect, it, vi } from 'vitest';
import { inEveryWay } from './in-every-way';

describe('An event that is told in several ways', () => {
  it('is told in each, though another fails, and comes again then', async () => {
    const told = vi.fn(async () => {});
    const fails = () => Promise.reject(new Error('the first one failed'));
    await expect(inEveryWay(fails, told)({})).rejects.toThrow('the first one failed');
    expect(told).toHaveBeenCalledOnce();
    await expect(inEveryWay(told, told)({})).resolves.toBeUndefined();
  });
});
