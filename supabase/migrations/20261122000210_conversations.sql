-- Two conversations where there was one, and the trip that a message leaves its conversation with: a conversation is
-- about the trip of its newest answer. The trip is no foreign key: a chat that is deleted takes no trip along, and a
-- trip that is deleted no message.
alter table public.chat_messages
  add column conversation text not null default 'assistant' check (conversation in ('assistant', 'planner')),
  add column trip_id uuid;
alter table public.chat_clears
  add column conversation text not null default 'assistant' check (conversation in ('assistant', 'planner')),
  drop constraint chat_clears_pkey,
  add primary key (user_id, conversation);

-- As before, by conversation.
create or replace function private.drop_stale_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- a row for somebody else: the policy refuses it, and this function, which runs first, tells nothing of them
  if new.user_id is distinct from auth.uid() and not private.is_service() then
    return new;
  end if;
  if exists (
    select 1 from public.chat_clears c
    where c.user_id = new.user_id and c.conversation = new.conversation and new.created_at <= c.cleared_at
  ) or exists (select 1 from public.chat_messages m where m.user_id = new.user_id and m.id = new.id) then
    return null;
  end if;
  new.received_at := now();
  return new;
end
$$;

drop function public.clear_chat(timestamptz);
create function public.clear_chat(before timestamptz, conversation text default 'assistant') returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  until_time timestamptz := least(clear_chat.before, now());
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
revoke all on function public.clear_chat(timestamptz, text) from public, anon, authenticated, service_role;
grant execute on function public.clear_chat(timestamptz, text) to authenticated;
