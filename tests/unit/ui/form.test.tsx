import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from '@/ui/form/Form.tsx';

function Example() {
  const [said, setSaid] = useState({ name: '', note: '', seat: 'window', way: 'there', bags: false });
  const say = (part: Partial<typeof said>) => setSaid({ ...said, ...part });
  return (
    <Form aria-label="Example">
      <input aria-label="Name" value={said.name} onChange={(event) => say({ name: event.target.value })} />
      <textarea aria-label="Note" value={said.note} onChange={(event) => say({ note: event.target.value })} />
      <select aria-label="Seat" value={said.seat} onChange={(event) => say({ seat: event.target.value })}>
        <option value="window">Window</option>
        <option value="aisle">Aisle</option>
      </select>
      {['there', 'back'].map((way) => (
        <label key={way}>
          <input type="radio" name="way" checked={said.way === way} onChange={() => say({ way })} />
          {way}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={said.bags} onChange={() => say({ bags: !said.bags })} />
        bags
      </label>
      <output>{JSON.stringify(said)}</output>
    </Form>
  );
}

const containers: HTMLElement[] = [];

function written(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  containers.push(container);
  return container;
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const container of containers.splice(0)) container.remove();
});

const form = () => screen.getByRole('form', { name: 'Example', hidden: true });

function field<Type extends Element>(label: string, type: new () => Type): Type {
  const found = screen.getByLabelText(label);
  if (!(found instanceof type)) throw new Error(`${label} is another field`);
  return found;
}

it('takes nothing and sends nothing while it is HTML alone', () => {
  written(renderToString(<Example />));
  expect(form().hasAttribute('inert')).toBe(true);
  expect(form().getAttribute('method')).toBe('dialog');
});

it('comes alive as React takes it over, as the same element', async () => {
  const container = written(renderToString(<Example />));
  const before = form();
  const root = await act(async () => hydrateRoot(container, <Example />));
  expect(form()).toBe(before);
  expect(before.hasAttribute('inert')).toBe(false);
  expect(screen.getByRole('status').textContent).toBe(
    JSON.stringify({ name: '', note: '', seat: 'window', way: 'there', bags: false }),
  );
  act(() => root.unmount());
});

it('is alive from its first drawing on where the script draws it', () => {
  const first: boolean[] = [];
  render(
    <Form aria-label="Drawn">
      <p
        ref={(inside) => void (inside && first.push(inside.closest('form')?.hasAttribute('inert') ?? true))}
      />
    </Form>,
  );
  expect(first).toEqual([false]);
});

it('knows what the browser had put back into its fields', async () => {
  const container = written(renderToString(<Example />));
  field('Name', HTMLInputElement).value = 'Ada';
  field('Note', HTMLTextAreaElement).value = 'By the sea';
  field('Seat', HTMLSelectElement).value = 'aisle';
  field('back', HTMLInputElement).checked = true;
  field('bags', HTMLInputElement).checked = true;
  // React draws in its own time here, as in a browser
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = hydrateRoot(container, <Example />);
  const all = { name: 'Ada', note: 'By the sea', seat: 'aisle', way: 'back', bags: true };
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(JSON.stringify(all)));
  expect(field('Name', HTMLInputElement).value).toBe('Ada');
  expect(field('there', HTMLInputElement).checked).toBe(false);
  expect(field('bags', HTMLInputElement).checked).toBe(true);
  root.unmount();
  // it takes a task to go
  await new Promise((done) => setTimeout(done));
});
