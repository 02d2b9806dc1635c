-- Accounts. `private` holds what policies and triggers need and no client may name in a request.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text check (char_length(full_name) <= 200),
  nickname text check (char_length(nickname) <= 100),
  avatar_url text check (char_length(avatar_url) <= 2000 and avatar_url ~ '^https?://'),
  home_location text check (char_length(home_location) <= 120),
  travel_style text check (char_length(travel_style) <= 500),
  budget_per_night integer check (budget_per_night between 0 and 100000),
  -- JSON-encoded strings (requirements §5, Profile form)
  travel_vibe text check (char_length(travel_vibe) <= 1000),
  stay_type text check (char_length(stay_type) <= 1000),
  transport_preference text check (char_length(transport_preference) <= 1000),
  amenities text[] check (cardinality(amenities) <= 20 and char_length(array_to_string(amenities, '')) <= 2000),
  interests text[] check (cardinality(interests) <= 20 and char_length(array_to_string(interests, '')) <= 2000),
  additional_notes text check (char_length(additional_notes) <= 4000),
  -- free text in the admin's forms (requirements §3); only 'admin' means anything
  role text not null default 'user' check (char_length(role) between 1 and 50),
  subscription_status text not null default 'Free'
    check (subscription_status in ('Free', 'Pro', 'Premium', 'Business')),
  token_balance integer not null default 10000 check (token_balance >= 0),
  status text not null default 'active' check (status in ('active', 'suspended')),
  -- the free first response after the questionnaire, once an account (requirements §9)
  first_response_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz
);
create index profiles_updated_at_idx on public.profiles (updated_at desc nulls last);
create index profiles_admin_idx on public.profiles (id) where role = 'admin' and status = 'active';

-- The service role, and a direct database connection (migrations, an operator), which carries no JWT at all.
create function private.is_service() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(auth.role(), 'service_role') = 'service_role'
$$;

-- SECURITY DEFINER: reads profiles past the policies that call it.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.profiles p
    where p.id = auth.uid() and p.role = 'admin' and p.status = 'active'
  )
$$;

create function private.is_active() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles p where p.id = auth.uid() and p.status = 'active')
$$;

grant execute on function private.is_service(), private.is_admin(), private.is_active()
  to anon, authenticated, service_role;

alter table public.profiles enable row level security;
create policy "profiles: read own or as admin" on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "profiles: change own or as admin" on public.profiles for update to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));

-- Column grants do not hold on the embedded server, which re-issues table grants at run time; a trigger does.
create function private.guard_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  refused text;
begin
  new.updated_at := now();
  if private.is_service() then
    return new;
  end if;
  refused := case
    when new.id is distinct from old.id then 'id'
    when new.email is distinct from old.email then 'email'
    when new.created_at is distinct from old.created_at then 'created_at'
    when new.first_response_at is distinct from old.first_response_at then 'first_response_at'
    when private.is_admin() then null
    when new.role is distinct from old.role then 'role'
    when new.status is distinct from old.status then 'status'
    when new.subscription_status is distinct from old.subscription_status then 'subscription_status'
    when new.token_balance is distinct from old.token_balance then 'token_balance'
    when not private.is_active() then 'profile of a suspended account'
  end;
  if refused is not null then
    raise exception 'You cannot change %', refused using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger guard_profile before update on public.profiles
  for each row execute function private.guard_profile();

-- There is always one active admin once there was one. The lock keeps two admins from demoting each other.
create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and old.status = 'active'
     and (tg_op = 'DELETE' or new.role <> 'admin' or new.status <> 'active') then
    perform pg_advisory_xact_lock(hashtext('waymark.last_admin'));
    if not exists (
      select 1 from public.profiles p
      where p.role = 'admin' and p.status = 'active' and p.id <> old.id
    ) then
      raise exception 'The last admin cannot be demoted, suspended or deleted' using errcode = '42501';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger keep_last_admin before update or delete on public.profiles
  for each row execute function private.keep_last_admin();

-- A profile a user, from the sign-up's metadata. On a plain PostgreSQL the embedded server stores the metadata
-- as a JSON string inside jsonb: unwrap it first.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  if jsonb_typeof(metadata) = 'string' then
    metadata := (metadata #>> '{}')::jsonb;
  end if;
  insert into public.profiles (id, email, full_name)
  values (new.id, new.email, left(nullif(trim(metadata ->> 'full_name'), ''), 200))
  on conflict (id) do nothing;
  return new;
end
$$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end
$$;
create trigger follow_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.follow_email();
