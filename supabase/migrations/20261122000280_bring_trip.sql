-- A trip out of its owner's own file, under an id of the device's making, as a first revision without a history. What is there
-- under that id stays as it is, so that a repeat makes no second one. Answers {outcome, trip}; outcome is one of brought,
-- unknown_trip (the trip of that id was deleted), full, suspended, unknown_user.
create function public.bring_trip(p_user uuid, p_trip uuid, p_state jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  trip public.trips;
begin
  select * into owner from public.profiles where id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_user');
  elsif owner.status = 'suspended' then
    return jsonb_build_object('outcome', 'suspended');
  end if;
  select * into trip from public.trips t where t.user_id = p_user and t.id = p_trip;
  if found then
    return case when trip.deleted_at is null
      then jsonb_build_object('outcome', 'brought', 'trip', private.trip_whole(trip))
      else jsonb_build_object('outcome', 'unknown_trip') end;
  elsif private.has_all_trips(p_user) then
    return jsonb_build_object('outcome', 'full');
  end if;
  trip := private.with_state(null::public.trips, p_state);
  insert into public.trips (user_id, id, title, state, spec, plan, offers, starts_on, ends_on, home_zone, updated_at)
  values (
    p_user, p_trip, trip.title, trip.state, trip.spec, trip.plan, trip.offers, trip.starts_on, trip.ends_on, trip.home_zone,
    -- after every other change of the account, so that a sync by the time of change misses none
    greatest(clock_timestamp(), (
      select max(t.updated_at) from public.trips t where t.user_id = p_user
    ) + interval '1 microsecond')
  )
  returning * into trip;
  return jsonb_build_object('outcome', 'brought', 'trip', private.trip_whole(trip));
end
$$;
revoke all on function public.bring_trip(uuid, uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.bring_trip(uuid, uuid, jsonb) to service_role;
