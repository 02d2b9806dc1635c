-- The copy of a traveller's chat that their devices share. Ids are made by the client; the key holds the owner
-- too, so that nobody learns of or blocks another's ids.
create table public.chat_messages (
  id uuid not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null check (char_length(content) <= 40000),
  suggestions jsonb check (jsonb_typeof(suggestions) = 'array' and char_length(suggestions::text) <= 8000),
  results jsonb check (jsonb_typeof(results) = 'object' and char_length(results::text) <= 200000),
  -- when the traveller sent it or the reply came, by the device's clock
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index chat_messages_user_created_idx on public.chat_messages (user_id, created_at);
create index chat_messages_user_received_idx on public.chat_messages (user_id, received_at);

-- The tombstone: messages up to this time are gone on every device, also those that arrive late.
create table public.chat_clears (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  cleared_at timestamptz not null
);

alter table public.chat_messages enable row level security;
alter table public.chat_clears enable row level security;
create policy "chat_messages: read own" on public.chat_messages for select to authenticated
  using (user_id = (select auth.uid()));
create policy "chat_messages: append own while active" on public.chat_messages for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_active()));
create policy "chat_clears: read own" on public.chat_clears for select to authenticated
  using (user_id = (select auth.uid()));

-- What was cleared stays cleared, and a message that is sent twice changes nothing.
create function private.drop_stale_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- a row for somebody else: the policy refuses it, and this function, which runs first, tells nothing of them
  if new.user_id is distinct from auth.uid() and not private.is_service() then
    return new;
  end if;
  if exists (
    select 1 from public.chat_clears c where c.user_id = new.user_id and new.created_at <= c.cleared_at
  ) or exists (select 1 from public.chat_messages m where m.user_id = new.user_id and m.id = new.id) then
    return null;
  end if;
  new.received_at := now();
  return new;
end
$$;
create trigger drop_stale_message before insert on public.chat_messages
  for each row execute function private.drop_stale_message();

-- Clears the caller's chat up to `before`, never later than now, so that a fast clock cannot swallow the future.
create function public.clear_chat(before timestamptz) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  until_time timestamptz := least(before, now());
begin
  if caller is null then
    raise exception 'Sign in to clear your chat' using errcode = '42501';
  end if;
  insert into public.chat_clears as c (user_id, cleared_at) values (caller, until_time)
  on conflict (user_id) do update set cleared_at = greatest(c.cleared_at, excluded.cleared_at)
  returning c.cleared_at into until_time;
  -- received_at too: a device whose clock runs ahead dates its messages later than the clear
  delete from public.chat_messages m
  where m.user_id = caller and (m.created_at <= until_time or m.received_at <= until_time);
  return until_time;
end
$$;
revoke all on function public.clear_chat(timestamptz) from public, anon;
grant execute on function public.clear_chat(timestamptz) to authenticated;
