-- What an account leaves behind, so that deleting it and signing up again gives nothing back, and what a profile may
-- hold when it is written past update-profile.

-- A key of this database's own: the hashes below say nothing to who has not got it.
create table private.secrets (
  name text primary key,
  value bytea not null
);
alter table private.secrets enable row level security;
revoke all on private.secrets from public, anon, authenticated, service_role;
insert into private.secrets (name, value)
values ('address', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Kept 90 days after a deletion: no address, no name, no id.
create table private.former_accounts (
  address_hash bytea primary key,
  is_suspended boolean not null,
  token_balance integer not null,
  first_response_at timestamptz,
  -- when its follow-up letters of the last day were asked for
  follow_ups timestamptz[] not null,
  deleted_at timestamptz not null default now()
);
create index former_accounts_deleted_idx on private.former_accounts (deleted_at);
alter table private.former_accounts enable row level security;
revoke all on private.former_accounts from public, anon, authenticated, service_role;

-- One mailbox, however it is written: Ana+2@Example.test. is ana@example.test.
create function private.address_hash(email text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(s.value || convert_to(
    rtrim(regexp_replace(lower(trim(email)), '^([^+@]+)\+[^@]*@', '\1@'), '.'), 'UTF8'))
  from private.secrets s where s.name = 'address'
$$;
revoke all on function private.address_hash(text) from public, anon, authenticated, service_role;

create function private.remember_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.former_accounts f where f.deleted_at < now() - interval '90 days';
  insert into private.former_accounts as f
    (address_hash, is_suspended, token_balance, first_response_at, follow_ups)
  values (private.address_hash(old.email), old.status = 'suspended', old.token_balance, old.first_response_at, array(
    select l.requested_at from public.follow_ups l
    where l.user_id = old.id and l.requested_at > now() - interval '1 day'
    order by l.requested_at desc limit 20
  ))
  on conflict (address_hash) do update set
    -- one that began after the deletion took the suspension over, and an admin may have lifted it since
    is_suspended = excluded.is_suspended or (f.is_suspended and old.created_at <= f.deleted_at),
    token_balance = least(f.token_balance, excluded.token_balance),
    first_response_at = least(f.first_response_at, excluded.first_response_at),
    follow_ups = array(
      select distinct asked from unnest(f.follow_ups || excluded.follow_ups) asked
      where asked > now() - interval '1 day' order by asked desc limit 20
    ),
    deleted_at = now();
  return old;
end
$$;
create trigger remember_account before delete on public.profiles
  for each row execute function private.remember_account();

-- As before, and from where the address's last account ended; a name is one line.
create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
  former private.former_accounts;
begin
  if jsonb_typeof(metadata) = 'string' then
    metadata := (metadata #>> '{}')::jsonb;
  end if;
  select * into former from private.former_accounts f
  where f.address_hash = private.address_hash(new.email) and f.deleted_at >= now() - interval '90 days';
  insert into public.profiles (id, email, full_name, status, token_balance, first_response_at)
  values (
    new.id, new.email,
    left(nullif(trim(private.plain_line(metadata ->> 'full_name')), ''), 200),
    case when former.is_suspended then 'suspended' else 'active' end,
    least(10000, coalesce(former.token_balance, 10000)),
    former.first_response_at
  )
  on conflict (id) do nothing;
  -- the plans are not known any more, only that a letter each was asked for
  insert into public.follow_ups (user_id, plan, requested_at)
  select new.id, encode(sha256(convert_to(new.id::text || asked::text, 'UTF8')), 'hex'), asked
  from unnest(former.follow_ups) asked
  where asked > now() - interval '1 day'
  on conflict do nothing;
  return new;
end
$$;

-- What update-profile refuses, refused for writes to the table too.
create function private.plain_line(line text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(line, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')
$$;

-- Choices in a row, none of them missing.
create function private.is_list(list text[]) returns boolean
language sql immutable set search_path = '' as $$
  select case when coalesce(array_ndims(list), 1) > 1 then false else array_position(list, null) is null end
$$;

-- A choice or a list of choices, JSON-encoded.
create function private.is_encoded(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  parsed jsonb;
begin
  parsed := value::jsonb;
  return value is null or jsonb_typeof(parsed) = 'string'
    or (jsonb_typeof(parsed) = 'array' and not exists (
      select 1 from jsonb_array_elements(case jsonb_typeof(parsed) when 'array' then parsed else '[]' end) e
      where jsonb_typeof(e) <> 'string'
    ));
exception when data_exception then
  return false;
end
$$;

update public.profiles set
  full_name = private.plain_line(full_name),
  nickname = private.plain_line(nickname),
  travel_vibe = case when private.is_encoded(travel_vibe) then travel_vibe
    when char_length(to_json(travel_vibe)::text) <= 1000 then to_json(travel_vibe)::text end,
  stay_type = case when private.is_encoded(stay_type) then stay_type
    when char_length(to_json(stay_type)::text) <= 1000 then to_json(stay_type)::text end,
  transport_preference = case when private.is_encoded(transport_preference) then transport_preference
    when char_length(to_json(transport_preference)::text) <= 1000 then to_json(transport_preference)::text end,
  amenities = case when private.is_list(amenities) then amenities
    else array(select choice from unnest(amenities) choice where choice is not null) end,
  interests = case when private.is_list(interests) then interests
    else array(select choice from unnest(interests) choice where choice is not null) end
where full_name is distinct from private.plain_line(full_name)
  or nickname is distinct from private.plain_line(nickname)
  or not private.is_encoded(travel_vibe) or not private.is_encoded(stay_type)
  or not private.is_encoded(transport_preference)
  or not private.is_list(amenities) or not private.is_list(interests);

alter table public.profiles
  add constraint profiles_full_name_line check (full_name = private.plain_line(full_name)),
  add constraint profiles_nickname_line check (nickname = private.plain_line(nickname)),
  add constraint profiles_travel_vibe_json check (private.is_encoded(travel_vibe)),
  add constraint profiles_stay_type_json check (private.is_encoded(stay_type)),
  add constraint profiles_transport_json check (private.is_encoded(transport_preference)),
  add constraint profiles_amenities_list check (private.is_list(amenities)),
  add constraint profiles_interests_list check (private.is_list(interests));

-- No screen sets a picture, and its address would be opened by whoever sees the profile.
create function private.guard_avatar() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_service() then
    raise exception 'avatar_url: cannot be changed here' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger guard_avatar before update on public.profiles
  for each row when (new.avatar_url is distinct from old.avatar_url) execute function private.guard_avatar();
