import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOfflineDeparture } from '@/features/offline/hooks/useOfflineDeparture.ts';
import { currentToast } from '../../../support/toasts.ts';

function Partner({ onClick }: { readonly onClick: () => void }) {
  useOfflineDeparture();
  return (
    <a href="https://partner.example/" target="_blank" rel="noreferrer" onClick={onClick}>
      Book Now
    </a>
  );
}

it('opens no partner’s page without a network, says so, and lets the click be logged', async () => {
  const onClick = vi.fn();
  render(<Partner onClick={onClick} />);
  const link = screen.getByRole('link');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'You are offline', variant: 'notice' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  expect(fireEvent.click(link)).toBe(true);
  expect(onClick).toHaveBeenCalledTimes(2);
  onLine.mockRestore();
});
