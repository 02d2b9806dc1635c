import { useState } from 'react';
import { arrivalStyle } from '../arrival.ts';
import { BookLink } from '../BookLink.tsx';
import { HotelScene } from './HotelScene.tsx';
import { formatDollars } from '../money.ts';
import { SampleTag } from '../../SampleTag.tsx';
import type { HotelTagData, OfferCardProps } from '../types.ts';
import classes from './HotelTag.module.css';

interface HotelTagProps extends OfferCardProps {
  readonly hotel: HotelTagData;
}

/** A hotel as the tag of a room key: eyelet, photo, stars in words too, the price of a night large. */
export function HotelTag({ hotel, index = 0, beside, age, onBook }: HotelTagProps) {
  return (
    <article className={classes.frame} style={arrivalStyle(index)} aria-label={hotel.name}>
      <div className={classes.tag}>
        <div className={classes.head}>
          <span className={classes.eyelet} aria-hidden="true" />
        </div>
        <div className={classes.photo}>
          <HotelPhoto hotel={hotel} />
          {hotel.sample && (
            <span className={classes.sample}>
              <SampleTag />
            </span>
          )}
        </div>
        <div className={classes.body}>
          <h3 className={classes.name}>{hotel.name}</h3>
          <p className={classes.facts}>
            {hotel.rating > 0 && <Stars count={hotel.rating} />}
            {hotel.district && <span>{hotel.district}</span>}
          </p>
          <div className={classes.foot}>
            <p className={classes.price}>
              <span className={classes.small}>from </span>
              <span className={classes.amount}>{formatDollars(hotel.price)}</span>
              <span className={classes.small}> / night</span>
            </p>
            <BookLink href={hotel.bookingUrl} label="Book Now" about={hotel.name} onBook={onBook} />
          </div>
          {beside && <p className={classes.age}>{beside}</p>}
          {age && <p className={classes.age}>{age}</p>}
        </div>
      </div>
    </article>
  );
}

/** The photo at its 800×520 place; the drawn scene where there is none or it does not load. */
function HotelPhoto({ hotel }: { readonly hotel: HotelTagData }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (!hotel.imageUrl || hotel.imageUrl === failedUrl) return <HotelScene seed={hotel.id} />;
  return (
    <img
      src={hotel.imageUrl}
      alt=""
      width={800}
      height={520}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(hotel.imageUrl)}
    />
  );
}

function Stars({ count }: { readonly count: number }) {
  const whole = Math.min(5, Math.round(count));
  return (
    <span className={classes.stars}>
      <span className={classes.glyphs} aria-hidden="true">
        {'★'.repeat(whole)}
      </span>{' '}
      {whole === 1 ? '1 star' : `${whole} stars`}
    </span>
  );
}
