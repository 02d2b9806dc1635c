-- What the payment provider reports of live purchases.

-- The plan that an account's subscriptions pay for: that of the newest one in force; null for none. A failed
-- payment keeps the plan while the provider tries again (past_due).
create function private.paid_tier(p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select s.tier from public.subscriptions s
  where s.user_id = p_user and s.tier is not null and s.status in ('active', 'trialing', 'past_due')
  order by s.started_at desc, s.id desc limit 1
$$;

-- Gives the tokens of paid invoices that did not have theirs, and finishes the checkouts that they belong to.
create function private.grant_invoices(p_user uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  due record;
begin
  for due in
    select i.id, i.is_first, i.subscription_id, coalesce(i.tier, s.tier) as tier
    from public.stripe_invoices i join public.subscriptions s on s.id = i.subscription_id
    where s.user_id = p_user and i.granted_at is null and coalesce(i.tier, s.tier) is not null
  loop
    perform private.add_tokens(
      p_user, case when due.is_first then 'live_stripe_checkout' else 'live_stripe_renewal' end,
      due.tier, private.plan_tokens(due.tier), due.id);
    update public.stripe_invoices set granted_at = now() where id = due.id;
  end loop;
  update public.checkout_sessions c set state = 'completed', completed_at = now()
  where c.user_id = p_user and c.mode = 'live' and c.state = 'paid' and exists (
    select 1 from public.stripe_invoices i
    where i.subscription_id = c.subscription_id and i.granted_at is not null
  );
end
$$;

-- Applies one event. `p_event` is what supabase/functions/_shared/billing/stripeEvents.ts made of it; absent
-- fields say nothing. Answers {outcome, superseded}: applied; repeat (seen before: nothing changes); tie (another
-- event of the same second said otherwise: ask the provider and call again with `force`); unknown_user (the
-- account is gone: nothing changes). `superseded` names older subscriptions of the account that still run.
create function public.apply_stripe_event(p_event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e record;
  sub public.subscriptions;
  is_known boolean;
  owner uuid;
  version bigint;
  tier_before text;
  tier_after text;
  -- the subscription is in force, or known to be the owner's, for the first time: its plan is set even where an
  -- admin had chosen another
  begins boolean;
  -- a subscription that is in one of these stays so, whatever is said of it later
  over constant text[] := array['canceled', 'incomplete_expired'];
  -- whoever says one of these says that the subscription was in force at some time
  telling constant text[] := array['active', 'trialing', 'past_due', 'canceled'];
  -- how much an event knows (stripeEvents.ts, RANK): a checkout 0, an invoice 1, the subscription itself 2, its end 3
  of_subscription constant integer := 2;
begin
  select * into e from jsonb_to_record(p_event) as event(
    id text, type text, created bigint, rank integer, force boolean, subscription text, customer text,
    user_id uuid, session text, session_paid boolean, started bigint, status text, tier text,
    cancel_at_period_end boolean, period_end bigint, invoice text, is_first boolean);
  version := e.created * 10 + e.rank;
  -- always taken before a profile's lock, so that two events cannot wait for each other
  perform pg_advisory_xact_lock(hashtextextended('waymark.subscription ' || e.subscription, 0));
  select * into sub from public.subscriptions s where s.id = e.subscription;
  is_known := found;
  owner := coalesce(sub.user_id, (select p.id from public.profiles p where p.id = e.user_id));
  if owner is null and e.user_id is null then
    owner := coalesce(
      (select c.user_id from public.checkout_sessions c where c.id = e.session),
      (select s.user_id from public.subscriptions s
       where s.customer_id = e.customer and s.user_id is not null limit 1));
  end if;
  perform 1 from public.profiles p where p.id = owner for update;
  if owner is not null and not found or owner is null and e.user_id is not null then
    return jsonb_build_object('outcome', 'unknown_user', 'superseded', '[]'::jsonb);
  end if;

  if exists (select 1 from public.stripe_events x where x.id = e.id) then
    return jsonb_build_object('outcome', 'repeat', 'superseded', private.superseded(owner));
  end if;
  if is_known and not coalesce(e.force, false) and sub.status <> all (over)
     and e.status is not null and version = sub.status_version and e.rank = of_subscription
     and (e.status, coalesce(e.tier, sub.tier), coalesce(e.cancel_at_period_end, sub.cancel_at_period_end),
          coalesce(to_timestamp(e.period_end), sub.current_period_end))
       is distinct from (sub.status, sub.tier, sub.cancel_at_period_end, sub.current_period_end) then
    return jsonb_build_object('outcome', 'tie', 'superseded', '[]'::jsonb);
  end if;
  insert into public.stripe_events (id, type) values (e.id, e.type);
  delete from public.stripe_events where received_at < now() - interval '90 days';
  tier_before := private.paid_tier(owner);

  if not is_known then
    insert into public.subscriptions (id, started_at) values (e.subscription, to_timestamp(e.started))
    returning * into sub;
  end if;
  begins := not sub.was_in_force and coalesce(e.status = any (telling), false)
    or sub.user_id is null and sub.was_in_force;
  sub.was_in_force := sub.was_in_force or begins;
  sub.user_id := coalesce(sub.user_id, owner);
  sub.customer_id := coalesce(sub.customer_id, e.customer);
  sub.started_at := least(sub.started_at, to_timestamp(e.started));
  -- the subscription itself may take its end back; an invoice may be an old one that was paid late, so it is
  -- believed for want of better alone
  if e.period_end is not null and e.rank >= of_subscription and version >= sub.period_version then
    sub.current_period_end := to_timestamp(e.period_end);
    sub.period_version := version;
  elsif sub.period_version = 0 then
    sub.current_period_end := greatest(sub.current_period_end, to_timestamp(e.period_end));
  end if;
  if e.status is not null and sub.status <> all (over)
     and (version >= sub.status_version or e.status = any (over)) then
    sub.status := e.status;
    sub.status_version := version;
  end if;
  if e.tier is not null and version >= sub.tier_version then
    sub.tier := e.tier;
    sub.tier_version := version;
  end if;
  if e.cancel_at_period_end is not null and version >= sub.cancel_version then
    sub.cancel_at_period_end := e.cancel_at_period_end;
    sub.cancel_version := version;
  end if;
  update public.subscriptions s set
    user_id = sub.user_id, customer_id = sub.customer_id, tier = sub.tier, status = sub.status,
    current_period_end = sub.current_period_end, cancel_at_period_end = sub.cancel_at_period_end,
    started_at = sub.started_at, was_in_force = sub.was_in_force, status_version = sub.status_version,
    tier_version = sub.tier_version, cancel_version = sub.cancel_version, period_version = sub.period_version,
    updated_at = now()
  where s.id = sub.id;

  if e.invoice is not null then
    insert into public.stripe_invoices (id, subscription_id, tier, is_first)
    values (e.invoice, sub.id, e.tier, coalesce(e.is_first, false))
    on conflict (id) do nothing;
  end if;
  if e.session is not null then
    update public.checkout_sessions c set
      subscription_id = sub.id,
      state = case when coalesce(e.session_paid, false) and c.state <> 'completed' then 'paid' else c.state end,
      paid_at = case when coalesce(e.session_paid, false) then coalesce(c.paid_at, now()) else c.paid_at end
    where c.id = e.session and c.mode = 'live' and c.user_id = owner;
  end if;

  if sub.user_id is not null then
    perform private.grant_invoices(sub.user_id);
    tier_after := private.paid_tier(sub.user_id);
    -- an admin's own choice of plan stands until a subscription begins, changes or ends
    if begins or tier_after is distinct from tier_before then
      update public.profiles set subscription_status = coalesce(tier_after, 'Free')
      where id = sub.user_id and subscription_status is distinct from coalesce(tier_after, 'Free');
    end if;
  end if;
  return jsonb_build_object('outcome', 'applied', 'superseded', private.superseded(sub.user_id));
end
$$;

-- Subscriptions that still run though a newer purchase of the same account is in force: they would be paid twice.
-- Only those that began with a checkout of ours count; when another began is not known well enough.
create function private.superseded(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with bought as (
    select s.id, s.status, s.started_at from public.subscriptions s
    where s.user_id = p_user
      and exists (select 1 from public.checkout_sessions c where c.user_id = p_user and c.subscription_id = s.id)
  )
  select coalesce(jsonb_agg(older.id order by older.id), '[]') from bought older
  where older.status not in ('canceled', 'incomplete_expired') and exists (
    select 1 from bought newer
    where newer.status in ('active', 'trialing') and (newer.started_at, newer.id) > (older.started_at, older.id)
  )
$$;

revoke all on function private.paid_tier(uuid), private.grant_invoices(uuid), private.superseded(uuid)
  from public, anon, authenticated;
revoke all on function public.apply_stripe_event(jsonb) from public, anon, authenticated;
grant execute on function public.apply_stripe_event(jsonb) to service_role;
