import { Button } from '@mantine/core';
import { Page } from '@/ui/Page.tsx';
import { CopyButton } from '@/ui/controls/CopyButton.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { TextField } from '@/ui/fields/TextField.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { PremiumGate } from './PremiumGate.tsx';
import account from './account.module.css';
import classes from './ApiAccessPage.module.css';

/** The placeholder key is fake (requirements §9), and says so. */
const SAMPLE_KEY = 'wm_sample_0000_not_a_real_key';

const SAMPLE_REQUEST = `POST /functions/v1/token-chat
Authorization: Bearer ${SAMPLE_KEY}
Content-Type: application/json

{ "message": "Five days in Kyoto in April for two" }`;

function sayCopied() {
  showToast({ title: 'API Key Copied!' });
}

function sayNotCopied() {
  showToast({
    title: 'The key could not be copied',
    description: 'The browser did not allow it. Select the key and copy it by hand.',
    variant: 'destructive',
  });
}

function announce() {
  showToast({
    title: '🚧 Feature Coming Soon!',
    description: 'API key management is under development. Stay tuned!',
  });
}

/** A placeholder: a key to copy, a button that only says coming soon, a sample request. */
export function ApiAccessPage() {
  usePageHead('apiAccess');
  return (
    <Page width="text">
      <PageHeading>API Access</PageHeading>
      <PremiumGate tiers={['Business']}>
        <div className={account.stack}>
          <TextField
            label="API key"
            hint="A sample: it opens nothing until API access is built."
            value={SAMPLE_KEY}
            readOnly
          />
          <div className={account.actions}>
            <CopyButton value={SAMPLE_KEY} label="Copy key" onCopied={sayCopied} onFailed={sayNotCopied} />
            <Button variant="subtle" onClick={announce}>
              Regenerate Key
            </Button>
          </div>
          <section className={account.panel} aria-labelledby="sample">
            <h2 id="sample">A request will look like this</h2>
            <pre className={classes.code}>
              <code>{SAMPLE_REQUEST}</code>
            </pre>
          </section>
        </div>
      </PremiumGate>
    </Page>
  );
}
