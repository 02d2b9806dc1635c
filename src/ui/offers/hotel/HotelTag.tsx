import { useState } from 'react';
import { arrivalStyle } from '../arrival.ts';
import { BookLink } from '../BookLink.tsx';
import { InPlanTag } from '../InPlanTag.tsx';
import { HotelScene } from './HotelScene.tsx';
import { formatDollars } from '../money.ts';
import { SampleTag } from '../../SampleTag.tsx';
import type { HotelTagData, OfferCardProps } from '../types.ts';
import classes from './HotelTag.module.css';

interface HotelTagProps extends OfferCardProps {
  readonly hotel: HotelTagData;
  /** The town, where the list's own heading is not beside it. */
  readonly town?: string | undefined;
}

/** A hotel as a row: photo, stars in words too, where it is, the price of a night large and that of the stay below it. */
export function HotelTag({
  hotel,
  town,
  index = 0,
  beside,
  age,
  inPlan = false,
  choice,
  onBook,
}: HotelTagProps) {
  const where = [hotel.district, town].filter(Boolean).join(', ');
  return (
    <article className={classes.frame} style={arrivalStyle(index)} aria-label={hotel.name}>
      <div className={classes.tag}>
        <div className={classes.photo}>
          <HotelPhoto hotel={hotel} />
        </div>
        <div className={classes.body}>
          <h3 className={classes.name}>{hotel.name}</h3>
          <p className={classes.facts}>
            {hotel.rating > 0 && <Stars count={hotel.rating} />}
            {where && <span>{where}</span>}
          </p>
          {choice ?? (inPlan && <InPlanTag />)}
          {hotel.sample && (
            <span className={classes.sample}>
              <SampleTag />
            </span>
          )}
        </div>
        <div className={classes.foot}>
          <div data-legible>
            <p className={classes.price}>
              <span className={classes.small}>from </span>
              <span className={classes.amount}>{formatDollars(hotel.price)}</span>
              <span className={classes.small}> / night</span>
            </p>
            {hotel.stayLabel && <p className={classes.stay}>{hotel.stayLabel}</p>}
          </div>
          <BookLink href={hotel.bookingUrl} label="Book Now" about={hotel.name} onBook={onBook} />
        </div>
        {beside && <p className={classes.age}>{beside}</p>}
        {age && <p className={classes.age}>{age}</p>}
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
