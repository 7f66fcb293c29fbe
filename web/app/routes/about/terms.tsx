import { brand } from '../../../../shared/brand';
import { consentVersion } from '../../../lib/consent';
import { DocumentPage, type DocumentSection } from '../../document-page';

const { product, coach, support } = brand;

const sections: DocumentSection[] = [
  {
    title: 'Your health comes first',
    paragraphs: [
      `${product} is training, not medicine. ${coach} is a virtual coach: she does not examine, diagnose, or treat, and nothing here replaces a doctor.`,
      'Ask a doctor before you start if you are pregnant, have a heart condition, an injury, or a long-term illness, or take medication that affects exercise.',
      'Stop right away if you feel pain, dizziness, shortness of breath, or pressure in the chest, and get help.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Accounts are for people aged 13 and over, and yours is for you alone. Keep your password to yourself.',
      'Calories, body mass index, and plans are estimates. Points and ranks are a game and have no monetary value.',
    ],
  },
  {
    title: 'Fair play',
    paragraphs: [
      'Do not cheat on the leaderboards, attack the service, or write to others what you would not say to their face. We may close accounts that do.',
    ],
  },
  {
    title: 'What we owe each other',
    paragraphs: [
      `${product} is free to start, and we take no payments today. We do our best to keep it running and correct, but cannot promise that it never fails.`,
      'You can leave at any time. When these terms change, the version at the top changes with them.',
    ],
  },
  { title: 'Questions', paragraphs: [`${support.email}, ${support.address}.`] },
];

export default function TermsPage() {
  const lead = `The agreement between you and ${product}, with the health notice. Version ${consentVersion}.`;
  return <DocumentPage title="Terms of use" lead={lead} sections={sections} />;
}
