import '@fontsource-variable/inter/opsz.css';
import './styles/app.css';

/** The page's first view may still be rendering; the app starts once it is there. */
void (window.firstView ?? Promise.resolve()).then(() => import('./start'));
