import { Share2 } from 'lucide-react';
import { brand } from '../../../../shared/brand';
import { Button } from '../../../ui/button';

/** Whoever closes the device's sheet has changed their mind: that is no error. */
const share = (url: string) =>
  navigator
    .share({ title: brand.product, text: `Train with me on ${brand.product}!`, url })
    .catch(() => undefined);

/** Opens the device's own sheet; nothing where there is none. */
export function ShareButton({ link }: { link: string }) {
  if (!('share' in navigator)) return null;
  return (
    <Button size="sm" variant="quiet" onClick={() => void share(link)}>
      <Share2 className="icon-sm" aria-hidden="true" />
      Share
    </Button>
  );
}
