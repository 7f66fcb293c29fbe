import { expect, it, vi } from 'vitest';
import { createMouth } from './mouth';

it('takes replies where the browser plays no sounds, so that they can be read', () => {
  vi.stubGlobal('window', {});
  const mouth = createMouth();
  const onOver = vi.fn<() => void>();
  mouth.play('AAAA');
  mouth.finish('Hi there!', 'server', onOver);
  expect(onOver).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
