import type { ComponentType } from 'react';
import { AccountSection } from './components/AccountSection.tsx';
import { ButtonsSection } from './components/ButtonsSection.tsx';
import { ChartsSection } from './components/ChartsSection.tsx';
import { ChatSection } from './components/ChatSection.tsx';
import { DialogsSection } from './components/DialogsSection.tsx';
import { FeedbackSection } from './components/FeedbackSection.tsx';
import { FieldsSection } from './components/FieldsSection.tsx';
import { ItinerarySection } from './components/ItinerarySection.tsx';
import { OffersSection } from './components/OffersSection.tsx';
import { PlansSection } from './components/PlansSection.tsx';
import { ResultsSection } from './components/ResultsSection.tsx';
import { SignsSection } from './components/SignsSection.tsx';
import { TableSection } from './components/TableSection.tsx';
import { ColoursSection } from './foundations/ColoursSection.tsx';
import { MotifsSection } from './foundations/MotifsSection.tsx';
import { MotionSection } from './foundations/MotionSection.tsx';
import { SpaceSection } from './foundations/SpaceSection.tsx';
import { TypeSection } from './foundations/TypeSection.tsx';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly Content: ComponentType;
}

interface Group {
  /** The row of the map's grid. */
  readonly letter: string;
  readonly name: string;
  readonly sections: readonly Section[];
}

export const groups: readonly Group[] = [
  {
    letter: 'A',
    name: 'Ground',
    sections: [
      {
        id: 'colour',
        title: 'Colour',
        about:
          'Warm paper, ink, and one signal colour for the next step. Contrast is measured here, as you look.',
        Content: ColoursSection,
      },
      {
        id: 'type',
        title: 'Type',
        about:
          'Bricolage Grotesque to call out, Instrument Sans to read. Sizes grow by 1.2 on phones, 1.25 on desks.',
        Content: TypeSection,
      },
      {
        id: 'space',
        title: 'Space, shape, shadow',
        about: 'A grid of 4 px. Hairlines rather than boxes; shadow only where something floats.',
        Content: SpaceSection,
      },
      {
        id: 'motion',
        title: 'Motion',
        about: 'Short, on transform and opacity, and none where the device asks for none.',
        Content: MotionSection,
      },
      {
        id: 'motifs',
        title: 'Motifs',
        about: 'The two blazes, contour lines, the dashed route, icons, and a scene for each place.',
        Content: MotifsSection,
      },
    ],
  },
  {
    letter: 'B',
    name: 'Objects',
    sections: [
      {
        id: 'buttons',
        title: 'Buttons',
        about: 'A trail sign points ahead: one filled button a screen. All others are quiet.',
        Content: ButtonsSection,
      },
      {
        id: 'fields',
        title: 'Fields',
        about: 'Label over, hint between, error under. What was typed stays, whatever is wrong with it.',
        Content: FieldsSection,
      },
      {
        id: 'signs',
        title: 'Signs',
        about: 'Offline is not an alarm. Only a warning and a gate take the signal.',
        Content: SignsSection,
      },
      {
        id: 'feedback',
        title: 'Waiting, empty, wrong',
        about: 'Each view that waits for data has these states, designed as the full one is.',
        Content: FeedbackSection,
      },
      {
        id: 'offers',
        title: 'Offers',
        about: 'A flight is a boarding pass, a hotel a key tag, a tour a ticket stub.',
        Content: OffersSection,
      },
      {
        id: 'results',
        title: 'Results and filters',
        about: 'Untouched filters hide nothing. Touched, they say how many of all are shown.',
        Content: ResultsSection,
      },
      {
        id: 'itinerary',
        title: 'Itinerary',
        about: 'A day is a strip of map: the time in the margin, the route line through what is planned.',
        Content: ItinerarySection,
      },
      {
        id: 'plans',
        title: 'Plans and tokens',
        about: 'Four trail signs on one post; the popular one carries the blaze. A balance is a scale bar.',
        Content: PlansSection,
      },
      {
        id: 'chat',
        title: 'Chat',
        about: 'Quiet: the assistant writes on paper with the mark in the margin.',
        Content: ChatSection,
      },
      {
        id: 'account',
        title: 'Account pieces',
        about: 'Who one is, what can be done with a row, what can be copied.',
        Content: AccountSection,
      },
      {
        id: 'dialogs',
        title: 'Dialogs',
        about:
          'In the way of everything else, so rare. The safe answer has the focus; it goes back where it was.',
        Content: DialogsSection,
      },
      {
        id: 'table',
        title: 'Table',
        about: 'A timetable of hairlines. On a phone each row is a card.',
        Content: TableSection,
      },
      {
        id: 'charts',
        title: 'Figures',
        about:
          'Milestones and thirty days of three kinds, told apart without colour, and all of it as a table.',
        Content: ChartsSection,
      },
    ],
  },
];
