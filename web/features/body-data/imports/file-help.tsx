const places = [
  {
    from: 'iPhone and Apple Watch',
    how: 'Open the Health app, tap your picture at the top, and then “Export All Health Data”. It makes a zip file, which can take a few minutes. Save it to Files, and choose it here.',
  },
  {
    from: 'Android phones with Health Connect',
    how: 'Search your phone’s settings for Health Connect and look for its export, under backup and restore. It makes a zip file where you tell it to.',
  },
  {
    from: 'Other watches and bike computers',
    how: 'Open the workout in the maker’s app or on its website, and export or download it as FIT, GPX, or TCX. An archive of all your workouts, as a zip file, works too.',
  },
];

/** Where the files come from. */
export function FileHelp() {
  return (
    <details className="border-t border-line text-small leading-text">
      <summary className="min-h-tap cursor-pointer content-center font-semibold">
        Where do I find the file?
      </summary>
      <dl className="grid gap-3 pb-1">
        {places.map(({ from, how }) => (
          <div key={from}>
            <dt className="font-strong">{from}</dt>
            <dd className="text-fg-2">{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
