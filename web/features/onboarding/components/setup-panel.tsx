import type { ComponentPropsWithRef } from 'react';

/** Holds the questions: a sheet over the stage's edge, or the column next to it. */
export function SetupPanel(props: ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...props}
      className="relative z-1 -mt-5 flex flex-1 flex-col gap-5 rounded-t-lg bg-page px-5 pt-5 md:px-column-side lg:col-span-7 lg:m-0 lg:gap-8 lg:rounded-none lg:pt-16 lg:pb-6"
    />
  );
}
