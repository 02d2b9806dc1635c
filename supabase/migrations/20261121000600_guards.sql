-- Guards against a hostile client with a valid account, and against visitors who leave rows.

-- A request that names no role is nobody's: only a connection that carries no request at all is the operator's.
create or replace function private.is_service() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    auth.role() = 'service_role',
    session_user <> 'authenticator'
      and coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated')
      and coalesce(current_setting('request.jwt.claims', true), '') = ''
      and coalesce(current_setting('request.method', true), '') = ''
  )
$$;

-- As before, but not for a suspended account.
create or replace function public.clear_chat(before timestamptz) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  until_time timestamptz := least(before, now());
begin
  if caller is null then
    raise exception 'Sign in to clear your chat' using errcode = '42501';
  end if;
  if not private.is_active() then
    raise exception 'A suspended account cannot clear its chat' using errcode = '42501';
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

-- A message of no time, of one before there were phones, or of the far future would stand at one end of the chat
-- for ever. A clock that runs ahead is set back; it runs before drop_stale_message, by its name.
update public.chat_messages
set created_at = least(greatest(created_at, '2000-01-01T00:00:00Z'), now() + interval '1 day')
where created_at not between '2000-01-01T00:00:00Z' and now() + interval '1 day';
alter table public.chat_messages add constraint chat_messages_created_at_check
  check (isfinite(created_at) and created_at >= '2000-01-01T00:00:00Z');
create function private.clamp_message_time() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.created_at := least(new.created_at, now() + interval '1 day');
  return new;
end
$$;
create trigger clamp_message_time before insert on public.chat_messages
  for each row execute function private.clamp_message_time();

-- A chat keeps its newest 5,000 messages and 40 MB; what is older goes. The messages are weighed only when their
-- number, which the index tells, passes 5,000 or the next hundred: what a hundred may weigh more is let be.
create function private.trim_chat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  appended bigint;
  total bigint;
begin
  for owner, appended in select a.user_id, count(*) from added a group by a.user_id loop
    select count(*) into total from public.chat_messages c where c.user_id = owner;
    continue when total <= 5000 and total / 100 = (total - appended) / 100;
    delete from public.chat_messages m
    using (
      select c.id,
        row_number() over newest as place,
        sum(pg_column_size(c.content) + coalesce(pg_column_size(c.results), 0)
          + coalesce(pg_column_size(c.suggestions), 0)) over newest as bytes
      from public.chat_messages c
      where c.user_id = owner
      window newest as (order by c.created_at desc, c.id rows unbounded preceding)
    ) kept
    where m.user_id = owner and m.id = kept.id and (kept.place > 5000 or kept.bytes > 40 * 1024 * 1024);
  end loop;
  return null;
end
$$;
create trigger trim_chat after insert on public.chat_messages
  referencing new table as added
  for each statement execute function private.trim_chat();

-- What visitors leave happened lately and is of the shape that the app sends; operators and seeds may write more.
create function private.clamp_activity_time() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_service() then
    new.created_at := least(greatest(new.created_at, now() - interval '90 days'), now());
  end if;
  return new;
end
$$;
create trigger clamp_activity_time before insert on public.newsletter_subscribers
  for each row execute function private.clamp_activity_time();
create trigger clamp_activity_time before insert on public.affiliate_clicks
  for each row execute function private.clamp_activity_time();
create trigger clamp_activity_time before insert on public.analytics_events
  for each row execute function private.clamp_activity_time();

create function private.guard_page_view() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_service() or new.event_name <> 'page_view' then
    return new;
  end if;
  if new.properties - 'path' <> '{}'
     or (new.properties ? 'path' and (
       jsonb_typeof(new.properties -> 'path') <> 'string'
       or char_length(new.properties ->> 'path') > 200
       or new.properties ->> 'path' !~ '^/[^?#[:space:][:cntrl:]]*$'
     )) then
    raise exception 'properties: a page view holds a path of at most 200 characters and nothing else'
      using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger guard_page_view before insert on public.analytics_events
  for each row execute function private.guard_page_view();

create function private.guard_click() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_service() and new.link !~ '^https?://[^[:space:][:cntrl:]]+$' then
    raise exception 'link: must be a web address' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger guard_click before insert on public.affiliate_clicks
  for each row execute function private.guard_click();

-- A turn that fails is free, so turns that fail are bounded: 20 in ten minutes, also under one message id.
create table private.failed_turns (
  user_id uuid not null references public.profiles (id) on delete cascade,
  failed_at timestamptz not null default now()
);
create index failed_turns_user_idx on private.failed_turns (user_id, failed_at);
alter table private.failed_turns enable row level security;
revoke all on private.failed_turns from public, anon, authenticated, service_role;

create function private.count_failed_turn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.failed_turns f where f.user_id = new.user_id and f.failed_at < now() - interval '10 minutes';
  insert into private.failed_turns (user_id) values (new.user_id);
  return null;
end
$$;
create trigger count_failed_turn after update of state on public.token_reservations
  for each row when (old.state = 'held' and new.state = 'released') execute function private.count_failed_turn();

create function private.bound_failed_turns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from private.failed_turns f
      where f.user_id = new.user_id and f.failed_at > now() - interval '10 minutes') >= 20 then
    raise exception 'Too many answers failed. Please try again in a few minutes.' using errcode = 'PT429';
  end if;
  return new;
end
$$;
create trigger bound_failed_turns before insert on public.token_reservations
  for each row when (new.state = 'held') execute function private.bound_failed_turns();
