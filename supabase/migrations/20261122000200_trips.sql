-- Trips that are kept. The functions of supabase/functions decide what a trip becomes (domain/trips); here is what is
-- kept of it, how much, and who sees it. Nobody but the procedures below writes these tables.

-- The key holds the owner, so that nobody learns of or blocks another's ids. A deleted trip keeps its row, empty, so
-- that other devices delete it too. JSON is longer as PostgreSQL writes it, with a space after each sign: the limits,
-- in bytes, are those of _shared/trips/rows.ts and half as much again.
create table public.trips (
  user_id uuid not null references public.profiles (id) on delete cascade,
  id uuid not null,
  title text not null check (char_length(title) between 1 and 120),
  state text not null default 'open' check (state in ('open', 'archived')),
  spec jsonb check (jsonb_typeof(spec) = 'object' and octet_length(spec::text) <= 90000),
  plan jsonb check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 270000),
  offers jsonb check (jsonb_typeof(offers) = 'object' and octet_length(offers::text) <= 300000),
  starts_on date,
  ends_on date,
  home_zone text check (char_length(home_zone) between 1 and 60),
  -- counts the changes
  revision integer not null default 1 check (revision >= 1),
  undo_depth integer not null default 0 check (undo_depth between 0 and 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index trips_user_updated_idx on public.trips (user_id, updated_at, id);

-- What each change of a trip replaced, the newest 40 as far as they take up to 2 MB: undo puts the newest back and takes
-- it away.
create table public.trip_versions (
  user_id uuid not null,
  trip_id uuid not null,
  revision integer not null,
  -- the columns that became others, as they were
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  created_at timestamptz not null default now(),
  primary key (user_id, trip_id, revision),
  foreign key (user_id, trip_id) references public.trips (user_id, id) on delete cascade
);

-- Who changed what, the newest 10,000 of a trip as far as they take up to 2 MB. An edit has an id of its device's making:
-- a repeat changes nothing.
create table public.trip_edits (
  user_id uuid not null,
  trip_id uuid not null,
  id uuid not null,
  seq bigint generated always as identity,
  source text not null check (source in ('traveller', 'assistant')),
  -- an edit by hand: which device made it, and what that calls itself
  device_id uuid,
  device text check (char_length(device) <= 40),
  edit jsonb not null check (jsonb_typeof(edit) = 'object' and octet_length(edit::text) <= 8000),
  outcome text not null check (outcome in ('applied', 'conflict', 'gone')),
  reason text check (char_length(reason) <= 600),
  -- the trip's after it
  revision integer not null,
  -- by the device's clock
  made_at timestamptz not null check (isfinite(made_at)),
  created_at timestamptz not null default now(),
  primary key (user_id, trip_id, id),
  foreign key (user_id, trip_id) references public.trips (user_id, id) on delete cascade
);
create index trip_edits_seq_idx on public.trip_edits (user_id, trip_id, seq);

alter table public.trips enable row level security;
alter table public.trip_versions enable row level security;
alter table public.trip_edits enable row level security;
create policy "trips: read own" on public.trips for select to authenticated
  using (user_id = (select auth.uid()));
-- what was before and who changed it is the procedures' alone: read whole, it is more than a server should hold
grant select on public.trips to authenticated;

-- An account keeps 500 trips beside those that it deleted.
create function private.has_all_trips(p_user uuid) returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 500 from public.trips t where t.user_id = p_user and t.deleted_at is null
$$;
-- PT409 is a conflict to PostgREST.
create function private.bound_trips() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_all_trips(new.user_id) then
    raise exception 'At most 500 trips can be kept. Please delete one first.' using errcode = 'PT409';
  end if;
  return new;
end
$$;
create trigger bound_trips before insert on public.trips
  for each row when (new.deleted_at is null) execute function private.bound_trips();

create function private.bound_trip_edits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed record;
begin
  for changed in select distinct a.user_id, a.trip_id from added a loop
    delete from public.trip_edits e
    where e.user_id = changed.user_id and e.trip_id = changed.trip_id and e.seq <= (
      select max(x.seq) from (
        select k.seq, row_number() over newest as place,
          sum(pg_column_size(k.edit) + coalesce(octet_length(k.reason), 0)) over newest as bytes
        from public.trip_edits k
        where k.user_id = changed.user_id and k.trip_id = changed.trip_id
        window newest as (order by k.seq desc)
      ) x where x.place > 10000 or x.bytes > 2097152
    );
  end loop;
  return null;
end
$$;
create trigger bound_trip_edits after insert on public.trip_edits
  referencing new table as added
  for each statement execute function private.bound_trip_edits();

-- A time by a device's clock, in ISO 8601, which may be wrong or made up, as one that can be kept: neither in the future
-- nor before there were phones. Now where there is none.
create function private.device_instant(p_iso text) returns timestamptz
language sql stable set search_path = '' as $$
  select case when p_iso < '2000' then '2000-01-01T00:00:00Z'
    else greatest(least(p_iso::timestamptz, now()), '2000-01-01T00:00:00Z') end
$$;

-- A trip as domain/trips/trip.ts has it, without what an answer carries besides, and whole.
create function private.trip_head(t public.trips) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'title', t.title, 'state', t.state, 'startsOn', t.starts_on,
    'endsOn', t.ends_on, 'homeZone', t.home_zone, 'revision', t.revision, 'undoDepth', t.undo_depth,
    'updatedAt', t.updated_at)
