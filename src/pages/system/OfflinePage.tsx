import type { ReactNode } from 'react';
import { useInventory, type Inventory } from '@/features/offline/hooks/useInventory.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { CheckIcon, CloseIcon } from '@/ui/icons/icons.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { usePageTitle } from '@/ui/usePageTitle.ts';
import classes from './OfflinePage.module.css';

/** Ready for the flight: what this device holds. */
export function OfflinePage() {
  usePageTitle('Ready for the flight');
  const auth = useSession();
  const inventory = useInventory(auth.status === 'signed_in' ? auth.session.userId : null);
  return (
    <Page width="text">
      <PageHeading subtitle="What stands on this device and opens without a network.">
        Ready for the flight
      </PageHeading>
      {inventory ? <List inventory={inventory} /> : <Spinner text="Counting what is stored..." />}
      <p className={classes.note}>
        This page counts what is stored. A check that opens each item, and one button that fetches what is
        missing, are not built yet.
      </p>
    </Page>
  );
}

function List({ inventory }: { readonly inventory: Inventory }) {
  const { shell, messages, unsent, usage, kept } = inventory;
  return (
    <ul className={classes.list}>
      <Item ready={shell} name="The app itself">
        {shell ? 'Stored. It opens in the air.' : 'Not stored yet. Stay online for a moment, then reload.'}
      </Item>
      <Item ready={messages !== null && messages > 0} name="Your chat with the assistant">
        {messages === null
          ? 'Log in to keep chats on this device.'
          : messages === 0
            ? 'Nothing to keep yet.'
            : `${messages} ${messages === 1 ? 'message' : 'messages'}, readable offline.`}
      </Item>
      <Item ready={unsent === 0} name="Unsent changes">
        {unsent === null
          ? 'None without an account.'
          : unsent === 0
            ? 'Everything has reached the server.'
            : `${unsent} waiting for the network. They are sent by themselves.`}
      </Item>
      <Item ready={kept} name="Space">
        {usage === null ? 'This browser does not say how much is used.' : `${formatBytes(usage)} in use.`}{' '}
        {kept ? 'The browser keeps it.' : 'The browser may clear it when space is short.'}
      </Item>
    </ul>
  );
}

interface ItemProps {
  readonly ready: boolean;
  readonly name: string;
  readonly children: ReactNode;
}

function Item({ ready, name, children }: ItemProps) {
  return (
    <li className={classes.item} data-ready={ready || undefined}>
      <span className={classes.sign}>{ready ? <CheckIcon size={20} /> : <CloseIcon size={18} />}</span>
      <div>
        <h2 className={classes.name}>
          {name} <span className="wm-hidden">{ready ? '(ready)' : '(not ready)'}</span>
        </h2>
        <p className={classes.text}>{children}</p>
      </div>
    </li>
  );
}

function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? `${Math.ceil(bytes / 1000)} kB` : `${megabytes.toFixed(1)} MB`;
}
