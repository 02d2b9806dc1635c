import { MantineProvider } from '@mantine/core';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders under the providers of the app, at an address. Transitions are off, so that nothing has to be waited out. */
export function renderUi(ui: ReactNode, address = '/'): RenderResult {
  return render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[address]}>{ui}</MemoryRouter>
    </MantineProvider>,
  );
}
