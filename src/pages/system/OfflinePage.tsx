import type { ReactNode } from 'react';
import { blogPostPath } from '@/config/paths.ts';
import type { BlogPost } from '@/domain/blog.ts';
import { RefusedChanges } from '@/features/offline/components/RefusedChanges.tsx';
import { type Device, useDevice } from '@/features/offline/hooks/useDevice.ts';
import { type Inventory, useInventory } from '@/features/offline/hooks/useInventory.ts';
import { useSavedArticles } from '@/features/offline/hooks/useSavedArticles.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { CheckIcon, CloseIcon } from '@/ui/icons/icons.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import classes from './OfflinePage.module.css';

/** Ready for the flight: what this device holds. */
export function OfflinePage() {
  usePageHead('offline');
  const auth = useSession();
  const device = useDevice();
  return (
    <Page width="text">
      <PageHeading subtitle="What stands on this device and opens without a network.">
        Ready for the flight
      </PageHeading>
      {device === null && counting}
      {device && auth.status === 'signed_in' && <AccountList device={device} userId={auth.session.userId} />}
      {device && auth.status !== 'signed_in' && <List device={device} inventory={null} />}
      <p className={classes.note}>
        This page counts what is stored. A check that opens each item, and one button that fetches what is
        missing, are not built yet.
      </p>
    </Page>
  );
}

const counting = <Spinner text="Counting what is stored..." />;

function AccountList({ device, userId }: { readonly device: Device; readonly userId: string }) {
  const inventory = useInventory(userId);
  return inventory ? <List device={device} inventory={inventory} /> : counting;
}

interface ListProps {
  readonly device: Device;
  /** Null for a visitor. */
  readonly inventory: Inventory | null;
}

function List({ device: { shell, usage, kept }, inventory }: ListProps) {
  const articles = useSavedArticles();
  return (
    <ul className={classes.list}>
      <Item ready={shell} name="The app itself">
        {shell ? 'Stored. It opens in the air.' : 'Not stored yet. Stay online for a moment, then reload.'}
      </Item>
      <Item ready={inventory !== null && inventory.messages > 0} name="Your chat with the assistant">
        {inventory ? chatWords(inventory.messages) : 'Log in to keep chats on this device.'}
      </Item>
      <Item ready={articles.length > 0} name="Saved articles">
        {articles.length > 0 ? (
          <SavedArticles articles={articles} />
        ) : (
          'None saved yet. Open an article and press Save for offline.'
        )}
      </Item>
      <Item ready={inventory !== null && isAllSent(inventory)} name="Unsent changes">
        {inventory ? <Unsent inventory={inventory} /> : 'None without an account.'}
      </Item>
      <Item ready={kept} name="Space">
        {usage === null ? 'This browser does not say how much is used.' : `${formatBytes(usage)} in use.`}{' '}
        {kept ? 'The browser keeps it.' : 'The browser may clear it when space is short.'}
      </Item>
    </ul>
  );
}

function SavedArticles({ articles }: { readonly articles: readonly BlogPost[] }) {
  return (
    <ul>
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <TextLink to={blogPostPath(slug)}>{title}</TextLink>
        </li>
      ))}
    </ul>
  );
}

function chatWords(messages: number): string {
  if (messages === 0) return 'Nothing to keep yet.';
  return `${messages} ${messages === 1 ? 'message' : 'messages'}, readable offline.`;
}

function isAllSent({ waiting, refused }: Inventory): boolean {
  return waiting === 0 && refused.length === 0;
}

function Unsent({ inventory }: { readonly inventory: Inventory }) {
  const { waiting, refused } = inventory;
  return (
    <>
      {isAllSent(inventory) && <p>Everything has reached the server.</p>}
      {waiting > 0 && <p>{waiting} waiting for the network. They are sent by themselves.</p>}
      {refused.length > 0 && (
        <>
          <p>
            The server refused {refused.length === 1 ? 'one change' : `${refused.length} changes`}. Try again,
            or give it up.
          </p>
          <RefusedChanges changes={refused} />
        </>
      )}
    </>
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
        <div className={classes.text}>{children}</div>
      </div>
    </li>
  );
}

function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? `${Math.ceil(bytes / 1000)} kB` : `${megabytes.toFixed(1)} MB`;
}
