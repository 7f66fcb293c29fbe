import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HeadlineName } from './headline-name';

afterEach(cleanup);

it.each([
  ['Maya.', '1'],
  ['Bartholomew.', '0.75'],
  ['ChristopherBartholomew?', '0.5'],
])('%s is set at %s of the size of its headline', (name, fit) => {
  render(<HeadlineName>{name}</HeadlineName>);
  expect(screen.getByText(name).style.getPropertyValue('--fit')).toBe(fit);
});
