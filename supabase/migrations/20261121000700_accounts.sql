-- Follow-up letters that the planner was asked for: at most one a plan and a few a day an account, so that nobody
-- can have their own mailbox, or the service that sends the letters, flooded. The functions alone read and write it.
create table public.follow_ups (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- SHA-256 of the plan's details, hexadecimal
  plan text not null check (plan ~ '^[0-9a-f]{64}$'),
  requested_at timestamptz not null default now(),
  primary key (user_id, plan)
);
alter table public.follow_ups enable row level security;

-- Takes one of an account's letters, under the profile's row lock, and answers {outcome}: `claimed`, `repeat` (this
-- plan's letter went out within the window), `rate_limited` (with the seconds to wait), `suspended`, `unknown_user`.
create function public.claim_follow_up(p_user uuid, p_plan text, p_limit integer, p_window_seconds integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  since timestamptz := now() - make_interval(secs => p_window_seconds);
  oldest timestamptz;
  taken integer;
begin
  select * into owner from public.profiles where id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_user');
  end if;
  if owner.status = 'suspended' then
    return jsonb_build_object('outcome', 'suspended');
  end if;
  delete from public.follow_ups where user_id = p_user and requested_at <= since;
  if exists (select 1 from public.follow_ups where user_id = p_user and plan = p_plan) then
    return jsonb_build_object('outcome', 'repeat');
  end if;
  select count(*), min(requested_at) into taken, oldest from public.follow_ups where user_id = p_user;
  if taken >= p_limit then
    return jsonb_build_object('outcome', 'rate_limited',
      'retry_after', greatest(1, ceil(extract(epoch from oldest - since)))::integer);
  end if;
  insert into public.follow_ups (user_id, plan) values (p_user, p_plan);
  return jsonb_build_object('outcome', 'claimed');
end
$$;

-- Gives a letter back that could not be sent. A repeat changes nothing.
create function public.release_follow_up(p_user uuid, p_plan text) returns void
language sql security definer set search_path = '' as $$
  delete from public.follow_ups where user_id = p_user and plan = p_plan
$$;

revoke all on function public.claim_follow_up(uuid, text, integer, integer),
  public.release_follow_up(uuid, text) from public, anon, authenticated;
grant execute on function public.claim_follow_up(uuid, text, integer, integer),
  public.release_follow_up(uuid, text) to service_role;

-- With an account goes its newsletter subscription, however the account is deleted. Only for an address that was
-- confirmed: an account that somebody made with another's address takes nothing from them.
create function private.forget_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is not null then
    delete from public.newsletter_subscribers s where lower(s.email) = lower(old.email);
  end if;
  return old;
end
$$;
create trigger forget_subscriber before delete on auth.users
  for each row execute function private.forget_subscriber();
