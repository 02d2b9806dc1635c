import { useMemo } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { type OfferLine, offerLines } from '@domain/itinerary/offerLines.ts';
import { type OfferUse, offerUses } from '@domain/trips/offerEdits.ts';
import type { TripOffers } from '@domain/trips/trip.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { Fold } from '@/ui/Fold.tsx';
import { BookLink } from '@/ui/offers/BookLink.tsx';
import { InPlanTag } from '@/ui/offers/InPlanTag.tsx';
import { UseInstead } from '@/ui/offers/UseInstead.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import { useOfferButtons } from '@/ui/offers/useOfferButtons.ts';
import { OfferWords } from './OfferWords.tsx';
import { useBook } from './useBook.ts';
import type { HandEdits } from './useHandEdits.ts';
import classes from './TripFolds.module.css';

interface OfferFoldsProps {
  readonly userId: string;
  readonly plan: CheckedPlan;
  readonly offers: TripOffers;
  readonly hand: HandEdits;
}

/** What was found for the trip, folded away: which of it is in the plan, and what else could be in its place. */
export function OfferFolds({ userId, plan, offers, hand }: OfferFoldsProps) {
  const { flights, hotels, tours } = useMemo(() => offerLines(plan, offers, offers.marker), [plan, offers]);
  const today = localIsoDate(useNow());
  const uses = useMemo(() => offerUses(plan, offers, today), [plan, offers, today]);
  const book = useBook(userId);
  return (
    <>
      <OfferList title="Flights" lines={flights} {...{ uses, hand }} onBook={book} />
      <OfferList title="Hotels" lines={hotels} {...{ uses, hand }} onBook={book} />
      <OfferList title="Tours" lines={tours} {...{ uses, hand }} onBook={book} />
    </>
  );
}

interface OfferListProps extends Pick<OfferFoldsProps, 'hand'> {
  readonly title: string;
  readonly lines: readonly OfferLine[];
  readonly uses: ReadonlyMap<string, OfferUse>;
  readonly onBook: (line: OfferLine) => void;
}

function OfferList({ title, lines, uses, hand, onBook }: OfferListProps) {
  const face = useClockFace();
  const buttons = useOfferButtons(uses, (edit) => void hand.edit(edit));
  if (lines.length === 0) return null;
  return (
    <Fold title={title} aside={`${lines.length}`} offPaper>
      <ul className={classes.offers}>
        {lines.map((line) => {
          const { key, isInPlan } = line;
          const hasButton = buttons.has(key, isInPlan);
          return (
            <li key={key}>
              <OfferWords line={line}>{isInPlan && !hasButton && <InPlanTag />}</OfferWords>
              <div className={classes.links}>
                {hasButton && (
                  <UseInstead
                    about={`${line.name}, ${onClock(face, line.words)}`}
                    isInPlan={isInPlan}
                    adds={buttons.adds(key)}
                    onUse={() => buttons.press(key)}
                  />
                )}
                <BookLink
                  quiet
                  href={line.href}
                  label="Book Now"
                  about={line.name}
                  onBook={() => onBook(line)}
                />
              </div>
              {hand.refusal?.item === key && (
                <div className={classes.offerRefusal}>
                  <FormNotice>{onClock(face, hand.refusal.words)}</FormNotice>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className={classes.quiet}>
        What is not here you can ask the assistant for.
        {lines.some(({ key, isInPlan }) => buttons.has(key, isInPlan)) &&
          ' What you choose stays in the plan while it is offered, until you ask for another.'}
      </p>
    </Fold>
  );
}