$$;
create function private.trip_whole(t public.trips) returns jsonb
language sql stable set search_path = '' as $$
  select private.trip_head(t) || jsonb_build_object('spec', t.spec, 'plan', t.plan, 'offers', t.offers)
$$;

-- A trip with what `p_state` names of its columns.
create function private.with_state(t public.trips, p_state jsonb) returns public.trips
language sql stable set search_path = '' as $$
  select jsonb_populate_record(t, coalesce((
    select jsonb_object_agg(s.key, s.value) from jsonb_each(p_state) s
    where s.key in ('title', 'state', 'spec', 'plan', 'offers', 'starts_on', 'ends_on', 'home_zone')
  ), '{}'))
$$;

-- The next revision of a trip, with what `p_state` names of its columns. What that replaces goes onto the stack where
-- undo can bring it back: the contents, not whether it is archived. The caller holds the profile's lock, so that an
-- account's times of change are in the order in which they can be read.
create function private.change_trip(t public.trips, p_state jsonb) returns public.trips
language plpgsql security definer set search_path = '' as $$
declare
  changed public.trips := private.with_state(t, p_state);
  is_now jsonb := to_jsonb(changed);
  replaced jsonb;
begin
  select jsonb_object_agg(was.key, was.value) into replaced from jsonb_each(to_jsonb(t)) was
  where was.key in ('title', 'spec', 'plan', 'offers', 'starts_on', 'ends_on', 'home_zone')
    and was.value is distinct from is_now -> was.key;
  if replaced is not null then
    insert into public.trip_versions (user_id, trip_id, revision, before)
    values (t.user_id, t.id, t.revision, replaced);
    delete from public.trip_versions v where v.user_id = t.user_id and v.trip_id = t.id and v.revision <= (
      select max(x.revision) from (
        select k.revision, row_number() over newest as place, sum(pg_column_size(k.before)) over newest as bytes
        from public.trip_versions k where k.user_id = t.user_id and k.trip_id = t.id
        window newest as (order by k.revision desc)
      ) x where x.place > 40 or x.place > 1 and x.bytes > 2097152
    );
  end if;
  return private.keep_trip(changed);
end
$$;

-- Writes the next revision of a trip.
create function private.keep_trip(t public.trips) returns public.trips
language sql security definer set search_path = '' as $$
  update public.trips k set
    title = t.title, state = t.state, spec = t.spec, plan = t.plan, offers = t.offers, starts_on = t.starts_on,
    ends_on = t.ends_on, home_zone = t.home_zone, revision = k.revision + 1,
    undo_depth = (select count(*) from public.trip_versions v where v.user_id = t.user_id and v.trip_id = t.id),
    updated_at = greatest(clock_timestamp(), k.updated_at + interval '1 microsecond'), deleted_at = t.deleted_at
  where k.user_id = t.user_id and k.id = t.id
  returning k.*
$$;

-- The state before the newest change put back, as a further revision; null where there is none.
create function private.undo_trip(t public.trips) returns public.trips
language plpgsql security definer set search_path = '' as $$
declare
  version public.trip_versions;
begin
  delete from public.trip_versions v where v.user_id = t.user_id and v.trip_id = t.id and v.revision = (
    select max(x.revision) from public.trip_versions x where x.user_id = t.user_id and x.trip_id = t.id
  ) returning * into version;
  if not found then
    return null;
  end if;
  return private.keep_trip(private.with_state(t, version.before));
end
$$;

