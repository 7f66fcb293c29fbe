import { useState } from 'react';
import { Card, CardHeader } from '../../../ui/card';
import { themeProperties } from './theme-properties';

interface ScaleProps {
  title: string;
  prefix: string;
  /** The style that a scale step sets on its sample. */
  property: 'fontSize' | 'width' | 'borderRadius';
  look: string;
  text?: string;
}

const scales: readonly ScaleProps[] = [
  { title: 'Type', prefix: '--text-', property: 'fontSize', look: 'leading-none', text: 'Aa' },
  { title: 'Space', prefix: '--spacing-', property: 'width', look: 'h-3 bg-cool-mark' },
  {
    title: 'Radii',
    prefix: '--radius-',
    property: 'borderRadius',
    look: 'h-12 w-24 border border-line-strong bg-surface-2',
  },
  { title: 'Measures', prefix: '--container-', property: 'width', look: 'h-3 bg-go-mark' },
];

/** The theme's steps, read from its style sheet. */
export function ScaleSamples() {
  return scales.map((scale) => <Scale key={scale.prefix} {...scale} />);
}

function Scale({ title, prefix, property, look, text }: ScaleProps) {
  const [names] = useState(() => themeProperties(prefix));
  const theme = getComputedStyle(document.documentElement);
  return (
    <Card>
      <CardHeader title={title} note={`${names.length} steps`} />
      <dl className="grid gap-3">
        {names.map((name) => (
          <div key={name} className="grid gap-1">
            <dt className="text-small wrap-anywhere text-fg-2">
              <b className="text-fg">{name.slice(prefix.length)}</b> {theme.getPropertyValue(name)}
            </dt>
            <dd className={`max-w-full overflow-hidden ${look}`} style={{ [property]: `var(${name})` }}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
