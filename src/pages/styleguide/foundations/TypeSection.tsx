import { Specimen } from '../frame/Specimen.tsx';
import classes from './foundations.module.css';

const steps = [
  { token: '4xl', words: 'Turn here', display: true },
  { token: '3xl', words: 'Five days in Kyoto', display: true },
  { token: '2xl', words: 'Your plan and tokens', display: true },
  { token: 'xl', words: 'Not everything is sent', display: true },
  { token: 'lg', words: 'Say where, when and how', display: true },
  { token: 'md', words: 'The path goes on past the second gate, then down to the harbour.', display: false },
  { token: 'sm', words: 'Price seen 2 hours ago, per adult, return', display: false },
  { token: 'xs', words: 'Sample data', display: false },
] as const;

/** The scale, and what is set in it. */
export function TypeSection() {
  return (
    <>
      <dl className={classes.scale}>
        {steps.map(({ token, words, display }) => (
          <div key={token}>
            <dt>{token}</dt>
            <dd data-display={display || undefined} style={{ fontSize: `var(--wm-text-${token})` }}>
              {words}
            </dd>
          </div>
        ))}
      </dl>
      <Specimen name="Running text: 1.55, 65 characters a line">
        <p className={classes.reading}>
          A waymark is the painted sign that tells a walker the path goes on. Two blazes, the upper one
          offset, mean that it turns. Whoever paints them thinks of somebody tired, in the rain, who has not
          seen one for a while and begins to doubt. <a href="#type">Links are sky</a>, and underlined.
        </p>
      </Specimen>
      <Specimen name="Figures are tabular where they are compared">
        <ul className={classes.figures}>
          <li>
            <span>7:40 AM</span> <span>$1,240</span>
          </li>
          <li>
            <span>11:05 AM</span> <span>$618</span>
          </li>
          <li>
            <span>9:11 PM</span> <span>$1,111</span>
          </li>
        </ul>
      </Specimen>
    </>
  );
}
