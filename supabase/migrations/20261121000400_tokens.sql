-- Tokens and purchases. Everything here is written by the functions, in SQL, under the profile's row lock.
create table public.token_topups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  email text not null,
  source text not null check (char_length(source) between 1 and 60),
  tier text not null check (tier in ('Free', 'Pro', 'Premium', 'Business')),
  tokens_added integer not null check (tokens_added >= 0),
  plan_name text not null check (char_length(plan_name) between 1 and 60),
  -- the checkout session or invoice it was granted for: at most once
  reference text not null unique check (char_length(reference) between 1 and 200),
  created_at timestamptz not null default now()
);
create index token_topups_user_created_idx on public.token_topups (user_id, created_at desc);

create table public.checkout_sessions (
  id text primary key check (char_length(id) between 8 and 200),
  user_id uuid not null references public.profiles (id) on delete cascade,
  tier text not null check (tier in ('Pro', 'Premium', 'Business')),
  tokens integer not null check (tokens > 0),
  mode text not null check (mode in ('sandbox', 'mock', 'live')),
  state text not null default 'open' check (state in ('open', 'paid', 'completed', 'cancelled')),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  completed_at timestamptz
);
create index checkout_sessions_user_created_idx on public.checkout_sessions (user_id, created_at desc);

-- One row a chat turn. While it is `held` and its lease lasts, its tokens are spoken for, though still in the
-- balance: nobody who looks meanwhile sees an empty one. `settled` turns were charged, `released` ones were not.
-- A hold whose server died counts no more once its lease is over. `reply` answers a request that is sent again.
create table public.token_reservations (
  user_id uuid not null references public.profiles (id) on delete cascade,
  message_id uuid not null,
  state text not null check (state in ('held', 'settled', 'released')),
  metered boolean not null,
  is_first_response boolean not null,
  reserved integer not null check (reserved >= 0),
  charged integer not null default 0 check (charged >= 0),
  reply jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  finished_at timestamptz,
  primary key (user_id, message_id)
);
create index token_reservations_held_idx on public.token_reservations (user_id, expires_at) where state = 'held';
create index token_reservations_user_created_idx on public.token_reservations (user_id, created_at desc);

alter table public.token_topups enable row level security;
alter table public.checkout_sessions enable row level security;
alter table public.token_reservations enable row level security;
create policy "token_topups: read own or as admin" on public.token_topups for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "checkout_sessions: read own" on public.checkout_sessions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "token_reservations: read own" on public.token_reservations for select to authenticated
  using (user_id = (select auth.uid()));

-- Tokens of an account that turns in progress, but for one, have spoken for. The caller holds the profile's lock.
create function private.tokens_held(p_user uuid, p_except uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(t.reserved), 0)::integer from public.token_reservations t
  where t.user_id = p_user and t.message_id <> p_except and t.state = 'held' and t.expires_at > now()
$$;

-- Sets tokens aside for one turn. Answers {outcome, metered, reserved, balance, reply}; outcome is one of
-- held, replay (with the stored reply), in_progress (this turn, or turns that hold all that is left),
-- token_limit, suspended, unknown_user.
create function public.reserve_tokens(
  p_user uuid, p_message uuid, p_amount integer, p_ttl_seconds integer, p_first_response boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  known public.token_reservations;
  is_free boolean;
  is_metered boolean;
  available integer;
  amount integer;
begin
  select * into owner from public.profiles where id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_user');
  end if;
  if owner.status = 'suspended' then
    return jsonb_build_object('outcome', 'suspended');
  end if;

  select * into known from public.token_reservations where user_id = p_user and message_id = p_message;
  if known.state = 'settled' then
    return jsonb_build_object('outcome', 'replay', 'metered', known.metered, 'reserved', 0,
      'balance', owner.token_balance, 'charged', known.charged, 'reply', known.reply);
  elsif known.state = 'held' and known.expires_at > now() then
    return jsonb_build_object('outcome', 'in_progress');
  end if;

  is_free := p_first_response and owner.first_response_at is null and not exists (
    select 1 from public.token_reservations t
    where t.user_id = p_user and t.is_first_response and t.state = 'held' and t.expires_at > now()
  );
  is_metered := not is_free and owner.subscription_status <> 'Business' and owner.role <> 'admin';
  if is_metered and owner.token_balance <= 0 then
    return jsonb_build_object('outcome', 'token_limit', 'balance', owner.token_balance);
  end if;
  available := owner.token_balance - private.tokens_held(p_user, p_message);
  if is_metered and available <= 0 then
    return jsonb_build_object('outcome', 'in_progress');
  end if;
  amount := case when is_metered then least(greatest(p_amount, 1), available) else 0 end;

  insert into public.token_reservations as t
    (user_id, message_id, state, metered, is_first_response, reserved, expires_at)
  values (p_user, p_message, 'held', is_metered, is_free, amount, now() + make_interval(secs => p_ttl_seconds))
  on conflict (user_id, message_id) do update set
    state = 'held', metered = excluded.metered, is_first_response = excluded.is_first_response,
    reserved = excluded.reserved, charged = 0, created_at = now(), expires_at = excluded.expires_at,
    finished_at = null;
  return jsonb_build_object('outcome', 'held', 'metered', is_metered, 'reserved', amount,
    'balance', owner.token_balance);
end
$$;

-- Charges a turn and stores its reply. A turn may use more than it reserved, but neither what the balance has
-- not nor what other turns hold. Answers {charged, balance}; a repeat answers the first charge.
create function public.settle_tokens(p_user uuid, p_message uuid, p_used integer, p_reply jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  held public.token_reservations;
  charge integer;
begin
  select * into owner from public.profiles where id = p_user for update;
  select * into held from public.token_reservations where user_id = p_user and message_id = p_message;
  if owner.id is null or held.user_id is null then
    raise exception 'No reservation for this message' using errcode = 'P0002';
  end if;
  if held.state = 'settled' then
    return jsonb_build_object('charged', held.charged, 'balance', owner.token_balance);
  end if;
  charge := case when held.metered
    then least(greatest(p_used, 0), greatest(owner.token_balance - private.tokens_held(p_user, p_message), 0))
    else 0 end;
  update public.profiles
  set token_balance = token_balance - charge,
      first_response_at = case when held.is_first_response then now() else first_response_at end
  where id = p_user;
  update public.token_reservations
  set state = 'settled', charged = charge, reply = p_reply, finished_at = now()
  where user_id = p_user and message_id = p_message;
  insert into public.analytics_events (event_name, properties)
  values ('ai_usage', jsonb_build_object('tokens', charge));
  return jsonb_build_object('charged', charge, 'balance', owner.token_balance - charge);
end
$$;

-- Ends a turn that failed without a charge. A repeat changes nothing.
create function public.release_tokens(p_user uuid, p_message uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.profiles where id = p_user for update;
  update public.token_reservations set state = 'released', finished_at = now()
  where user_id = p_user and message_id = p_message and state = 'held';
end
$$;

revoke all on function private.tokens_held(uuid, uuid) from public, anon, authenticated;
revoke all on function public.reserve_tokens(uuid, uuid, integer, integer, boolean),
  public.settle_tokens(uuid, uuid, integer, jsonb), public.release_tokens(uuid, uuid)
  from public, anon, authenticated;
grant execute on function public.reserve_tokens(uuid, uuid, integer, integer, boolean),
  public.settle_tokens(uuid, uuid, integer, jsonb), public.release_tokens(uuid, uuid)
  to service_role;
