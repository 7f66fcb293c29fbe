const kept = 20;

/** A reader that caches its last results: many rules read the same message, and it means the same to all of them. */
export function lately<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    if (results.size >= kept) results.clear();
    results.set(text, result);
    return result;
  };
}
