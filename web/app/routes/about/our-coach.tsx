import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { brand } from '../../../../shared/brand';
import { EnquiryForm } from '../../../features/enquiries/components/enquiry-form';
import { prefersReducedMotion } from '../../../lib/motion-preference';
import { Card } from '../../../ui/card';
import { ChoiceCards } from '../../../ui/choice-cards';
import { StageScene } from '../../../ui/stage-scene';
import { usePageTitle } from '../../use-page-title';
import { CoachActions, type FormKind } from './coach-actions';
import { coachFeatures } from './coach-features';
import { PublicHero } from './public-hero';
import { PublicHeading, PublicPage } from './public-page';

const kinds = [
  { value: 'enquiry', label: 'An enquiry', description: 'A question before you start' },
  { value: 'demo', label: 'A demo', description: "We'll show you around" },
] as const;

/** Two per row, then three above two; the wide cards list their features in two columns. */
const third = 'md:col-span-3 lg:col-span-2';
const cardPlaces = [third, third, third, 'md:col-span-3', 'md:col-span-6 lg:col-span-3'];
const listPlaces = ['', '', '', 'lg:grid-cols-2', 'md:grid-cols-2'];

function FeatureLists() {
  return (
    <section className="grid scroll-mt-24 gap-5 md:gap-6" aria-labelledby="coach-features">
      <PublicHeading id="coach-features">What {brand.coach} does</PublicHeading>
      <div className="grid gap-3 md:grid-cols-6 lg:gap-4">
        {coachFeatures.map(({ category, icon: Icon, features }, index) => (
          <Card key={category} as="article" className={cardPlaces[index]}>
            <h3 className="flex items-center gap-3 border-b border-line pb-3 text-lead">
              <Icon className="size-icon flex-none text-coach-text" aria-hidden="true" />
              {category}
            </h3>
            <ul className={`mt-4 grid gap-3 ${listPlaces[index] ?? ''}`}>
              {features.map((feature) => (
                <li key={feature} className="flex gap-3 leading-text text-fg-2">
                  <Check
                    className="mt-1 size-icon-sm flex-none text-go-text"
                    aria-hidden="true"
                    strokeWidth={3}
                  />
                  {feature}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

export default function OurCoachPage() {
  usePageTitle(
    'Our Coach & Products',
    `What ${brand.coach}, the coach of ${brand.product}, can do for you, and how to book an enquiry or a demo.`,
  );
  const [kind, setKind] = useState<FormKind>('enquiry');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openForm = (chosen: FormKind) => {
    setKind(chosen);
    section.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <PublicPage>
      <PublicHero title="Our Coach &amp; Products" pose="wave" progress={0.7}>
        Hi, I'm {brand.coach}. I plan, I show, I count, and I'm here anytime. Take a look at what I can do, or
        ask us first.
      </PublicHero>
      <CoachActions onForm={openForm} />
      <FeatureLists />
      <section
        ref={section}
        className="grid scroll-mt-24 gap-5 md:gap-6 lg:grid-cols-8 lg:gap-14"
        aria-labelledby="coach-enquiry"
      >
        <div className="lg:col-span-3 lg:flex lg:flex-col">
          <PublicHeading id="coach-enquiry" ref={heading} tabIndex={-1}>
            {kind === 'demo' ? 'Request a demo' : 'Book an enquiry'}
          </PublicHeading>
          <p className="mt-2 text-lead text-fg-2">
            We'll answer within {brand.support.answerWithinHours} hours.
          </p>
          <StageScene
            as="div"
            className="coach-enquiry-stage mt-6 hidden flex-1 rounded-xl lg:block"
            pose="listen"
          />
        </div>
        <Card as="div" className="grid gap-5 lg:col-span-5 lg:p-7">
          <ChoiceCards legend="What would you like?" options={kinds} value={kind} onChange={setKind} />
          <EnquiryForm kind={kind} submitLabel={kind === 'demo' ? 'Ask for a demo' : 'Send enquiry'} />
        </Card>
      </section>
    </PublicPage>
  );
}
