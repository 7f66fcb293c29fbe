import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SettingsLayout } from './settings-layout';

afterEach(cleanup);

const listed = (hasTraining: boolean) => {
  render(
    <SettingsLayout header={null} hasTraining={hasTraining}>
      {null}
    </SettingsLayout>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  return links.map(({ textContent }) => textContent);
};

it('the list next to the settings includes Training once there is a plan', () => {
  expect(listed(true)).toEqual(expect.arrayContaining(['Account', 'Training', 'Your data']));
  cleanup();
  expect(listed(false)).not.toContain('Training');
});
