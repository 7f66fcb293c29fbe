import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { brand } from '../../../../shared/brand';
import { EnquiryForm } from '../../../features/enquiries/components/enquiry-form';
import { prefersReducedMotion } from '../../../lib/motion-preference';
import { Card } from '../../../ui/card';
import { ChoiceCards } from '../../../ui/choice-cards';
import { CoachImage } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import { usePageTitle } from '../../use-page-title';
import { CoachActions, type FormKind } from './coach-actions';
import { coachFeatures } from './coach-features';
import { PublicHero } from './public-hero';
import './our-coach.css';

const kinds = [
  { value: 'enquiry', label: 'An enquiry', description: 'A question before you begin' },
  { value: 'demo', label: 'A demo', description: 'We show you around' },
] as const;

function FeatureLists() {
  return (
    <section className="public-page-section" aria-labelledby="coach-features">
      <h2 id="coach-features">What {brand.coach} brings</h2>
      <div className="coach-features">
        {coachFeatures.map(({ category, icon: Icon, features }) => (
          <Card key={category} as="article" className="coach-feature">
            <h3>
              <Icon className="icon" aria-hidden="true" />
              {category}
            </h3>
            <ul>
              {features.map((feature) => (
                <li key={feature}>
                  <Check className="icon-sm" aria-hidden="true" strokeWidth={3} />
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
    <div className="public-page">
      <PublicHero title="Our Coach &amp; Products" pose="wave" progress={0.7}>
        <p>
          Hi, I'm {brand.coach}. I plan, I show, I count, and I'm here at any hour. Have a look at what I can
          do, or ask us first.
        </p>
      </PublicHero>
      <CoachActions onForm={openForm} />
      <FeatureLists />
      <section ref={section} className="public-page-section coach-enquiry" aria-labelledby="coach-enquiry">
        <div className="coach-enquiry-words">
          <h2 id="coach-enquiry" ref={heading} tabIndex={-1}>
            {kind === 'demo' ? 'Request a demo' : 'Book an enquiry'}
          </h2>
          <p className="public-page-lead">We answer within {brand.support.answerWithinHours} hours.</p>
          <Stage as="div" className="coach-enquiry-stage">
            <CoachImage pose="listen" />
          </Stage>
        </div>
        <Card as="div" className="coach-enquiry-form">
          <ChoiceCards legend="What would you like?" options={kinds} value={kind} onChange={setKind} />
          <EnquiryForm kind={kind} submitLabel={kind === 'demo' ? 'Ask for a Demo' : 'Send Enquiry'} />
        </Card>
      </section>
    </div>
  );
}
