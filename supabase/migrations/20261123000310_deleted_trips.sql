-- An account keeps the newest 1,000 trips that it deleted: each tells devices that were away to delete it too, and copies
-- that are made and deleted would else grow without an end. A device that was away for longer than that keeps its own
-- trip, and what it edits there is refused as of a trip that is not there.
create function private.bound_deleted_trips() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.trips t
  where t.user_id = new.user_id and t.id in (
    select o.id from public.trips o
    where o.user_id = new.user_id and o.deleted_at is not null
    order by o.updated_at desc, o.id
    offset 1000
  );
  return null;
end
$$;
revoke all on function private.bound_deleted_trips() from public, anon, authenticated, service_role;
create trigger bound_deleted_trips after update of deleted_at on public.trips
  for each row when (new.deleted_at is not null) execute function private.bound_deleted_trips();
