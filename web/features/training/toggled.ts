/** The values with this one in or, where it was in, out. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
