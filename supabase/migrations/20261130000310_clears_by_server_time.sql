-- As before, by the server's clock: `sent_at` is when the request was sent, by the clock that `before` is of, and what the
-- two clocks are apart is taken off in whole minutes, as domain/clockSkew.ts does for what is asked. A clear that waited
-- covers what came until it was made, and not until it was sent.
drop function public.clear_chat(timestamptz, text);
create function public.clear_chat(
  before timestamptz, conversation text default 'assistant', sent_at timestamptz default null
) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  -- what no clock says may be too much to count with
  sent timestamptz := least(greatest(clear_chat.sent_at, now() - interval '100 years'), now() + interval '100 years');
  ahead double precision := case when clear_chat.sent_at is null then 0 else extract(epoch from sent - now()) end;
  until_time timestamptz := least(
    clear_chat.before - case when abs(ahead) < 60 then '0' else make_interval(mins => floor(ahead / 60)::integer) end,
    now());
begin
  if caller is null then
    raise exception 'Sign in to clear your chat' using errcode = '42501';
  end if;
  if not private.is_active() then
    raise exception 'A suspended account cannot clear its chat' using errcode = '42501';
  end if;
  insert into public.chat_clears as c (user_id, conversation, cleared_at)
  values (caller, clear_chat.conversation, until_time)
  on conflict (user_id, conversation) do update set cleared_at = greatest(c.cleared_at, excluded.cleared_at)
  returning c.cleared_at into until_time;
  -- received_at too: a device whose clock runs ahead dates its messages later than the clear
  delete from public.chat_messages m
  where m.user_id = caller and m.conversation = clear_chat.conversation
    and (m.created_at <= until_time or m.received_at <= until_time);
  return until_time;
end
$$;
revoke all on function public.clear_chat(timestamptz, text, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.clear_chat(timestamptz, text, timestamptz) to authenticated;
