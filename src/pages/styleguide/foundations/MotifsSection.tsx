import { destinationArt } from '@/ui/art/destinations.ts';
import { HeroMap } from '@/ui/art/HeroMap.tsx';
import * as icons from '@/ui/icons/icons.tsx';
import * as toolIcons from '@/ui/icons/toolIcons.tsx';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import { Mark } from '@/ui/map/Mark.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';
import classes from './foundations.module.css';

const { stroke: _stroke, ...named } = { ...icons, ...toolIcons };

/** What makes it this map and no other. */
export function MotifsSection() {
  return (
    <>
      <Row columns={3}>
        <Specimen name="The mark: turn here">
          <div className={classes.panel}>
            <Mark size={72} />
          </div>
        </Specimen>
        <Specimen name="With its name">
          <div className={classes.panel}>
            <Mark withName />
          </div>
        </Specimen>
        <Specimen name="Contour ground">
          <div className={classes.panel}>
            <ContourGround />
          </div>
        </Specimen>
      </Row>
      <Row>
        <Specimen name="The sheet of the home page">
          <HeroMap className={classes.scene ?? ''} />
        </Specimen>
      </Row>
      <ul className={classes.icons}>
        {Object.entries(named).map(([name, Icon]) => (
          <li key={name}>
            <Icon size={24} />
            {name.replace(/Icon$/, '')}
          </li>
        ))}
      </ul>
      <Row columns={3}>
        {Object.entries(destinationArt).map(([place, Scene]) => (
          <Specimen key={place} name={place}>
            <Scene className={classes.scene ?? ''} />
          </Specimen>
        ))}
      </Row>
    </>
  );
}
