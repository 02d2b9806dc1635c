import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ActionMenu } from '@/ui/controls/ActionMenu.tsx';
import { theme } from '@/ui/theme/theme.ts';
import { renderUi } from '../features/renderUi.tsx';

const onSelect = vi.fn<() => void>();
const user = userEvent.setup({ delay: null });
const button = () => screen.getByRole('button', { name: 'Actions for Ana' });
const show = () =>
  renderUi(
    <ActionMenu
      label="Actions for Ana"
      actions={[
        { label: 'Edit', onSelect },
        { label: 'Delete', danger: true, onSelect },
      ]}
    />,
  );

it('is a button alone until it is pressed, and says that it has a menu', async () => {
  const listen = vi.spyOn(document, 'addEventListener');
  // for each menu that is mounted Mantine listens for presses beside it, open or not
  const menus = () => listen.mock.calls.filter(([event]) => event === 'touchstart').length;
  show();
  expect(menus()).toBe(0);
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(button().hasAttribute('aria-controls')).toBe(false);
  const before = button();
  await user.click(button());
  expect(menus()).toBe(1);
  expect(button()).toBe(before);
});

it.each(['{Enter}', ' '])('opened by %o has the focus at the first press and at the next', async (key) => {
  onSelect.mockReset();
  show();
  await user.tab();
  expect(document.activeElement).toBe(button());
  for (let press = 0; press < 2; press += 1) {
    await user.keyboard(key);
    const menu = await screen.findByRole('menu', { name: 'Actions for Ana' });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(button().getAttribute('aria-controls')).toBe(menu.id);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Edit');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-expanded')).toBe('false');
  }
  await user.keyboard(key);
  await screen.findByRole('menu');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button());
});

it('has the focus on the first item that can be chosen, and nothing but items in it', async () => {
  render(
    <MantineProvider env="test" theme={theme}>
      <ActionMenu
        label="Actions for Ana"
        actions={[
          { label: 'Move earlier', onSelect, disabled: true },
          { label: 'Move later', onSelect },
          { label: 'Lock', onSelect },
        ]}
      />
    </MantineProvider>,
  );
  await user.click(button());
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Move later'));
  expect([...menu.children].map((child) => child.getAttribute('role'))).toEqual(
    Array.from({ length: 3 }, () => 'menuitem'),
  );
});

it('is closed by its button, and by a press beside it', async () => {
  show();
  await user.click(button());
  await screen.findByRole('menu');
  await user.click(button());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(button());
  await screen.findByRole('menu');
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
