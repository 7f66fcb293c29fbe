import { describe, expect, it } from 'vitest';
import { clipSize } from './clip-size';

describe('The size of clips', () => {
  it.each([{}, { effectiveType: '4g' }, { saveData: false }])(
    'is the sharp one where %o is known',
    (line) => {
      expect(clipSize(line)).toBe('normal');
    },
  );

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
    'is the small one for a connection that is dear or slow: %o',
    (line) => {
      expect(clipSize(line)).toBe('small');
    },
  );
});
