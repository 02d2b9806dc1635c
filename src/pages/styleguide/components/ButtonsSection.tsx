import { Button } from '@mantine/core';
import { useState } from 'react';
import { ChipGroup } from '@/ui/controls/ChipGroup.tsx';
import { TextButton } from '@/ui/controls/TextButton.tsx';
import { RefreshIcon } from '@/ui/icons/icons.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';

const kinds = [
  { variant: 'filled', words: 'Search flights' },
  { variant: 'default', words: 'Compare plans' },
  { variant: 'subtle', words: 'Not now' },
] as const;

export function ButtonsSection() {
  const [city, setCity] = useState('Kyoto');
  return (
    <>
      {kinds.map(({ variant, words }) => (
        <Row key={variant} columns={3} title={variant}>
          <Specimen name="Ready">
            <Button variant={variant}>{words}</Button>
          </Specimen>
          <Specimen name="Loading">
            <Button variant={variant} loading>
              {words}
            </Button>
          </Specimen>
          <Specimen name="Disabled">
            <Button variant={variant} disabled>
              {words}
            </Button>
          </Specimen>
        </Row>
      ))}
      <Row columns={3}>
        <Specimen name="With an icon">
          <Button leftSection={<RefreshIcon size={18} />}>Try again</Button>
        </Specimen>
        <Specimen name="Words that need two lines">
          <div style={{ maxWidth: 190 }}>
            <Button variant="filled">Sign Up for a Free AI Trip Plan</Button>
          </div>
        </Specimen>
        <Specimen name="Text link">
          <TextLink to="#buttons">Your plan and tokens</TextLink>
        </Specimen>
      </Row>
      <Row columns={3} title="Small">
        <Specimen name="Text button">
          <TextButton onClick={() => setCity('Kyoto')}>Clear</TextButton>
        </Specimen>
        <Specimen name="Text button with nothing to do">
          <TextButton idle onClick={() => {}}>
            Clear
          </TextButton>
        </Specimen>
        <Specimen name="Chips">
          <ChipGroup
            legend="City"
            choices={['Kyoto', 'Lisbon', 'Marrakesh']}
            value={city}
            onChange={setCity}
          />
        </Specimen>
      </Row>
    </>
  );
}
