import { RotateCcw } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { useConnection } from '../lib/offline/connection';
import { Button } from '../ui/button';
import { Scene } from './scene';
import { usePageTitle } from './use-page-title';

/** Browsers word this differently; it means a new version has replaced this version's files. */
const chunkFailure = /dynamically imported module|module script failed|Loading chunk/i;

export function ErrorPage() {
  const error = useRouteError();
  usePageTitle('Something went wrong');
  const outdated = error instanceof Error && chunkFailure.test(error.message);
  const connected = useConnection();
  const missing = connected
    ? "Part of this page didn't arrive. Load it again."
    : "You're offline, and this page isn't on your device yet. I'll be here when you're back.";
  const says = outdated ? missing : "That one's on us. Nothing you did is lost.";
  return (
    <Scene title="Something went wrong" says={says} pose="listen" progress={0.3}>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button variant="go" size="lg" onClick={() => window.location.reload()}>
          <RotateCcw className="size-icon flex-none" aria-hidden="true" />
          Retry
        </Button>
      </div>
    </Scene>
  );
}
