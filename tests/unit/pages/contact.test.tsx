import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactPage } from '@/pages/info/ContactPage.tsx';
import { currentToast } from '../../support/toasts.ts';
import { renderUi } from '../features/renderUi.tsx';

it('says before one writes that nothing can be sent, and again when one tries, without a success', () => {
  renderUi(<ContactPage />);
  expect(screen.getByText(/Sending from here is not available yet/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(currentToast()).toMatchObject({ title: 'Sending is not implemented yet', variant: 'notice' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello');
});
