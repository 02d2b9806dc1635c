import { type Profile, tokenMeter } from '@/domain/profile.ts';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';
import classes from './ChatScreen.module.css';

/** The screen's name and, where tokens are counted, how many are left. */
export function ChatHeader({ profile }: { readonly profile: Profile | null }) {
  const meter = profile && tokenMeter(profile);
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>AI Assistant</h1>
      {meter && (
        <div className={classes.meter}>
          <BalanceMeter balance={meter.balance} allowance={meter.allowance} label="Tokens left" />
        </div>
      )}
    </header>
  );
}
