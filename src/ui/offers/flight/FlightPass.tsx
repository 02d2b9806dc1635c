import { AirlineMark } from './AirlineMark.tsx';
import { InPlanTag } from '../InPlanTag.tsx';
import { arrivalStyle } from '../arrival.ts';
import { BackLine } from './BackLine.tsx';
import { FareStub } from './FareStub.tsx';
import { Journey } from './Journey.tsx';
import { SampleTag } from '../../SampleTag.tsx';
import type { FlightPassData, OfferCardProps } from '../types.ts';
import classes from './FlightPass.module.css';

interface FlightPassProps extends OfferCardProps {
  readonly flight: FlightPassData;
  /** What the price covers ("per adult, return"). */
  readonly priceNote?: string | undefined;
  /** The price of all travellers together ("$1,240 for 2"). */
  readonly total?: string | undefined;
  /** Why this one stands out ("Lowest price"); gives it the signal colour. */
  readonly highlight?: string | undefined;
}

/** A flight as a boarding pass: the journey on the left of the perforation, the fare on the stub. */
export function FlightPass(props: FlightPassProps) {
  const {
    flight,
    index = 0,
    beside,
    age,
    inPlan = false,
    choice,
    priceNote,
    total,
    highlight,
    onBook,
  } = props;
  const journey = `${flight.airline}, ${flight.from} ${flight.departureTime} to ${flight.to} ${flight.arrivalTime}`;
  return (
    <article className={classes.frame} style={arrivalStyle(index)} aria-label={journey}>
      <div className={classes.pass} data-highlight={highlight ? true : undefined}>
        {highlight && <span className={classes.highlight}>{highlight}</span>}
        <div className={classes.main}>
          <header className={classes.airline}>
            <AirlineMark code={flight.airlineCode} logoUrl={flight.logoUrl} />
            <span className={classes.names}>
              <span className={classes.name}>{flight.airline}</span>
              <span className={classes.small}>
                {[flight.flightNumber, flight.departureDate].filter(Boolean).join(' · ')}
              </span>
              {choice ?? (inPlan && <InPlanTag />)}
            </span>
            {flight.sample && <SampleTag />}
          </header>
          <Journey flight={flight} still={index === null} />
          {flight.back && <BackLine back={flight.back} from={flight.to} to={flight.from} />}
        </div>
        <FareStub
          price={flight.price}
          notes={[priceNote, total, beside]}
          age={age}
          bookingUrl={flight.bookingUrl}
          about={journey}
          lead={highlight !== undefined}
          onBook={onBook}
        />
      </div>
    </article>
  );
}
