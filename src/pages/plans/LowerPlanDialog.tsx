import { planOf, type PaidTier } from '@domain/billing/plans.ts';
import { formatCount } from '@/ui/count.ts';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog.tsx';
import { lostBy } from './planSigns.ts';
import classes from './PricingPage.module.css';

interface LowerPlanDialogProps {
  readonly currentTier: string;
  /** The lower plan that was chosen. */
  readonly tier: PaidTier;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Before a lower plan is paid for: what goes, and what stays. */
export function LowerPlanDialog({ currentTier, tier, onConfirm, onCancel }: LowerPlanDialogProps) {
  const plan = planOf(tier);
  return (
    <ConfirmDialog
      opened
      title={`Change to ${plan.name}?`}
      confirmLabel={`Change to ${plan.name}`}
      cancelLabel={`Stay on ${currentTier}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>Once it is paid, your account no longer has:</p>
      <ul className={classes.lost}>
        {lostBy(currentTier, plan).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p>The tokens you have stay yours, and {formatCount(plan.tokens)} are added.</p>
    </ConfirmDialog>
  );
}
