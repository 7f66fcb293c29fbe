import { Spinner } from '../../ui/spinner';

/** While nothing can be shown yet: the first page's code, or the stored sign-in. */
export function Splash() {
  return (
    <div className="grid min-h-splash flex-1 place-items-center">
      <Spinner size="lg" label="Loading" />
    </div>
  );
}
