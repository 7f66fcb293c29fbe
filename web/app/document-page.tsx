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

/** A page of text, such as the terms or the privacy policy. */
export function DocumentPage({ title, lead, sections }: DocumentPageProps) {
  usePageTitle(title, lead);
  return (
    <article className="mx-auto grid w-full max-w-2xl gap-8 px-gutter pt-6 pb-16">
      <header>
        <h1 className="text-display tracking-display">{title}</h1>
        <p className="mt-3 text-lead text-fg-2">{lead}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title} className="grid gap-3">
          <h2 className="text-title">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-fg-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
