import { useCallback, useState } from 'react';
import { env } from '@/config/env.ts';
import { paths } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { useAsked } from '@/data/door/useAsked.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { linkFragment } from '@domain/takeAlong/shareAddress.ts';
import type { NewLink, TripLink } from '@domain/takeAlong/tripLinks.ts';

type Kind = TripLink['kind'];

export interface TripLinks {
  /** Those that open, the newest first; null until they are known. */
  readonly links: readonly TripLink[] | null;
  /** A link is being made or taken back. */
  readonly busy: boolean;
  /** Why the links are not known, in words. */
  readonly unknown: string | null;
  /** Why the last deed failed, in words, and with which kind of link. */
  readonly failure: { readonly kind: Kind; readonly words: string } | null;
  readonly askAgain: () => void;
  /** Addresses that were made while this stands: nobody is told them again. */
  readonly made: Readonly<Partial<Record<Kind, { readonly id: string; readonly address: string }>>>;
  readonly make: (link: NewLink) => Promise<void>;
  /** Answers whether it was. */
  readonly takeBack: (link: TripLink) => Promise<boolean>;
}

/** A trip's links, asked of the server when this is mounted. */
export function useTripLinks(userId: string, tripId: string): TripLinks {
  const { trips } = useData();
  const asking = useAsked(useCallback(() => trips.listTripLinks(userId, tripId), [trips, userId, tripId]));
  const [after, setAfter] = useState<readonly TripLink[] | null>(null);
  const [made, setMade] = useState<TripLinks['made']>({});
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<TripLinks['failure']>(null);

  const attempt = async (kind: Kind, work: () => Promise<void>): Promise<boolean> => {
    setWorking(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (thrown) {
      setFailure({ kind, words: describeError(toAppError(thrown)) });
      return false;
    } finally {
      setWorking(false);
    }
  };

  return {
    links: after ?? asking.value,
    busy: working,
    unknown: after === null && asking.value === null && asking.error ? describeError(asking.error) : null,
    failure,
    askAgain: () => {
      setFailure(null);
      asking.askAgain();
    },
    made,
    make: async (link) => {
      await attempt(link.kind, async () => {
        const { secret, links } = await trips.makeTripLink(userId, tripId, link);
        setAfter(links);
        const id = links.find(({ kind }) => kind === link.kind)?.id ?? '';
        setMade((before) => ({ ...before, [link.kind]: { id, address: addressOf(link.kind, secret) } }));
      });
    },
    takeBack: ({ id, kind }) =>
      attempt(kind, async () => {
        setAfter(await trips.takeBackTripLink(userId, tripId, id));
        setMade((before) => (before[kind]?.id === id ? { ...before, [kind]: undefined } : before));
      }),
  };
}

function addressOf(kind: Kind, secret: string): string {
  if (kind === 'page') return `${env.siteUrl || location.origin}${paths.sharedTrip}#${linkFragment(secret)}`;
  return `${env.backendUrl || location.origin}/functions/v1/trip-feed?key=${secret}`;
}
