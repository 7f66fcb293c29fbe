interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, section 14). Null asks for the whole file,
 * also for several ranges at once; 'unsatisfiable' is answered with 416.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start >= size || end < start ? 'unsatisfiable' : { start, end };
}
