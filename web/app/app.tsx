import { StrictMode, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers';

export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
