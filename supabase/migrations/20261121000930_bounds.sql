-- What a hostile account may keep and put where others read it.

-- A chat keeps its newest 5,000 messages and 8 MB; what is older goes. It was 40 MB as compressed, and an answer holds
-- what was compressed at full length: from here on nothing is, so that a message weighs what it costs to read. The
-- messages are weighed at each ten: what ten may weigh more is let be.
alter table public.chat_messages
  alter column content set storage external,
  alter column results set storage external,
  alter column suggestions set storage external;
create or replace function private.trim_chat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  appended bigint;
  total bigint;
begin
  for owner, appended in select a.user_id, count(*) from added a group by a.user_id loop
    select count(*) into total from public.chat_messages c where c.user_id = owner;
    continue when total <= 5000 and total / 10 = (total - appended) / 10;
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
    where m.user_id = owner and m.id = kept.id and (kept.place > 5000 or kept.bytes > 8 * 1024 * 1024);
  end loop;
  return null;
end
$$;

-- What update-profile refuses, refused for writes to the table too: control characters, and those that nobody sees,
-- which turn a line round or make two names look alike. The joiners of scripts and of emoji stay after a character
-- that is none of ASCII.
create or replace function private.plain_line(line text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(regexp_replace(line,
    '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+', '', 'g'),
    '(^|[\u0001-\u007f])[\u200c\u200d]+', '\1', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
$$;
update public.profiles set
  full_name = private.plain_line(full_name),
  nickname = private.plain_line(nickname)
where full_name is distinct from private.plain_line(full_name)
  or nickname is distinct from private.plain_line(nickname);
