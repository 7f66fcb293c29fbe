import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter';
import { createMailbox } from './mailbox';

it('tells every listener until it leaves', () => {
  const { tell, subscribe } = createEmitter<string>();
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = subscribe(first);
  subscribe(second);
  tell('one');
  leave();
  tell('two');
  expect(first.mock.calls).toEqual([['one']]);
  expect(second.mock.calls).toEqual([['one'], ['two']]);
});

it('listens to its own source only while it has listeners', () => {
  const stop = vi.fn();
  const listen = vi.fn(() => stop);
  const { subscribe } = createEmitter(listen);
  expect(listen).not.toHaveBeenCalled();
  const leave = subscribe(() => undefined);
  const leaveToo = subscribe(() => undefined);
  expect(listen).toHaveBeenCalledTimes(1);
  leave();
  leave();
  expect(stop).not.toHaveBeenCalled();
  leaveToo();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('keeps events for the first listener, in order, and only the last twenty', () => {
  const { tell, subscribe } = createMailbox<number>();
  for (let news = 1; news <= 25; news += 1) tell(news);
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = subscribe(first);
  tell(26);
  expect(first.mock.calls.flat()).toEqual(Array.from({ length: 21 }, (_, index) => index + 6));
  leave();
  tell(27);
  subscribe(second);
  expect(second.mock.calls).toEqual([[27]]);
});
