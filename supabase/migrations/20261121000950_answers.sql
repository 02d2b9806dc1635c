-- What a chat weighs.
-- A chat keeps 8 MB as they are answered. It was 8 MB as stored, and a control character, one byte in the table, is six
-- in JSON: one request could bring 49 MB.
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
        sum(octet_length(to_json(c.content)::text) + coalesce(octet_length(c.results::text), 0)
          + coalesce(octet_length(c.suggestions::text), 0)) over newest as bytes
      from public.chat_messages c
      where c.user_id = owner
      window newest as (order by c.created_at desc, c.id rows unbounded preceding)
    ) kept
    where m.user_id = owner and m.id = kept.id and (kept.place > 5000 or kept.bytes > 8 * 1024 * 1024);
  end loop;
  return null;
end
$$;
