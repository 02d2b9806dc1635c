-- A copy of a trip under an id of the device's making, as its first revision: its contents with what `p_state` names of
-- the columns, none of its history, open. A repeat is answered with the copy that there is. Answers {outcome, trip};
-- outcome is one of copied, stale (the trip is of another revision than `p_expected`), unknown_trip (the trip is not
-- there, or the copy was deleted since), full, suspended, unknown_user.
create function public.copy_trip(p_user uuid, p_trip uuid, p_copy uuid, p_expected integer, p_state jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  trip public.trips;
  copy public.trips;
begin
  select * into owner from public.profiles where id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_user');
  elsif owner.status = 'suspended' then
    return jsonb_build_object('outcome', 'suspended');
  end if;
  select * into copy from public.trips t where t.user_id = p_user and t.id = p_copy;
  if found then
    return case when copy.deleted_at is null
      then jsonb_build_object('outcome', 'copied', 'trip', private.trip_whole(copy))
      else jsonb_build_object('outcome', 'unknown_trip') end;
  end if;
  select * into trip from public.trips t where t.user_id = p_user and t.id = p_trip and t.deleted_at is null;
  if not found then
    return jsonb_build_object('outcome', 'unknown_trip');
  elsif trip.revision <> p_expected then
    return jsonb_build_object('outcome', 'stale');
  elsif private.has_all_trips(p_user) then
    return jsonb_build_object('outcome', 'full');
  end if;
  trip := private.with_state(trip, p_state);
  insert into public.trips (user_id, id, title, state, spec, plan, offers, starts_on, ends_on, home_zone, updated_at)
  values (
    p_user, p_copy, trip.title, 'open', trip.spec, trip.plan, trip.offers, trip.starts_on, trip.ends_on, trip.home_zone,
    -- after every other change of the account, so that a sync by the time of change misses none
    greatest(clock_timestamp(), (
      select max(t.updated_at) from public.trips t where t.user_id = p_user
    ) + interval '1 microsecond')
  )
  returning * into copy;
  return jsonb_build_object('outcome', 'copied', 'trip', private.trip_whole(copy));
end
$$;
revoke all on function public.copy_trip(uuid, uuid, uuid, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.copy_trip(uuid, uuid, uuid, integer, jsonb) to service_role;
