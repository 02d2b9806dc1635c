import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartnerWidget } from '@/features/booking/components/PartnerWidget.tsx';
import { renderUi } from '../renderUi.tsx';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="tpembd"]')];

it('is nothing, and fetches nothing, where none is configured', () => {
  const { container } = renderUi(<PartnerWidget />);
  expect(container.querySelector('section')).toBeNull();
  expect(scripts()).toEqual([]);
});

it('brings its script once, and is put away and shown again', () => {
  const first = renderUi(<PartnerWidget id="12 34" />);
  const section = screen.getByRole('region', { name: 'Or search with our partner' });
  const search = section.querySelector('#tpwl-search');
  expect(search).not.toBeNull();
  expect(section.querySelector('#tpwl-tickets')).not.toBeNull();
  expect(scripts().map(({ src }) => src)).toEqual(['https://tpembd.com/wl_web/main.js?wl_id=12%2034']);

  first.unmount();
  expect(document.querySelector('#tpwl-search')).toBe(search);
  expect(search?.closest('[hidden]')).not.toBeNull();

  renderUi(<PartnerWidget id="12 34" />);
  expect(screen.getByRole('region', { name: 'Or search with our partner' }).contains(search)).toBe(true);
  expect(search?.closest('[hidden]')).toBeNull();
  expect(scripts()).toHaveLength(1);
});
