/** Only bots find it: it is out of sight, out of the tab order, and hidden from screen readers. */
export function TrapField() {
  return (
    <div className="absolute size-px overflow-hidden whitespace-nowrap opacity-0" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
