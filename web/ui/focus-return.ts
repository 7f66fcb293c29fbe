import { useRef } from 'react';

/** What opened the dialog is gone, so reading starts at the page's title. */
function focusPage(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}

/** Handlers for a dialog without its own trigger: closing returns the focus to where it was. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement && current !== document.body && current.isConnected) current.focus();
      else if (document.activeElement === document.body) focusPage();
    },
  };
}
