import '@fontsource-variable/inter/opsz.css';
import './styles/app.css';

/** first-paint.js may be showing how the page first looks; the app begins when that is on the screen. */
void (window.firstView ?? Promise.resolve()).then(() => import('./start'));
