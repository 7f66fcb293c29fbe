import type { Kind } from '../kind';
import { nameOf, type Name } from '../names';

const pageOf = ({ pascal, sentence }: Name) => `
import { usePageTitle } from '../../use-page-title';

export default function ${pascal}Page() {
  usePageTitle('${sentence}');
  return (
    <div className="mx-auto grid w-full max-w-page gap-4 px-gutter pt-2 pb-12">
      <h1 className="text-head font-black tracking-display">${sentence}</h1>
    </div>
  );
}
`;

const testOf = ({ kebab, pascal, sentence }: Name) => `
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import ${pascal}Page from './${kebab}';

afterEach(cleanup);

describe('The page ${sentence}', () => {
  it('has its name as heading and in the title', () => {
    render(<${pascal}Page />);
    expect(screen.getByRole('heading', { level: 1, name: '${sentence}' })).toBeTruthy();
    expect(document.title).toContain('${sentence}');
  });
});
`;

export const page: Kind = (tree, written = '') => {
  const name = nameOf(written.replace(/^\//, ''));
  const { kebab, camel } = name;
  const module = `app/routes/${kebab}/${kebab}`;
  tree.write(`web/${module}.tsx`, pageOf(name));
  tree.write(`web/${module}.test.tsx`, testOf(name));
  tree.line('web/app/paths.ts', {
    from: 'export const paths = {',
    to: '}',
    line: `  ${camel}: '/${kebab}',`,
  });
  tree.line('web/app/pages.ts', {
    from: 'export const pages: Record<Path, LoadPage> = {',
    to: '};',
    line: `  [paths.${camel}]: () => import('./routes/${kebab}/${kebab}'),`,
  });
  tree.line('web/app/pages.ts', {
    from: 'export const pageModules: Record<Path, string> = {',
    to: '};',
    line: `  [paths.${camel}]: '${module}.tsx',`,
  });
  tree.line('web/app/router.tsx', {
    from: 'const memberPages = [',
    to: '];',
    line: `  memberPage(paths.${camel}),`,
  });
  tree.line('web/app/layouts/guards.test.tsx', {
    from: 'const membersOnly: Path[] = [',
    to: '  ];',
    line: `    paths.${camel},`,
  });
  tree.line('tests/e2e/resume.e2e.ts', {
    from: 'const pagesOfMembers: string[] = [',
    to: '];',
    line: `  paths.${camel},`,
  });
  return [
    `What it shows: web/${module}.tsx, of components in web/features/${kebab}.`,
    'In the navigation, where it belongs there: web/app/navigation.ts, and slot-rules.ts in web/app/layouts.',
    'Open to visitors instead: openPages in web/app/router.tsx, and the lists that CONTRIBUTING.md names.',
    'Then npm run build: the entry has a budget, and a path costs it a few bytes.',
  ];
};
