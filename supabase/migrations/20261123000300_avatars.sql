-- Pictures of accounts. The files are in the bucket `avatars`, one folder an account; update-avatar alone writes them,
-- after it has looked at their bytes, which no row policy can do.

-- What a profile names is its own stored file, by its path under the backend's own address: whoever writes it, it can be
-- nothing that a browser would fetch from elsewhere. guard_avatar goes on refusing every write but the functions'.
update public.profiles set avatar_url = null where avatar_url is not null
  and avatar_url !~ ('^/storage/v1/object/public/avatars/' || id || '/[0-9a-f-]{36}\.(webp|jpg)$');
alter table public.profiles
  drop constraint profiles_avatar_url_check,
  add constraint profiles_avatar_url_check check (
    avatar_url ~ ('^/storage/v1/object/public/avatars/' || id || '/[0-9a-f-]{36}\.(webp|jpg)$')
  );

-- Hosted, Storage has its own tables; the server of this repository has the same API over a table of its own
-- (server/storage). Read by whoever knows a file's name, which is random; listed and written under no role that a client
-- can have, also where a wider policy is added some day.
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('avatars', 'avatars', true, 204800, array['image/webp', 'image/jpeg'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
  create policy "avatars: the functions' alone" on storage.objects as restrictive for all to anon, authenticated
    using (bucket_id <> 'avatars') with check (bucket_id <> 'avatars');
end
$$;
