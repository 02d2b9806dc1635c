import { useState } from 'react';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { paths } from '@/config/paths.ts';
import { isPaidTier } from '@domain/billing/plans.ts';
import { tokenMeter } from '@domain/profile/profileView.ts';
import { DangerZone } from '@/features/auth/components/DangerZone.tsx';
import { AvatarPicture } from '@/features/profile/components/avatar/AvatarPicture.tsx';
import { BringBack } from '@/features/profile/components/BringBack.tsx';
import { DeviceDisplay } from '@/features/profile/components/DeviceDisplay.tsx';
import { DownloadData } from '@/features/profile/components/DownloadData.tsx';
import { TravelProfileForm } from '@/features/profile/components/TravelProfileForm.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import classes from './account.module.css';

/** The travel profile, with the plan and the way out of the account under it. */
export function ProfilePage() {
  usePageHead('profile');
  // the form begins anew with what a file brought into it
  const [brought, setBrought] = useState(0);
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
              <TravelProfileForm key={`${profile.id} ${brought}`} profile={profile} />
              <section className={classes.panel} aria-labelledby="picture">
                <h2 id="picture">Your picture</h2>
                <AvatarPicture profile={profile} />
              </section>
              <section className={classes.panel} aria-labelledby="plan">
                <h2 id="plan">{profile.subscription_status ?? 'Free'} plan</h2>
                <BalanceMeter balance={meter?.balance ?? 0} allowance={meter?.allowance ?? null} />
                <TextLink to={paths.myPlan}>Your plan and tokens</TextLink>
              </section>
              <section className={classes.panel} aria-labelledby="device">
                <h2 id="device">On this device</h2>
                <DeviceDisplay />
              </section>
              <section className={classes.panel} aria-labelledby="data">
                <h2 id="data">Your data</h2>
                <DownloadData userId={profile.id} />
                <BringBack
                  userId={profile.id}
                  isMember={isPaidTier(profile.subscription_status)}
                  onProfile={() => setBrought(brought + 1)}
                />
              </section>
              <DangerZone userId={profile.id} />
            </div>
          );
        }}
      </ProfileGate>
    </Page>
  );
}
