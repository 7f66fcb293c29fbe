import { nearTextLinkClass } from '../../../ui/text-link';

/** Leads to the description for those who write scripts: a file, so it opens beside the app. */
export const HowItWorksLink = () => (
  <a className={nearTextLinkClass} href="/openapi.json" target="_blank" rel="noreferrer">
    How it works
  </a>
);
