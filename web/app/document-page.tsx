import './document-page.css';
import { usePageTitle } from './use-page-title';

export interface DocumentSection {
  title: string;
  paragraphs: string[];
}

interface DocumentPageProps {
  title: string;
  lead: string;
  sections: DocumentSection[];
}

/** A page to read: terms, privacy. */
export function DocumentPage({ title, lead, sections }: DocumentPageProps) {
  usePageTitle(title);
  return (
    <article className="document-page">
      <header>
        <h1>{title}</h1>
        <p className="document-lead">{lead}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title} className="document-section">
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
