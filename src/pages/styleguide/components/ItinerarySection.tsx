import { TextLink } from '@/ui/TextLink.tsx';
import { type DayItem, DayCard } from '@/ui/itinerary/DayCard.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';

const first: readonly DayItem[] = [
  {
    id: 'fly',
    kind: 'flight',
    time: '8:05 AM',
    title: 'Land at Kansai',
    cost: '$618',
  },
  {
    id: 'train',
    kind: 'transfer',
    time: '9:20 AM',
    title: 'Haruka train to Kyoto',
    note: '75 minutes',
    cost: '$48',
  },
  {
    id: 'bag',
    kind: 'hotel',
    time: '11:00 AM',
    title: 'Leave the bags at Lantern Lane House',
    note: 'Rooms from 3:00 PM',
  },
  { id: 'eat', kind: 'meal', time: '12:30 PM', title: 'Soba at the market', note: 'About $12 a head' },
  { id: 'walk', kind: 'walk', time: null, title: 'Along the river to Gion' },
  {
    id: 'tea',
    kind: 'tour',
    time: '5:00 PM',
    title: 'Tea house walk with a potter',
    note: '3 hours, $42 a person',
    marks: ['Locked', 'Booked · ref TEA77 · $84 paid'],
    action: <TextLink to="#itinerary">See the tour</TextLink>,
  },
];

const second: readonly DayItem[] = [
  { id: 'shrine', kind: 'sight', time: '6:30 AM', title: 'Fushimi Inari, before the crowd' },
  { id: 'lunch', kind: 'meal', time: '12:00 PM', title: 'Tofu in Nanzenji' },
  { id: 'free', kind: 'free', time: '2:00 PM', title: 'An afternoon of your own' },
];

export function ItinerarySection() {
  return (
    <>
      <Specimen name="A full day">
        <DayCard day={1} date="Sat 14 March" title="Arrive, and go slowly" items={first} />
      </Specimen>
      <Row columns={2}>
        <Specimen name="Without dates">
          <DayCard day={2} date={null} title="Gates and gardens" items={second} />
        </Specimen>
        <Specimen name="Empty">
          <DayCard day={3} date="Mon 16 March" title="Open" items={[]} />
        </Specimen>
      </Row>
    </>
  );
}
