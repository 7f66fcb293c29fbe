// Both functions run inside the page, so each is self-contained. Slots are what the shell puts around or above a page.

/** Pairs of things in the slots (bar, rail, corner, dock) that cover each other, and what is cut off. */
export function collisions(): string[] {
  window.scrollTo(0, 0);
  const inside = ':is(a, button, select, input, textarea, .top-bar-title, .offline-note p)';
  const slots = [
    ...document.querySelectorAll<HTMLElement>(`:is(.top-bar, .rail, .dock, .focus-layout-corner) ${inside}`),
  ].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.innerHTML !== '';
  });
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? (element.className || element.tagName);
  const found: string[] = [];
  slots.forEach((slot, index) => {
    const a = slot.getBoundingClientRect();
    for (const other of slots.slice(index + 1)) {
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1 && !slot.contains(other))
        found.push(`${nameOf(slot)} and ${nameOf(other)} overlap`);
    }
    const scrollsInside = slot.closest('.rail');
    if (!scrollsInside && (a.left < -1 || a.right > window.innerWidth + 1))
      found.push(`${nameOf(slot)} is cut off`);
  });
  return found;
}

/** Controls of the page that are below a slot at the top and, further down, still at the very end. */
export function coveredAtEnd(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    ),
  ];
  const slotAt = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return null;
    const [x, y] = [left + width / 2, top + height / 2];
    const above = document.elementFromPoint(x, y);
    if (!above || element.contains(above) || above.contains(element)) return null;
    return above.closest('.top-bar, .rail, .dock > *, .focus-layout-corner');
  };
  const coveredBy = (slots: string) => controls.filter((element) => slotAt(element)?.matches(slots));
  window.scrollTo(0, 0);
  const atTop = coveredBy('.top-bar, .rail, .focus-layout-corner');
  window.scrollTo(0, document.documentElement.scrollHeight);
  const atEnd = coveredBy('.rail, .dock > *');
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? (element.innerText.trim().slice(0, 40) || element.tagName);
  return [...new Set([...atTop, ...atEnd])].map((element) => `'${nameOf(element)}' lies beneath a slot`);
}
