import type { ComponentType } from 'react';
import { BoltIcon, CompassIcon, GlobeIcon, LockIcon, SupportIcon, TagIcon } from '@/ui/icons/icons.tsx';
import classes from './WhyChoose.module.css';

interface Tile {
  readonly title: string;
  readonly text: string;
  readonly Icon: ComponentType<{ size?: number }>;
}

const tiles: readonly Tile[] = [
  {
    title: 'AI recommendations',
    text: 'Plans that fit your dates, your budget and what you like, day by day.',
    Icon: CompassIcon,
  },
  { title: 'Fast search', text: 'Flights and hotels side by side, from one form.', Icon: BoltIcon },
  {
    title: 'Secure booking',
    text: 'You book on the partner’s own page. We never see your card.',
    Icon: LockIcon,
  },
  { title: 'Global coverage', text: 'Places and airports in 200+ countries.', Icon: GlobeIcon },
  {
    title: '24/7 support',
    text: 'The assistant answers at any hour; people answer your mail.',
    Icon: SupportIcon,
  },
  {
    title: 'Best price guarantee',
    text: 'The partner’s price is the price you see. We add nothing to it.',
    Icon: TagIcon,
  },
];

/** 'Why Choose', laid out as a map's legend: a sign, and what it stands for. */
export function WhyChoose() {
  return (
    <section className={classes.section} aria-labelledby="why">
      <h2 id="why">Why Choose Waymark</h2>
      <ul className={classes.legend}>
        {tiles.map(({ title, text, Icon }) => (
          <li key={title} className={classes.entry}>
            <span className={classes.sign}>
              <Icon size={26} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
