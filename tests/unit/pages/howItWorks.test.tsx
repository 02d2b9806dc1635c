import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HowItWorksPage } from '@/pages/info/HowItWorksPage.tsx';
import { questions } from '@/pages/info/questions.ts';
import { renderUi } from '../features/renderUi.tsx';

it('shows every question and answer that it tells search engines', () => {
  renderUi(<HowItWorksPage />);
  for (const { question, answer } of questions) {
    expect(screen.getByText(question).tagName).toBe('DT');
    expect(screen.getByText(answer).tagName).toBe('DD');
  }
  const data: { '@graph': { '@type': string; mainEntity: unknown[] }[] } = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  );
  expect(data['@graph'].map((node) => [node['@type'], node.mainEntity.length])).toEqual([
    ['FAQPage', questions.length],
  ]);
});
