-- What admins look at and change: the list of accounts, a page at a time, and the figures of the dashboard. Both
-- functions are counted and sorted here, so that no browser is sent thousands of rows, and both ask the database who
-- the caller is now: a token that was an admin's when it was made opens nothing.

-- Accounts whose email or full name holds `search`, whatever its case; a % or a _ in it means itself. Answers
-- {total, admins, page, rows}: how many accounts match, how many active admins there are, and one page of rows.
-- `page` counts from 1; one beyond the last answers the last, since rows go while somebody pages.
create function public.admin_list_users(
  search text default '',
  sort text default 'updated_at',
  ascending boolean default false,
  page integer default 1,
  page_size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  needle text := lower(trim(coalesce(search, '')));
  -- constants alone reach the statement's text
  sorted_by text := case sort
    when 'updated_at' then 'p.updated_at'
    when 'email' then 'lower(p.email)'
    when 'full_name' then 'lower(p.full_name)'
    when 'plan' then 'array_position(array[''Free'', ''Pro'', ''Premium'', ''Business''], p.subscription_status)'
    when 'tokens' then 'p.token_balance'
    when 'role' then 'lower(p.role)'
    when 'status' then 'p.status'
  end;
  direction text := case when ascending then 'asc' else 'desc' end;
  matches bigint;
  shown integer;
  listed jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only admins may do this' using errcode = '42501';
  end if;
  if char_length(needle) > 254 then
    raise exception 'search: must be at most 254 characters long' using errcode = '22023';
  end if;
  if sorted_by is null then
    raise exception 'sort: is no column of the list' using errcode = '22023';
  end if;
  if page_size is null or page_size not between 1 and 100 then
    raise exception 'page_size: must be between 1 and 100' using errcode = '22023';
  end if;
  if page is null or page < 1 then
    raise exception 'page: must be at least 1' using errcode = '22023';
  end if;

  select count(*) into matches from public.profiles p
  where needle = '' or position(needle in lower(p.email)) > 0 or position(needle in lower(p.full_name)) > 0;
  shown := greatest(1, least(page, ceil(matches::numeric / page_size)));

  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(one) - 'place' order by one.place), '[]') from (
        select p.id, p.email, p.full_name, p.subscription_status, p.token_balance, p.role, p.status, p.updated_at,
          row_number() over (order by %1$s %2$s nulls last, p.id) as place
        from public.profiles p
        where $1 = '' or position($1 in lower(p.email)) > 0 or position($1 in lower(p.full_name)) > 0
        order by place
        limit $2 offset ($3::bigint - 1) * $2
      ) one
    $query$, sorted_by, direction)
  into listed using needle, page_size, shown;

  return jsonb_build_object(
    'total', matches,
    'admins', (select count(*) from public.profiles p where p.role = 'admin' and p.status = 'active'),
    'page', shown,
    'rows', listed
  );
end
$$;

-- Counts of the three kinds of event: {totals: [{event_name, total, samples}], days: [{day, page_view,
-- newsletter_signup, ai_usage}]}. Totals are of all time; the days are the last `days` of UTC, oldest first, today
-- included, those without an event too. `samples` are the events that the embedded server's seed marked as such.
create function public.admin_analytics(days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  if not private.is_admin() then
    raise exception 'Only admins may do this' using errcode = '42501';
  end if;
  if days is null or days not between 1 and 366 then
    raise exception 'days: must be between 1 and 366' using errcode = '22023';
  end if;
  return jsonb_build_object(
    'totals', (
      select jsonb_agg(jsonb_build_object(
        'event_name', kind.event_name, 'total', counted.total, 'samples', counted.samples
      ) order by kind.place)
      from unnest(array['page_view', 'newsletter_signup', 'ai_usage']) with ordinality kind (event_name, place)
      cross join lateral (
        select count(*) as total, count(*) filter (where e.properties -> 'sample' = 'true') as samples
        from public.analytics_events e where e.event_name = kind.event_name
      ) counted
    ),
    'days', (
      select jsonb_agg(jsonb_build_object(
        'day', day::date,
        'page_view', coalesce(counted.page_views, 0),
        'newsletter_signup', coalesce(counted.signups, 0),
        'ai_usage', coalesce(counted.chats, 0)
      ) order by day)
      from generate_series(today - (days - 1), today, interval '1 day') day
      left join (
        select (e.created_at at time zone 'utc')::date as of_day,
          count(*) filter (where e.event_name = 'page_view') as page_views,
          count(*) filter (where e.event_name = 'newsletter_signup') as signups,
          count(*) filter (where e.event_name = 'ai_usage') as chats
        from public.analytics_events e
        where e.created_at >= (today - (days - 1))::timestamp at time zone 'utc'
          and e.created_at < (today + 1)::timestamp at time zone 'utc'
        group by 1
      ) counted on counted.of_day = day::date
    )
  );
end
$$;

revoke all on function public.admin_list_users(text, text, boolean, integer, integer),
  public.admin_analytics(integer) from public, anon;
grant execute on function public.admin_list_users(text, text, boolean, integer, integer),
  public.admin_analytics(integer) to authenticated;

-- Nobody takes the admin role from themselves, nor suspends themselves: another admin has to, so that a slip of the
-- hand cannot lock anybody out. It runs after keep_last_admin, by its name, whose reason is the stronger one.
create function private.keep_own_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_service() and old.id = auth.uid() then
    raise exception 'You cannot take your own admin role away, nor suspend yourself' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger keep_own_admin before update on public.profiles
  for each row
  when (old.role = 'admin' and old.status = 'active' and (new.role <> 'admin' or new.status <> 'active'))
  execute function private.keep_own_admin();
