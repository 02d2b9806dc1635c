import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import classes from './PricingPage.module.css';

/** What stands under the signs: what a purchase is, and what of it is not there yet. */
export function PlanTerms() {
  return (
    <div className={classes.terms}>
      <p>
        In sandbox mode no card is charged and nothing renews: each purchase brings one month&rsquo;s tokens,
        and the plan stays. With real payments a plan renews each month until you cancel it on{' '}
        <Link to={paths.myPlan}>your plan&rsquo;s page</Link>. You keep it until the month ends, and your
        tokens after that.
      </p>
      <p>
        Not built yet: custom itineraries, team collaboration, API access and white-label. Priority changes
        nothing yet.
      </p>
    </div>
  );
}
