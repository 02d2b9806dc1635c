import { useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import { contrastOf } from './contrast.ts';
import { palette } from './palette.ts';
import classes from './foundations.module.css';

const tokens = new Set(palette.flatMap(({ token, pairs }) => [token, ...pairs.map(({ on }) => on)]));

/** Every colour of the scheme that is on, with its contrast as it stands in the page. */
export function ColoursSection() {
  const scheme = useComputedColorScheme();
  return <Swatches key={scheme} />;
}

function Swatches() {
  const [valueOf] = useState(() => {
    const style = getComputedStyle(document.documentElement);
    const values = new Map(
      [...tokens].map((token) => [token, style.getPropertyValue(`--wm-${token}`).trim()]),
    );
    return (token: string) => values.get(token) ?? '';
  });
  return (
    <ul className={classes.swatches}>
      {palette.map(({ token, use, pairs }) => (
        <li key={token}>
          <div className={classes.swatch} style={{ background: `var(--wm-${token})` }} />
          <p className={classes.token}>
            {token} <code>{valueOf(token)}</code>
          </p>
          <p className={classes.use}>{use}</p>
          {pairs.map(({ on, least }) => {
            const ratio = contrastOf(valueOf(token), valueOf(on));
            return (
              <p key={on} className={classes.pair} data-fails={ratio < least || undefined}>
                <span>{on}</span> {ratio.toFixed(2)} : 1
              </p>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
