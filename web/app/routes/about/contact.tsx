import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import { EnquiryForm } from '../../../features/enquiries/components/enquiry-form';
import { Card } from '../../../ui/card';
import { textLinkClass } from '../../../ui/text-link';
import { usePageTitle } from '../../use-page-title';
import { PublicHero } from './public-hero';
import './contact.css';

const { support, product } = brand;

function Way({ icon: Icon, term, children }: { icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <div className="contact-way">
      <Icon className="icon" aria-hidden="true" />
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Ways() {
  return (
    <dl className="contact-ways">
      <Way icon={Mail} term="Email">
        <a className={textLinkClass} href={`mailto:${support.email}`}>
          {support.email}
        </a>
      </Way>
      <Way icon={Phone} term="Phone">
        <a className={textLinkClass} href={`tel:${support.phone.replaceAll(' ', '')}`}>
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
    `Write to ${product}, or call ${support.phone}, ${support.hours}. We answer within ${support.answerWithinHours} hours.`,
  );
  return (
    <div className="public-page">
      <PublicHero title="Contact Us" pose="listen" progress={0.5}>
        <p>A question, an idea, something that broke? We're listening, and we answer within 24 hours.</p>
      </PublicHero>
      <div className="contact">
        <section className="public-page-section" aria-labelledby="contact-form">
          <h2 id="contact-form">Send us a message</h2>
          <EnquiryForm kind="contact" submitLabel="Send Message" />
        </section>
        <Card as="aside" aria-labelledby="contact-ways">
          <h2 id="contact-ways" className="contact-ways-title">
            Other ways to reach us
          </h2>
          <Ways />
        </Card>
      </div>
    </div>
  );
}
