import { MantineProvider } from '@mantine/core';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

// The first render of a file pays for its imports, on a machine that may be busy with other suites.
vi.setConfig({ testTimeout: 20_000 });

/** Renders under the providers of the app, at an address. Transitions are off, so that nothing has to be waited out. */
export function renderUi(ui: ReactNode, address = '/'): RenderResult {
  return render(inUi(ui, address));
}

/** What {@link renderUi} renders, for a `rerender` that keeps the providers and so what is mounted in them. */
export function inUi(ui: ReactNode, address = '/'): ReactNode {
  return (
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[address]}>{ui}</MemoryRouter>
    </MantineProvider>
  );
}
