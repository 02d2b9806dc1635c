-- What visitors read and leave: articles, newsletter, clicks to partners, page views.
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  title text not null check (char_length(title) between 1 and 200),
  category text not null check (char_length(category) between 1 and 60),
  author text not null check (char_length(author) between 1 and 100),
  meta_description text not null default '' check (char_length(meta_description) <= 320),
  content text not null check (char_length(content) <= 100000),
  published_at timestamptz not null default now()
);
create index blog_posts_published_at_idx on public.blog_posts (published_at desc);

alter table public.blog_posts enable row level security;
create policy "blog_posts: everyone reads" on public.blog_posts for select to anon, authenticated using (true);
create policy "blog_posts: admins write" on public.blog_posts for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Rows made offline carry a client-made id and may be sent twice, when the first answer was lost: a repeat is
-- accepted and changes nothing. (ON CONFLICT DO NOTHING would need a policy that lets the sender read the rows.)
create function private.drop_repeat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_repeat boolean;
begin
  execute format('select exists (select 1 from %I.%I where id = $1)', tg_table_schema, tg_table_name)
    into is_repeat using new.id;
  return case when is_repeat then null else new end;
end
$$;

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254),
  created_at timestamptz not null default now()
);
create unique index newsletter_subscribers_email_key on public.newsletter_subscribers (lower(email));

create trigger drop_repeat before insert on public.newsletter_subscribers
  for each row execute function private.drop_repeat();

alter table public.newsletter_subscribers enable row level security;
create policy "newsletter_subscribers: everyone subscribes" on public.newsletter_subscribers
  for insert to anon, authenticated with check (true);
create policy "newsletter_subscribers: admins read" on public.newsletter_subscribers
  for select to authenticated using ((select private.is_admin()));

create table public.affiliate_clicks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (id) on delete set null,
  link text not null check (link ~ '^https?://' and char_length(link) <= 2000),
  created_at timestamptz not null default now()
);
create index affiliate_clicks_user_id_idx on public.affiliate_clicks (user_id);

create trigger drop_repeat before insert on public.affiliate_clicks
  for each row execute function private.drop_repeat();

alter table public.affiliate_clicks enable row level security;
create policy "affiliate_clicks: everyone logs their own" on public.affiliate_clicks
  for insert to anon, authenticated with check (user_id is null or user_id = (select auth.uid()));
create policy "affiliate_clicks: admins read" on public.affiliate_clicks
  for select to authenticated using ((select private.is_admin()));

create table public.analytics_events (
  id uuid primary key default gen_random_uuid(),
  event_name text not null check (event_name in ('page_view', 'newsletter_signup', 'ai_usage')),
  properties jsonb not null default '{}'
    check (jsonb_typeof(properties) = 'object' and char_length(properties::text) <= 2000),
  created_at timestamptz not null default now()
);
create index analytics_events_created_at_idx on public.analytics_events (created_at desc);
create index analytics_events_name_created_at_idx on public.analytics_events (event_name, created_at desc);

-- A client reports page views; sign-ups and chats are counted where they happen, on the server.
create trigger drop_repeat before insert on public.analytics_events
  for each row execute function private.drop_repeat();

alter table public.analytics_events enable row level security;
create policy "analytics_events: everyone reports page views" on public.analytics_events
  for insert to anon, authenticated with check (event_name = 'page_view');
create policy "analytics_events: admins read" on public.analytics_events
  for select to authenticated using ((select private.is_admin()));

create function private.count_newsletter_signup() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.analytics_events (event_name) values ('newsletter_signup');
  return new;
end
$$;
create trigger count_newsletter_signup after insert on public.newsletter_subscribers
  for each row execute function private.count_newsletter_signup();
