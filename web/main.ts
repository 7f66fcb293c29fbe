import '@fontsource-variable/inter/opsz.css';
import './styles/base.css';
import './styles/first.css';

/** first-paint.js may be showing how the page first looks; the app begins when that is on the screen. */
void (window.firstView ?? Promise.resolve()).then(() => import('./start'));
