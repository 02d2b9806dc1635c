-- Purchases. Plans and tokens move in here alone, in one transaction an event, under the profile's row lock.

-- The SQL copy of the plan table's allotments (supabase/functions/_shared/domain/plans.ts; a test compares them).
create function private.plan_tokens(p_tier text) returns integer
language sql immutable set search_path = '' as $$
  select case p_tier
    when 'Free' then 10000 when 'Pro' then 100000 when 'Premium' then 300000 when 'Business' then 1000000
  end
$$;

-- The subscription that a live checkout started.
alter table public.checkout_sessions add column subscription_id text check (char_length(subscription_id) <= 200);

-- Subscriptions at the payment provider. Events come in any order, so each group of columns keeps the version
-- (event time in seconds * 10 + how much the event knows) of what was last written to it: the highest one wins.
create table public.subscriptions (
  id text primary key check (char_length(id) between 1 and 200),
  -- null until an event says whose it is
  user_id uuid references public.profiles (id) on delete cascade,
  customer_id text check (char_length(customer_id) <= 200),
  tier text check (tier in ('Pro', 'Premium', 'Business')),
  status text not null default 'incomplete' check (status in (
    'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  started_at timestamptz not null,
  -- some event, however late, said that it paid for a plan or ended
  was_in_force boolean not null default false,
  status_version bigint not null default 0,
  tier_version bigint not null default 0,
  cancel_version bigint not null default 0,
  period_version bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_user_started_idx on public.subscriptions (user_id, started_at desc);
create index subscriptions_customer_idx on public.subscriptions (customer_id);

-- Paid invoices that bring a month's tokens, each at most once.
create table public.stripe_invoices (
  id text primary key check (char_length(id) between 1 and 200),
  subscription_id text not null references public.subscriptions (id) on delete cascade,
  tier text check (tier in ('Pro', 'Premium', 'Business')),
  is_first boolean not null,
  granted_at timestamptz,
  created_at timestamptz not null default now()
);
create index stripe_invoices_subscription_idx on public.stripe_invoices (subscription_id);

-- Events that were applied. The provider repeats one for days at most.
create table public.stripe_events (
  id text primary key check (char_length(id) between 1 and 200),
  type text not null check (char_length(type) <= 100),
  received_at timestamptz not null default now()
);
create index stripe_events_received_idx on public.stripe_events (received_at);

alter table public.subscriptions enable row level security;
alter table public.stripe_invoices enable row level security;
alter table public.stripe_events enable row level security;
create policy "subscriptions: read own" on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

-- Adds tokens and says so in the books. False when the reference has had its tokens. The caller holds the lock.
create function private.add_tokens(p_user uuid, p_source text, p_tier text, p_tokens integer, p_reference text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.token_topups (user_id, email, source, tier, tokens_added, plan_name, reference)
  select p.id, p.email, p_source, p_tier, p_tokens, p_tier, p_reference from public.profiles p where p.id = p_user
  on conflict (reference) do nothing;
  if not found then
    return false;
  end if;
  update public.profiles
  set token_balance = least(token_balance::bigint + p_tokens, 2147483647)::integer
  where id = p_user;
  return true;
end
$$;

-- Starts a purchase: `p_id` null asks for the rules alone, else its row is written. Answers {outcome, id,
-- customer}; outcome is one of open, suspended, unknown_user, current_plan (a live plan that is paid for and
-- goes on), too_many. A sandbox purchase of the same plan that was left open is taken up again under its old id.
create function public.open_checkout(p_user uuid, p_id text, p_tier text, p_tokens integer, p_mode text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  known text;
begin
  select * into owner from public.profiles where id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_user');
  elsif owner.status = 'suspended' then
    return jsonb_build_object('outcome', 'suspended');
  end if;
  if p_mode = 'live' and exists (
    select 1 from public.subscriptions s
    where s.user_id = p_user and s.tier = p_tier and s.status in ('active', 'trialing')
      and not s.cancel_at_period_end
  ) then
    return jsonb_build_object('outcome', 'current_plan');
  end if;
  -- A live one that was paid in a delayed way stays open for weeks and has its subscription meanwhile; what is told
  -- of the others may come days late.
  delete from public.checkout_sessions c
  where c.user_id = p_user and c.state in ('open', 'cancelled') and c.subscription_id is null
    and c.created_at < now() - case when c.mode = 'live' then interval '7 days' else interval '2 days' end;
  if p_mode <> 'live' then
    select c.id into known from public.checkout_sessions c
    where c.user_id = p_user and c.state = 'open' and c.mode = p_mode and c.tier = p_tier
      and c.tokens = p_tokens and c.created_at > now() - interval '1 hour'
    order by c.created_at desc limit 1;
  end if;
  if known is null and (
    select count(*) from public.checkout_sessions c
    where c.user_id = p_user and c.created_at > now() - interval '1 hour'
  ) >= 30 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  if known is null and p_id is not null then
    insert into public.checkout_sessions (id, user_id, tier, tokens, mode)
    values (p_id, p_user, p_tier, p_tokens, p_mode);
  end if;
  return jsonb_build_object('outcome', 'open', 'id', coalesce(known, p_id), 'customer', (
    select s.customer_id from public.subscriptions s
    where s.user_id = p_user and s.customer_id is not null order by s.started_at desc limit 1
  ));
end
$$;

-- What the sandbox payment page's buttons do: p_state is 'paid' or 'cancelled'. Answers the session's state after
-- it, or null when there is no such session to pay: unknown, live, or open for more than a day.
create function public.settle_sandbox_payment(p_session text, p_state text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  session public.checkout_sessions;
begin
  select * into session from public.checkout_sessions c where c.id = p_session for update;
  if not found or session.mode = 'live'
     or (session.state = 'open' and session.created_at < now() - interval '1 day') then
    return null;
  end if;
  if session.state = 'open' and p_state in ('paid', 'cancelled') then
    update public.checkout_sessions
    set state = p_state, paid_at = case when p_state = 'paid' then now() end
    where id = p_session
    returning state into session.state;
  end if;
  return session.state;
end
$$;

-- Completes a purchase that was paid in the sandbox: plan, tokens and books in one. Live purchases are reported
-- only. Answers {outcome, mode, tier, tokens, balance, plan, field}; outcome is one of completed, repeat,
-- pending (live, not yet applied), open, cancelled, mismatch (of `field`), suspended, not_found.
create function public.complete_checkout(p_user uuid, p_session text, p_tier text, p_tokens integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session public.checkout_sessions;
  owner public.profiles;
  result text;
begin
  -- the profile first, as everywhere: two calls that lock in another order would wait for each other
  select * into owner from public.profiles p where p.id = p_user for update;
  select * into session from public.checkout_sessions c where c.id = p_session and c.user_id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  elsif owner.status = 'suspended' then
    return jsonb_build_object('outcome', 'suspended');
  elsif p_tier is not null and p_tier <> session.tier then
    return jsonb_build_object('outcome', 'mismatch', 'field', 'tier');
  elsif p_tokens is not null and p_tokens <> session.tokens then
    return jsonb_build_object('outcome', 'mismatch', 'field', 'tokens');
  end if;
  result := case
    when session.state = 'completed' then 'repeat'
    when session.mode = 'live' and session.state in ('open', 'paid') then 'pending'
    when session.state = 'paid' then 'completed'
    else session.state
  end;
  if result = 'completed' then
    perform private.add_tokens(
      p_user, session.mode || '_stripe_checkout', session.tier, session.tokens, session.id);
    update public.profiles set subscription_status = session.tier where id = p_user;
    update public.checkout_sessions set state = 'completed', completed_at = now() where id = session.id;
    select * into owner from public.profiles p where p.id = p_user;
  end if;
  return jsonb_build_object('outcome', result, 'mode', session.mode, 'tier', session.tier,
    'tokens', session.tokens, 'balance', owner.token_balance, 'plan', owner.subscription_status);
end
$$;

revoke all on function private.plan_tokens(text), private.add_tokens(uuid, text, text, integer, text)
  from public, anon, authenticated;
revoke all on function public.open_checkout(uuid, text, text, integer, text),
  public.settle_sandbox_payment(text, text), public.complete_checkout(uuid, text, text, integer)
  from public, anon, authenticated;
grant execute on function public.open_checkout(uuid, text, text, integer, text),
  public.settle_sandbox_payment(text, text), public.complete_checkout(uuid, text, text, integer)
  to service_role;
