const kept = 20;

/** A reader that remembers its last results: a message is read by many rules, and means the same to all of them. */
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
