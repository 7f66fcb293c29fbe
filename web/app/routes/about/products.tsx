import { Footprints, Sparkles, Timer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { watchPricePounds } from '../../../lib/brand-claims';
import { PreorderDialog } from '../../../features/enquiries/components/preorder-dialog';
import { Button, buttonClass } from '../../../ui/button';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { PublicStage } from './public-hero';
import { PublicHeading, PublicPage } from './public-page';
import { WatchArt } from './watch-art';

const watch = `${brand.product} Watch`;
const price = `£${watchPricePounds}`;

const points = [
  {
    icon: Timer,
    title: 'Your circle, on your wrist',
    text: 'The same circle as in the app: every active minute will fill it.',
  },
  {
    icon: Footprints,
    title: 'Steps that log themselves',
    text: `Your steps will reach ${brand.product} on their own, until you disconnect the watch.`,
  },
  {
    icon: Sparkles,
    title: `A word from ${brand.coach}`,
    text: 'Short, at the right moment, and never a nag.',
  },
];

export default function ProductsPage() {
  const [ordering, setOrdering] = useState(false);
  usePageTitle('Products', `The ${watch}: your daily circle, steps, and coach on your wrist, for ${price}.`);
  return (
    <PublicPage>
      <PublicStage
        title={watch}
        lead="In the making: a smartwatch with one circle, one button, and one coach. Everything else stays on your phone."
        picture={<WatchArt />}
      >
        <p className="flex items-baseline gap-3 text-on-wall-2">
          <b className="text-display leading-none font-black tracking-hero text-on-wall tabular-nums">
            {price}
          </b>{' '}
          nothing to pay now
        </p>
        <div className="flex flex-wrap gap-3 self-stretch justify-self-stretch">
          <Button className="flex-1 md:flex-none" variant="go" size="lg" onClick={() => setOrdering(true)}>
            Pre-Order
          </Button>
          <Link
            className={`${buttonClass({ variant: 'glass', size: 'lg' })} flex-1 md:flex-none`}
            to={paths.ourCoach}
          >
            Learn More
          </Link>
        </div>
      </PublicStage>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-1.5">
            <Icon className="mb-1 size-icon-lg flex-none text-coach-text" aria-hidden="true" />
            <h2 className="text-title">{title}</h2>
            <p className="text-fg-2">{text}</p>
          </li>
        ))}
      </ul>
      <section
        className="grid gap-2 rounded-xl border-2 border-dashed border-line-strong px-6 py-8 text-center md:py-12"
        aria-labelledby="product-more"
      >
        <PublicHeading id="product-more">More Products Coming Soon</PublicHeading>
        <p className="text-fg-2">We make a few things and finish them well. The next one is in the works.</p>
      </section>
      <PreorderDialog open={ordering} onOpenChange={setOrdering} product={watch} price={price} />
    </PublicPage>
  );
}
