import { Footprints, Sparkles, Timer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { PreorderDialog } from '../../../features/enquiries/components/preorder-dialog';
import { Button, buttonClass } from '../../../ui/button';
import { Stage } from '../../../ui/stage';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { WatchArt } from './watch-art';
import './public-page.css';
import './products.css';

const watch = `${brand.product} Watch`;
const price = `£${brand.watch.pricePounds}`;

const points = [
  {
    icon: Timer,
    title: 'Your circle, on your wrist',
    text: 'The same arc as in the app: every active minute closes it.',
  },
  {
    icon: Footprints,
    title: 'Steps that add themselves',
    text: `Your steps go to ${brand.product} by themselves, under a key that you can take back.`,
  },
  {
    icon: Sparkles,
    title: `A word from ${brand.coach}`,
    text: 'Short, at the right moment, and never a nag.',
  },
];

export default function ProductsPage() {
  const [ordering, setOrdering] = useState(false);
  usePageTitle('Products', `The ${watch}: your daily circle, steps and coach on your wrist, for ${price}.`);
  return (
    <div className="public-page">
      <Stage as="header" className="public-hero product-hero">
        <div className="public-hero-words">
          <h1>{watch}</h1>
          <p>A smartwatch with one circle, one button and one coach. Everything else stays on the phone.</p>
          <p className="product-price">
            <b>{price}</b> nothing to pay now
          </p>
          <div className="product-actions">
            <Button variant="go" size="lg" onClick={() => setOrdering(true)}>
              Pre-Order
            </Button>
            <Link className={buttonClass({ variant: 'glass', size: 'lg' })} to={paths.ourCoach}>
              Learn More
            </Link>
          </div>
        </div>
        <WatchArt />
      </Stage>
      <ul className="public-page-cards product-points">
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon className="icon-lg" aria-hidden="true" />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className="product-more" aria-labelledby="product-more">
        <h2 id="product-more">More Products Coming Soon</h2>
        <p>We make few things and finish them. The next one is on the bench.</p>
      </section>
      <PreorderDialog open={ordering} onOpenChange={setOrdering} product={watch} price={price} />
    </div>
  );
}
