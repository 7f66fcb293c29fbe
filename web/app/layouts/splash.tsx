import { Spinner } from '../../ui/spinner';

/** Shown until the first page's code or the stored sign-in has loaded. */
export function Splash() {
  return (
    <div className="grid min-h-splash flex-1 place-items-center">
      <Spinner size="lg" label="Loading" />
    </div>
  );
}
