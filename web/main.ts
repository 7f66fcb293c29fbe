import '@fontsource-variable/inter/opsz.css';
import './styles/app.css';

/** The page's first view may be on its way to the screen; the app begins when it is there. */
void (window.firstView ?? Promise.resolve()).then(() => import('./start'));
