-- A turn of the assistant: what it starts from, and how it ends. It ends in one transaction: the charge, the reply for
-- a repeat, both messages and the trip's change are there together or not at all.

-- What a turn starts from: the trip that the message is about, the state before its newest change, the newest 50 of the
-- other trips, and whether the account keeps as many as it can. `p_given` says that the message names its trip, `p_trip`, or none; else it is the one that the
-- conversation's newest answer left, unless that is deleted or archived. Answers null for a trip that is named and not
-- there.
create function public.read_turn(p_user uuid, p_conversation text, p_trip uuid, p_given boolean) returns jsonb
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
    'full', private.has_all_trips(p_user)
  );
end
$$;

-- The reply that is kept for a repeat may weigh what its message may, and its words again.
alter table public.token_reservations add constraint token_reservations_reply_check
  check (char_length(reply::text) <= 400000) not valid;

-- Ends a turn that was answered. `p_turn` has the conversation, the question as it was typed and when, the answer's
-- message, and the trip's change: {change, id, expected, state}, where `state` names columns as save_trip's does.
-- A turn may use more than it reserved, but neither what the balance has not nor what other turns hold. Answers
-- {outcome, charged, balance, reply}; outcome is one of
-- settled; repeat (it was settled before, and that is answered); stale (the trip has changed since the turn began:
-- nothing is written, the turn is to be run again).
create function public.settle_turn(p_user uuid, p_message uuid, p_used integer, p_reply jsonb, p_turn jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  held public.token_reservations;
  charge integer;
  trip public.trips;
  change text := p_turn -> 'trip' ->> 'change';
  trip_state jsonb := p_turn -> 'trip' -> 'state';
  told jsonb := p_reply;
  asked timestamptz := private.device_instant(p_turn ->> 'asked_at');
begin
  select * into owner from public.profiles where id = p_user for update;
  select * into held from public.token_reservations where user_id = p_user and message_id = p_message;
  if owner.id is null or held.user_id is null then
    raise exception 'No reservation for this message' using errcode = 'P0002';
  end if;
  if held.state = 'settled' then
    return jsonb_build_object('outcome', 'repeat', 'charged', held.charged, 'balance', owner.token_balance,
      'reply', held.reply);
  end if;

  select * into trip from public.trips t
  where t.user_id = p_user and t.id = (p_turn -> 'trip' ->> 'id')::uuid and t.deleted_at is null;
  if change in ('changed', 'undone') and trip.revision is distinct from (p_turn -> 'trip' ->> 'expected')::integer
     or change = 'opened' and trip.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  case change
    when 'created' then
      -- of the message's id, so that it is known before; of another where a trip has that by now
      insert into public.trips (user_id, id, title, state, spec, plan, offers, starts_on, ends_on, home_zone)
      select p_user,
        case when exists (select from public.trips t where t.user_id = p_user and t.id = p_message)
          then gen_random_uuid() else p_message end,
        s.title, 'open', nullif(s.spec, 'null'), nullif(s.plan, 'null'), nullif(s.offers, 'null'), s.starts_on,
        s.ends_on, s.home_zone
      from jsonb_populate_record(null::public.trips, trip_state) s
      returning * into trip;
    when 'changed' then trip := private.change_trip(trip, trip_state);
    when 'undone' then trip := coalesce(private.undo_trip(trip), trip);
    when 'opened' then
      -- the next message finds the trip of its conversation among the open ones
      if trip.state = 'archived' then
        trip := private.change_trip(trip, '{"state": "open"}');
      end if;
    else null;
  end case;
  if trip.id is not null then
    told := told || jsonb_build_object('trip', private.trip_head(trip) || jsonb_build_object('spec', trip.spec));
  end if;

  if change in ('created', 'changed', 'undone') then
    insert into public.trip_edits (user_id, trip_id, id, source, edit, outcome, revision, made_at)
    values (p_user, trip.id, p_message, 'assistant', jsonb_build_object('kind', change), 'applied', trip.revision, asked)
    on conflict do nothing;
  end if;
  insert into public.chat_messages
    (user_id, id, role, content, suggestions, results, created_at, conversation, trip_id)
  values
    (p_user, p_message, 'user', p_turn ->> 'question', null, null, asked, p_turn ->> 'conversation', null),
    (p_user, (p_turn -> 'answer' ->> 'id')::uuid, 'assistant', p_turn -> 'answer' ->> 'content',
      nullif(p_turn -> 'answer' -> 'suggestions', 'null'), nullif(p_turn -> 'answer' -> 'results', 'null'),
      asked + interval '1 millisecond', p_turn ->> 'conversation', trip.id);

  charge := case when held.metered
    then least(greatest(p_used, 0), greatest(owner.token_balance - private.tokens_held(p_user, p_message), 0))
    else 0 end;
  update public.profiles
  set token_balance = token_balance - charge,
      first_response_at = case when held.is_first_response then now() else first_response_at end
  where id = p_user;
  update public.token_reservations
  set state = 'settled', charged = charge, reply = told, finished_at = now()
  where user_id = p_user and message_id = p_message;
  insert into public.analytics_events (event_name, properties)
  values ('ai_usage', jsonb_build_object('tokens', charge));
  return jsonb_build_object('outcome', 'settled', 'charged', charge, 'balance', owner.token_balance - charge,
    'reply', told);
end
$$;
drop function public.settle_tokens(uuid, uuid, integer, jsonb);

revoke all on function public.read_turn(uuid, text, uuid, boolean),
  public.settle_turn(uuid, uuid, integer, jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.read_turn(uuid, text, uuid, boolean),
  public.settle_turn(uuid, uuid, integer, jsonb, jsonb)
  to service_role;
