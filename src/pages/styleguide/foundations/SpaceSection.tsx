import { Row, Specimen } from '../frame/Specimen.tsx';
import classes from './foundations.module.css';

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** The grid, the corners, the one shadow. */
export function SpaceSection() {
  return (
    <>
      <dl className={classes.spaces}>
        {spaces.map((step) => (
          <div key={step}>
            <dt>
              {step} <span>{step * 4} px</span>
            </dt>
            <dd style={{ width: `var(--wm-space-${step})` }} />
          </div>
        ))}
      </dl>
      <Row columns={3}>
        <Specimen name="radius-blaze, 2 px: signs and marks">
          <div className={classes.shape} style={{ borderRadius: 'var(--wm-radius-blaze)' }} />
        </Specimen>
        <Specimen name="radius-control, 6 px: what is pressed or typed in">
          <div className={classes.shape} style={{ borderRadius: 'var(--wm-radius-control)' }} />
        </Specimen>
        <Specimen name="radius-object, 10 px: what lies on the sheet">
          <div className={classes.shape} style={{ borderRadius: 'var(--wm-radius-object)' }} />
        </Specimen>
        <Specimen name="shadow-float: menus, dialogs, toasts">
          <div className={classes.shape} data-floats />
        </Specimen>
        <Specimen name="target, 44 px: the least that a thumb hits">
          <div className={classes.target} />
        </Specimen>
        <Specimen name="line: a hairline instead of a box">
          <div className={classes.hairline} />
        </Specimen>
      </Row>
    </>
  );
}
