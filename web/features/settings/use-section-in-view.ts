import { useEffect, useRef, useState } from 'react';

// A section counts as being read once its top has scrolled up to here.
const readingShare = 0.35;

function sectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const line = window.innerHeight * readingShare;
  const above = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
  return above.at(-1) ?? ids[0];
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * The section being read, for the list next to it, and a way to jump to another. The last sections may be too
 * short to reach the line, so the one jumped to stays marked until the person scrolls.
 */
export function useSectionInView<Id extends string>(ids: readonly Id[]) {
  const [current, setCurrent] = useState(ids[0]);
  const asked = useRef<{ title: HTMLElement; top: number } | null>(null);
  useEffect(() => {
    const follow = () => {
      // Content above it that loads late moves the page, so this scrolls to the title again.
      if (asked.current && Math.abs(topOf(asked.current.title) - asked.current.top) < 2) return;
      asked.current = null;
      setCurrent(sectionInView(ids));
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [ids]);

  const goTo = (id: Id) => {
    const title = document.getElementById(`${id}-title`);
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
    asked.current = title && { title, top: topOf(title) };
    setCurrent(id);
  };
  return { current, goTo };
}
