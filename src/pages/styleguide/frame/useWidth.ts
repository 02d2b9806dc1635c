import { useSearchParams } from 'react-router-dom';

export type Width = 'desk' | 'phone';

/** Which width the sheet is looked at in; kept in the address, so that a link shows what its sender saw. */
export function useWidth(): [Width, (width: Width) => void] {
  const [query, setQuery] = useSearchParams();
  const width = query.get('width') === 'phone' ? 'phone' : 'desk';
  return [width, (next) => setQuery(next === 'phone' ? { width: 'phone' } : {}, { replace: true })];
}
