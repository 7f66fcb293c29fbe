/** Calls back with whether an element is visible: on screen, in a visible tab. Returns a function that stops it. */
export function watchVisibility(element: Element, onChange: (visible: boolean) => void) {
  let onScreen = true;
  const report = () => onChange(onScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? onScreen;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}
