// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from './providers';
import { pageModules, pages } from './pages';
import { paths } from './paths';
import { initialized, routes } from './router';

afterEach(cleanup);

function open(path: string, onPath: (path: string) => void = () => undefined) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  router.subscribe(({ location }) => onPath(location.pathname));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

describe('the router', () => {
  it('has a page for every address', () => {
    for (const path of Object.values(paths)) expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path);
  });

  it('shows the 404 page for anything else', async () => {
    open('/nowhere/at/all');
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    await waitFor(() => expect(document.title).toBe('Page not found · Vita'));
  });

  it.each([
    ['/coach', '/chat'],
    ['/profile', '/profile-summary'],
  ])('takes %s for %s', async (typed, path) => {
    const seen: string[] = [];
    open(typed, (at) => seen.push(at));
    await waitFor(() => expect(seen).toContain(path));
  });

  it('sends visitors from the start to sign-in', async () => {
    const router = open('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });

  it('moves focus to the heading of the page that was opened', async () => {
    const router = open('/nowhere');
    await screen.findByRole('heading', { name: 'Oops! Page not found' });
    await router.navigate('/about');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.activeElement?.textContent).toBe('About Us');
  });
});

describe('the list of pages', () => {
  it.each(Object.values(paths))('names the module that %s is loaded from', async (path) => {
    const named = (await import(/* @vite-ignore */ `../${pageModules[path]}`)) as { default: unknown };
    expect((await pages[path]()).default).toBe(named.default);
  });
});

describe('the first view', () => {
  it("stays until the page's code has loaded", async () => {
    const router = createMemoryRouter(routes, { initialEntries: [paths.about] });
    expect(router.state.initialized).toBe(false);
    await initialized(router);
    expect(router.state.initialized).toBe(true);
    await initialized(router);
  });
});
