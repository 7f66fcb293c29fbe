// These functions run inside the page, so each is self-contained. Slots are what the shell puts around or above a page.

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
    const scrolls = (slot.closest('.rail')?.clientHeight ?? 0) > window.innerHeight / 2;
    if (!scrolls && (a.left < -1 || a.right > window.innerWidth + 1))
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
  const atTop = coveredBy('.top-bar, .focus-layout-corner');
  window.scrollTo(0, document.documentElement.scrollHeight);
  const atEnd = coveredBy('.rail, .dock > *');
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? (element.innerText.trim().slice(0, 40) || element.tagName);
  return [...new Set([...atTop, ...atEnd])].map((element) => `'${nameOf(element)}' lies beneath a slot`);
}

/**
 * Text and controls that something fixed or sticky lies over, at the top, in the middle, and at the end of the page.
 * Opaque bars across the window's top and bottom only move its edges; they leave most of it free.
 */
export function floating(): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 40) || element.className);
  const isOpaque = (element: Element) => {
    const { backgroundColor } = getComputedStyle(element);
    const alpha = /\/ ([\d.]+)\)$|rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor);
    return backgroundColor !== 'transparent' && Number(alpha?.[1] ?? alpha?.[2] ?? 1) >= 0.9;
  };
  const kept = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position, visibility, pointerEvents } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return false;
    const { width, height, bottom, top } = boxOf(element);
    const seen = width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;
    return seen && visibility === 'visible' && !(pointerEvents === 'none' && !element.textContent);
  });
  const content = [
    ...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)'),
  ];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.textContent?.trim() && text.parentElement) content.push(text.parentElement);
  const found = new Set<string>();
  const end = document.documentElement.scrollHeight - window.innerHeight;
  for (const [place, y] of Object.entries({ top: 0, middle: end / 2, end })) {
    window.scrollTo(0, y);
    let [first, last] = [0, window.innerHeight];
    const isBar = (element: Element) => {
      const { left, right, top, bottom } = boxOf(element);
      if (!isOpaque(element) || left > 1 || right < window.innerWidth - 1) return false;
      if (top <= first + 1) first = Math.max(first, bottom);
      else if (bottom >= last - 1) last = Math.min(last, top);
      else return false;
      return true;
    };
    // From the edges inward: a bar may stand on another.
    const inward = kept.toSorted((a, b) => boxOf(b).bottom - boxOf(a).bottom);
    const floats = inward.filter((element) => !isBar(element));
    if (last - first < window.innerHeight * 0.55)
      found.add(`${place}: the bars leave ${Math.round(last - first)} px`);
    for (const float of floats) {
      const a = boxOf(float);
      const [top, bottom] = [Math.max(a.top, first), Math.min(a.bottom, last)];
      for (const each of content) {
        if (float.contains(each) || each.contains(float)) continue;
        const b = boxOf(each);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(bottom, b.bottom) - Math.max(top, b.top);
        if (wide > 1 && high > 1 && each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          found.add(`${place}: '${nameOf(float)}' lies over '${nameOf(each)}'`);
      }
    }
  }
  window.scrollTo(0, 0);
  return [...found];
}
