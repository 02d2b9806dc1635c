import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { paths } from '@/config/paths.ts';
import { tokenMeter } from '@/domain/profile.ts';
import { DangerZone } from '@/features/auth/components/DangerZone.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import classes from './account.module.css';

/** The travel profile, to read. */
export function ProfilePage() {
  usePageHead('profile');
  return (
    <Page width="text">
      <PageHeading subtitle="Tell us about your style, and we'll tailor your travel suggestions">
        Your Travel Profile
      </PageHeading>
      <ProfileGate>
        {(profile) => {
          const meter = tokenMeter(profile);
          return (
            <div className={classes.stack}>
              <TextInput label="Email" value={profile.email} readOnly />
              <TextInput
                label="What should we call you?"
                placeholder="Nickname"
                value={profile.nickname ?? ''}
                readOnly
              />
              <p className={classes.note}>
                Editing is not built yet: for now this page shows what the server holds. What you tell the
                assistant in a chat counts all the same.
              </p>
              <section className={classes.panel} aria-labelledby="plan">
                <h2 id="plan">{profile.subscription_status ?? 'Free'} plan</h2>
                <BalanceMeter balance={meter?.balance ?? 0} allowance={meter?.allowance ?? null} />
                <TextLink to={paths.myPlan}>Your plan and tokens</TextLink>
              </section>
              <DangerZone userId={profile.id} />
            </div>
          );
        }}
      </ProfileGate>
    </Page>
  );
}
