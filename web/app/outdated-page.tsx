import { RotateCcw } from 'lucide-react';
import { Button } from '../ui/button';
import { Scene } from './scene';
import { usePageTitle } from './use-page-title';

const title = 'This version is out of date';

/** The server no longer accepts this version, and reloading brought the same one. */
export function OutdatedPage() {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1}>
      <Scene
        title={title}
        says="I've learned new things, but this page hasn't. Close all its tabs, or try again in a minute."
        pose="listen"
        progress={0.3}
      >
        <div className="mt-1 flex flex-wrap gap-3">
          <Button variant="go" size="lg" onClick={() => window.location.reload()}>
            <RotateCcw className="size-icon flex-none" aria-hidden="true" />
            Reload
          </Button>
        </div>
      </Scene>
    </main>
  );
}
