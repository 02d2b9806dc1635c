-- Addresses by which others read a trip, or a calendar subscribes to it, for as long as its owner lets them. Who has an
-- address's secret reads the trip as it is then; here is only what the secret hashes to. Nobody but the procedures below
-- reaches this table.
create table public.trip_links (
  user_id uuid not null,
  trip_id uuid not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('page', 'feed')),
  -- SHA-256 of the secret, as hexadecimal digits
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  with_notes boolean not null default false,
  created_at timestamptz not null default now(),
  -- null: until it is taken back
  expires_at timestamptz check (isfinite(expires_at)),
  primary key (user_id, trip_id, id),
  foreign key (user_id, trip_id) references public.trips (user_id, id) on delete cascade
);
alter table public.trip_links enable row level security;

-- A deleted trip keeps its row, but none of its links.
create function private.drop_trip_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.trip_links l where l.user_id = new.user_id and l.trip_id = new.id;
  return null;
end
$$;
create trigger drop_trip_links after update of deleted_at on public.trips
  for each row when (new.deleted_at is not null) execute function private.drop_trip_links();

-- The links of a trip that are not over, the newest first, as domain/takeAlong/tripLinks.ts has them.
create function private.live_links(p_user uuid, p_trip uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'withNotes', l.with_notes,
    'madeAt', l.created_at, 'until', l.expires_at) order by l.created_at desc, l.id), '[]')
  from public.trip_links l
  where l.user_id = p_user and l.trip_id = p_trip and (l.expires_at is null or l.expires_at > now())
$$;

-- Makes a link of a paying account's trip; `p_days` is null for one without an end. Answers {outcome, links}; outcome is
-- one of made, unknown_trip, unpaid, full (10 of a trip, 200 of an account), suspended, unknown_user.
create function public.make_trip_link(p_user uuid, p_trip uuid, p_kind text, p_hash text, p_notes boolean, p_days integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
begin
  select * into owner from public.profiles where id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_user');
  elsif owner.status = 'suspended' then
    return jsonb_build_object('outcome', 'suspended');
  elsif not exists (
    select from public.trips t where t.user_id = p_user and t.id = p_trip and t.deleted_at is null
  ) then
    return jsonb_build_object('outcome', 'unknown_trip');
  elsif owner.subscription_status = 'Free' then
    return jsonb_build_object('outcome', 'unpaid');
  end if;
  delete from public.trip_links l where l.user_id = p_user and l.expires_at <= now();
  if (select count(*) >= 10 from public.trip_links l where l.user_id = p_user and l.trip_id = p_trip)
    or (select count(*) >= 200 from public.trip_links l where l.user_id = p_user) then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.trip_links (user_id, trip_id, kind, secret_hash, with_notes, created_at, expires_at)
  values (p_user, p_trip, p_kind, p_hash, p_notes, clock_timestamp(), clock_timestamp() + make_interval(days => p_days));
  return jsonb_build_object('outcome', 'made', 'links', private.live_links(p_user, p_trip));
end
$$;

-- The links of a trip, without the one that is taken back, where one is named; a repeat is fine. Answers {outcome, links};
-- outcome is one of listed, unknown_trip.
create function public.list_trip_links(p_user uuid, p_trip uuid, p_take_back uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.trips t where t.user_id = p_user and t.id = p_trip and t.deleted_at is null
  ) then
    return jsonb_build_object('outcome', 'unknown_trip');
  end if;
  delete from public.trip_links l where l.user_id = p_user and l.trip_id = p_trip and l.id = p_take_back;
  return jsonb_build_object('outcome', 'listed', 'links', private.live_links(p_user, p_trip));
end
$$;

-- The trip that a secret opens, with what may be read of it; null for every other, without a word why. Links rest while
-- their owner is suspended or pays for no plan.
create function public.open_trip_link(p_kind text, p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('trip', private.trip_whole(t), 'withNotes', l.with_notes, 'until', l.expires_at)
  from public.trip_links l
  join public.trips t on t.user_id = l.user_id and t.id = l.trip_id and t.deleted_at is null
  join public.profiles p on p.id = l.user_id and p.status <> 'suspended' and p.subscription_status <> 'Free'
  where l.secret_hash = p_hash and l.kind = p_kind and (l.expires_at is null or l.expires_at > now())
$$;

revoke all on function private.drop_trip_links(), private.live_links(uuid, uuid),
  public.make_trip_link(uuid, uuid, text, text, boolean, integer), public.list_trip_links(uuid, uuid, uuid),
  public.open_trip_link(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.make_trip_link(uuid, uuid, text, text, boolean, integer),
  public.list_trip_links(uuid, uuid, uuid), public.open_trip_link(text, text)
  to service_role;
