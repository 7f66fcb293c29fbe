import type { ComponentPropsWithRef, ReactNode } from 'react';

/** The layout of a public page: sections with space between them. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className="px-gutter pt-2 pb-12">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 md:gap-16">{children}</div>
    </div>
  );
}

/** The heading of a section. */
export function PublicHeading(props: ComponentPropsWithRef<'h2'>) {
  return (
    <h2 {...props} className="text-num leading-tight font-black tracking-display outline-none tiny:text-head">
      {props.children}
    </h2>
  );
}
