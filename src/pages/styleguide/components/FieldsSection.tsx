import { useState } from 'react';
import { OTHER, PROFILE_CHOICES } from '@domain/profile/profile.ts';
import { ChoiceGroup, type ChoiceValue, noChoice } from '@/ui/fields/ChoiceGroup.tsx';
import { DateField } from '@/ui/fields/DateField.tsx';
import { NumberField } from '@/ui/fields/NumberField.tsx';
import { PlaceCombobox } from '@/ui/fields/place/PlaceCombobox.tsx';
import { emptyPlace } from '@/ui/fields/place/placeField.ts';
import { PasswordField } from '@/ui/fields/PasswordField.tsx';
import { SelectField } from '@/ui/fields/SelectField.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { TextareaField } from '@/ui/fields/TextareaField.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';
import { findPlaces } from '../samples/places.ts';

const tiers = ['Free', 'Pro', 'Premium', 'Business'].map((tier) => ({ value: tier, label: tier }));
const vibe = PROFILE_CHOICES.travel_vibe;
const budgets = ['Under $80', '$80 to $150', '$150 to $300', 'Over $300'];

export function FieldsSection() {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('mira@');
  const [password, setPassword] = useState('waymark1');
  const [notes, setNotes] = useState('A room on the ground floor, please.');
  const [long, setLong] = useState('No stairs, and a quiet street. '.repeat(7));
  const [number, setNumber] = useState('100');
  const [date, setDate] = useState('2027-03-14');
  const [tier, setTier] = useState('Pro');
  const [place, setPlace] = useState(emptyPlace);
  const [many, setMany] = useState<ChoiceValue>({
    chosen: ['Culture', OTHER],
    typed: 'Night trains',
  });
  const [one, setOne] = useState(noChoice);
  return (
    <>
      <Row columns={2} title="Text">
        <Specimen name="Empty">
          <TextField
            label="What should we call you?"
            placeholder="Nickname"
            value={text}
            onChange={setText}
          />
        </Specimen>
        <Specimen name="Wrong">
          <TextField
            label="Email"
            value={wrong}
            onChange={setWrong}
            error="Email needs a name and a host, like mira@example.com."
          />
        </Specimen>
        <Specimen name="Read only">
          <TextField label="Email" value="mira@example.test" readOnly hint="The address you log in with." />
        </Specimen>
        <Specimen name="Password, which can be shown">
          <PasswordField
            label="Password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
        </Specimen>
      </Row>
      <Row columns={2} title="Several lines">
        <Specimen name="Counted">
          <TextareaField
            label="Anything else we should know?"
            placeholder="Mobility needs, celebrations, dietary needs..."
            value={notes}
            limit={500}
            onChange={setNotes}
          />
        </Specimen>
        <Specimen name="Too long: nothing is cut off">
          <TextareaField label="Message" value={long} limit={200} onChange={setLong} />
        </Specimen>
      </Row>
      <Row columns={3} title="Number, day, one of a few">
        <Specimen name="Number, stepped by 100">
          <NumberField label="Adjust tokens" value={number} step={100} max={1000} onChange={setNumber} />
        </Specimen>
        <Specimen name="Day">
          <DateField label="Departure" value={date} min="2027-01-01" onChange={setDate} />
        </Specimen>
        <Specimen name="Select">
          <SelectField label="Plan" value={tier} choices={tiers} onChange={setTier} />
        </Specimen>
        <Specimen name="Number, wrong">
          <NumberField
            label="Total tokens"
            value="ten"
            error="Total tokens has to be a whole number."
            onChange={() => {}}
          />
        </Specimen>
        <Specimen name="Day, disabled">
          <DateField label="Return" value="" disabled onChange={() => {}} />
        </Specimen>
        <Specimen name="Select, wrong">
          <SelectField label="Role" value="Free" choices={tiers} error="Choose a role." onChange={setTier} />
        </Specimen>
      </Row>
      <Row columns={2} title="Place">
        <Specimen name="Suggestions while typing">
          <PlaceCombobox
            label="From"
            placeholder="City or airport"
            value={place}
            withCodes
            search={findPlaces}
            onSearchFailed={() => {}}
            onChange={setPlace}
          />
        </Specimen>
        <Specimen name="Wrong">
          <PlaceCombobox
            label="To"
            placeholder="City or airport"
            value={{ text: 'Nowhere', place: null }}
            error="To: choose a place from the list."
            withCodes
            search={findPlaces}
            onSearchFailed={() => {}}
            onChange={() => {}}
          />
        </Specimen>
      </Row>
      <Row columns={2} title="Choices">
        <Specimen name="Many, with Other">
          <ChoiceGroup
            legend={vibe.prompt}
            choices={vibe.options}
            other={OTHER}
            value={many}
            onChange={setMany}
          />
        </Specimen>
        <Specimen name="One">
          <ChoiceGroup
            legend="Budget a night"
            hint="For the room, not a head."
            choices={budgets}
            value={one}
            pick="one"
            onChange={setOne}
          />
        </Specimen>
        <Specimen name="Wrong">
          <ChoiceGroup
            legend="Where do you like to stay?"
            choices={['Hotel', 'Flat', 'Hut']}
            value={noChoice}
            error="Choose at least one."
            onChange={() => {}}
          />
        </Specimen>
        <Specimen name="Disabled">
          <ChoiceGroup
            legend="How do you get around?"
            choices={['Train', 'Car', 'On foot']}
            value={{ ...noChoice, chosen: ['Train'] }}
            disabled
            onChange={() => {}}
          />
        </Specimen>
      </Row>
    </>
  );
}
