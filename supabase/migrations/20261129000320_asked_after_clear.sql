-- A question that waited on its device while another device cleared the conversation is answered after the clear, and stays
-- behind it: what a turn starts from says until when its conversation was cleared. It was dropped as older than the clear,
-- though it was charged. One that was at the assistant when the conversation was cleared goes with it, as before.
create or replace function public.read_turn(p_user uuid, p_conversation text, p_trip uuid, p_given boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  trip public.trips;
  wanted uuid := p_trip;
begin
  if not p_given then
    select m.trip_id into wanted from public.chat_messages m
    where m.user_id = p_user and m.conversation = p_conversation and m.role = 'assistant'
    order by m.created_at desc, m.id desc limit 1;
  end if;
  select * into trip from public.trips t
  where t.user_id = p_user and t.id = wanted and t.deleted_at is null and (p_given or t.state = 'open');
  if trip.id is null and p_given and p_trip is not null then
    return null;
  end if;
  return jsonb_build_object(
    'trip', case when trip.id is not null then private.trip_whole(trip) end,
    'previous', (
      select jsonb_build_object('spec', b.spec, 'plan', b.plan, 'offers', b.offers)
      from public.trip_versions v, private.with_state(trip, v.before) b
      where v.user_id = p_user and v.trip_id = trip.id order by v.revision desc limit 1
    ),
    'others', coalesce((
      select jsonb_agg(private.trip_head(o) order by o.updated_at desc, o.id) from (
        select * from public.trips t
        where t.user_id = p_user and t.deleted_at is null and t.id is distinct from trip.id
        order by t.updated_at desc, t.id limit 50
      ) o
    ), '[]'),
    'full', private.has_all_trips(p_user),
    'cleared_at', (
      select c.cleared_at from public.chat_clears c where c.user_id = p_user and c.conversation = p_conversation
    )
  );
end
$$;
