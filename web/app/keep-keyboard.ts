/**
 * On a touch screen, a press on a button leaves the focus in the field, and so the keyboard open: as it closed, the
 * tabs would come back and move the button from under the finger.
 */
document.addEventListener('mousedown', (event) => {
  const isTyping = document.activeElement?.matches('input, textarea');
  const isButton = event.target instanceof Element && event.target.closest('button');
  if (isTyping && isButton && window.matchMedia('(pointer: coarse)').matches) event.preventDefault();
});
