import { useEffect, useRef, useState } from 'react';

// A section is being read once its top has come this far up.
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
 * The section that is being read, for the list beside it, and the way to another one. Sections at the end may be
 * too short to come up to the line: the one that was asked for stays marked until somebody scrolls.
 */
export function useSectionInView<Id extends string>(ids: readonly Id[]) {
  const [current, setCurrent] = useState(ids[0]);
  const asked = useRef<{ title: HTMLElement; top: number } | null>(null);
  useEffect(() => {
    const follow = () => {
      // What comes late above it moves the page, and the title stays where it was.
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
