-- The newest plan of each chat that there was before trips were kept becomes a trip, without what was asked for it,
-- under its message's id; the answers since then are about it. Messages were written by their owners: one whose plan
-- cannot be a trip stays a message.
do $$
declare
  message public.chat_messages;
  plan jsonb;
  offers jsonb;
begin
  for message in
    select distinct on (m.user_id) m.* from public.chat_messages m
    where m.role = 'assistant' and jsonb_typeof(m.results -> 'plan') = 'object'
    order by m.user_id, m.created_at desc, m.id
  loop
    begin
      plan := message.results -> 'plan';
      offers := jsonb_build_object('flights', message.results -> 'flights', 'hotels', message.results -> 'hotels',
        'tours', message.results -> 'tours', 'marker', coalesce(message.results ->> 'marker', ''),
        'seenAt', message.results ->> 'seenAt');
      insert into public.trips (user_id, id, title, plan, offers, starts_on, ends_on)
      values (
        message.user_id, message.id,
        coalesce(nullif(trim(left(private.plain_line(plan ->> 'title'), 120)), ''), 'Trip'),
        plan,
        case when message.results ->> 'seenAt' is not null then offers end,
        (plan -> 'days' -> 0 ->> 'date')::date,
        (plan -> 'days' -> -1 ->> 'date')::date
      );
      update public.chat_messages m set trip_id = message.id
      where m.user_id = message.user_id and m.role = 'assistant' and m.created_at >= message.created_at;
    exception when others then
      raise notice 'The plan of a chat could not be kept as a trip: %', sqlerrm;
    end;
  end loop;
end
$$;
