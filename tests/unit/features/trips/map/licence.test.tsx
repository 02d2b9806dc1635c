import { expect, it } from 'vitest';
import { licenceParts } from '@/features/trips/map/streets/licence.ts';

it('takes text and https links of what the map’s makers ask for, each once', () => {
  const osm =
    '&copy; <a href="https://www.openstreetmap.org/copyright" onclick="x()">OpenStreetMap</a> contributors';
  expect(licenceParts([osm, osm])).toEqual([
    { text: '©', href: null },
    { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    { text: 'contributors', href: null },
  ]);
});

it('leaves out what is no text, and links that lead nowhere good', () => {
  const hostile =
    '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">Tiles</a><!-- x -->';
  expect(licenceParts([hostile])).toEqual([{ text: 'Tiles', href: null }]);
});
