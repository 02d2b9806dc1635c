-- The guide that a new subscriber is sent. The row itself is the outbox: what has no time yet was not sent. Whoever
-- was on the list before this was not promised to be written to now.
alter table public.newsletter_subscribers add column guide_sent_at timestamptz default now();
alter table public.newsletter_subscribers alter column guide_sent_at set default null;
create index newsletter_subscribers_waiting_idx on public.newsletter_subscribers (created_at)
  where guide_sent_at is null;
