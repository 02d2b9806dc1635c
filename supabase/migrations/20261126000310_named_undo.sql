-- An undo names the change that it takes back, so that one which arrives out of its place takes back nothing else
-- (domain/trips/undo.ts). A whole trip says what undo would take back now: the revision that the newest change made, and
-- that change's id where it is still in the history; null where there is nothing.
create or replace function private.trip_whole(t public.trips) returns jsonb
language sql stable set search_path = '' as $$
  select private.trip_head(t) || jsonb_build_object('spec', t.spec, 'plan', t.plan, 'offers', t.offers, 'newest', (
    select jsonb_build_object('revision', v.revision + 1, 'id', (
      select e.id from public.trip_edits e
      where e.user_id = v.user_id and e.trip_id = v.trip_id and e.outcome = 'applied' and e.revision = v.revision + 1
      -- a later edit that changed nothing was made at the same revision
      order by e.seq limit 1
    ))
    from public.trip_versions v where v.user_id = t.user_id and v.trip_id = t.id order by v.revision desc limit 1
  ))
$$;