-- What has become of one edit by hand: `p_state` names the columns that it changes; null where it changes none, was
-- refused, or is an undo, which is done here. Answers {outcome, trip, status, message}; outcome is one of
-- saved, repeat (with what became of it the first time), stale (the trip is of another revision than `p_expected`, and
-- is answered for the edit to be made again), overtaken (an undo that would take back a change which the traveller has
-- not seen: somebody else's after the revision `base_revision`), unknown_trip, suspended, unknown_user.
create function public.save_trip(p_user uuid, p_trip uuid, p_expected integer, p_edit jsonb, p_state jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  trip public.trips;
  known public.trip_edits;
  is_undo boolean := p_edit -> 'edit' ->> 'kind' = 'undo' and p_edit ->> 'outcome' = 'applied';
begin
  select * into owner from public.profiles where id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_user');
  elsif owner.status = 'suspended' then
    return jsonb_build_object('outcome', 'suspended');
  end if;
  select * into trip from public.trips t where t.user_id = p_user and t.id = p_trip and t.deleted_at is null;
  if not found then
    return jsonb_build_object('outcome', 'unknown_trip');
  end if;
  select * into known from public.trip_edits e
  where e.user_id = p_user and e.trip_id = p_trip and e.id = (p_edit ->> 'id')::uuid;
  if found then
    return jsonb_build_object('outcome', 'repeat', 'trip', private.trip_whole(trip), 'status', known.outcome,
      'message', known.reason);
  elsif trip.revision <> p_expected then
    return jsonb_build_object('outcome', 'stale', 'trip', private.trip_whole(trip));
  end if;

  -- undo means the change that the traveller saw as the newest, or one of this device's own after it
  if is_undo and exists (
    select 1 from public.trip_edits e
    where e.user_id = p_user and e.trip_id = p_trip and e.outcome = 'applied'
      and e.revision > (p_edit ->> 'base_revision')::integer and e.device_id is distinct from (p_edit ->> 'device_id')::uuid
  ) then
    return jsonb_build_object('outcome', 'overtaken', 'trip', private.trip_whole(trip));
  end if;

  if is_undo then
    trip := private.undo_trip(trip);
    if trip.id is null then
      raise exception 'The trip has no state before' using errcode = 'P0002';
    end if;
  elsif p_state is not null then
    trip := private.change_trip(trip, p_state);
  end if;
  insert into public.trip_edits (user_id, trip_id, id, source, device_id, device, edit, outcome, reason, revision, made_at)
  values (p_user, p_trip, (p_edit ->> 'id')::uuid, 'traveller', (p_edit ->> 'device_id')::uuid, p_edit ->> 'device',
    p_edit -> 'edit', p_edit ->> 'outcome', p_edit ->> 'reason', trip.revision, private.device_instant(p_edit ->> 'made_at'));
  return jsonb_build_object('outcome', 'saved', 'trip', private.trip_whole(trip), 'status', p_edit ->> 'outcome',
    'message', p_edit ->> 'reason');
end
$$;

-- The trip with what became of some edits before, for a request that is sent again.
create function public.read_trip(p_user uuid, p_trip uuid, p_edits uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('trip', private.trip_whole(t), 'known', coalesce((
    select jsonb_agg(jsonb_build_object('id', e.id, 'status', e.outcome, 'message', e.reason))
    from public.trip_edits e where e.user_id = p_user and e.trip_id = p_trip and e.id = any (p_edits)
  ), '[]'))
  from public.trips t where t.user_id = p_user and t.id = p_trip and t.deleted_at is null
$$;

-- Empties a trip and marks it as deleted. A repeat changes nothing. Answers deleted, unknown_trip, suspended or
-- unknown_user.
create function public.delete_trip(p_user uuid, p_trip uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  trip public.trips;
begin
  select * into owner from public.profiles where id = p_user for update;
  if not found then
    return 'unknown_user';
  elsif owner.status = 'suspended' then
    return 'suspended';
  end if;
  select * into trip from public.trips t where t.user_id = p_user and t.id = p_trip;
  if not found then
    return 'unknown_trip';
  elsif trip.deleted_at is not null then
    return 'deleted';
  end if;
  delete from public.trip_versions v where v.user_id = p_user and v.trip_id = p_trip;
  delete from public.trip_edits e where e.user_id = p_user and e.trip_id = p_trip;
  trip.title := 'Deleted';
  trip.spec := null;
  trip.plan := null;
  trip.offers := null;
  trip.starts_on := null;
  trip.ends_on := null;
  trip.home_zone := null;
  trip.deleted_at := now();
  perform private.keep_trip(trip);
  return 'deleted';
end
$$;

revoke all on function private.has_all_trips(uuid), private.bound_trips(), private.bound_trip_edits(), private.device_instant(text),
  private.trip_head(public.trips), private.trip_whole(public.trips), private.with_state(public.trips, jsonb),
  private.change_trip(public.trips, jsonb), private.keep_trip(public.trips), private.undo_trip(public.trips),
  public.save_trip(uuid, uuid, integer, jsonb, jsonb), public.read_trip(uuid, uuid, uuid[]), public.delete_trip(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.save_trip(uuid, uuid, integer, jsonb, jsonb),
  public.read_trip(uuid, uuid, uuid[]), public.delete_trip(uuid, uuid)
  to service_role;
