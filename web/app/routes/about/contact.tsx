import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import { EnquiryForm } from '../../../features/enquiries/components/enquiry-form';
import { Card } from '../../../ui/card';
import { textLinkClass } from '../../../ui/text-link';
import { usePageTitle } from '../../use-page-title';
import { PublicHero } from './public-hero';
import { PublicHeading, PublicPage } from './public-page';

const { support, product } = brand;

function Way({ icon: Icon, term, children }: { icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-icon-words gap-x-4 border-t border-line py-3">
      <Icon className="row-span-2 mt-0.5 size-icon text-coach-text" aria-hidden="true" />
      <dt className="text-small text-fg-2">{term}</dt>
      <dd className="leading-text font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Ways() {
  return (
    <dl className="mt-3 grid">
      <Way icon={Mail} term="Email">
        <a className={`${textLinkClass} -my-2`} href={`mailto:${support.email}`}>
          {support.email}
        </a>
      </Way>
      <Way icon={Phone} term="Phone">
        <a className={`${textLinkClass} -my-2`} href={`tel:${support.phone.replaceAll(' ', '')}`}>
          {support.phone}
        </a>
      </Way>
      <Way icon={MapPin} term="Address">
        {support.address}
      </Way>
      <Way icon={Clock} term="Hours">
        {support.hours}
      </Way>
    </dl>
  );
}

export default function ContactPage() {
  usePageTitle(
    'Contact Us',
    `Write to ${product}, or call ${support.phone}, ${support.hours}. We'll answer within ${support.answerWithinHours} hours.`,
  );
  return (
    <PublicPage>
      <PublicHero title="Contact Us" pose="listen" progress={0.5}>
        A question, an idea, something that broke? We're listening, and we'll answer within{' '}
        {support.answerWithinHours} hours.
      </PublicHero>
      <div className="grid items-start gap-8 lg:grid-cols-5 lg:gap-14">
        <section className="grid scroll-mt-24 gap-5 md:gap-6 lg:col-span-3" aria-labelledby="contact-form">
          <PublicHeading id="contact-form">Send us a message</PublicHeading>
          <EnquiryForm kind="contact" submitLabel="Send message" />
        </section>
        <Card as="aside" className="lg:col-span-2" aria-labelledby="contact-ways">
          <h2 id="contact-ways" className="text-title">
            Other ways to reach us
          </h2>
          <Ways />
        </Card>
      </div>
    </PublicPage>
  );
}
