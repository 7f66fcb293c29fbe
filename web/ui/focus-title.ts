/** Reading starts at the page's title, which is no control otherwise. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
