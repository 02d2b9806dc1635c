/**
 * Thirty days of sample events, so that an admin's charts have something to show. Every figure follows from the
 * day's number: the same days give the same rows. `sample` tells them from what people really did.
 */
export const SAMPLE_EVENTS = `
with days as (
  select n as day, date_trunc('day', now() at time zone 'utc') at time zone 'utc' - make_interval(days => n) as midnight
  from generate_series(1, 30) as n
), planned as (
  select day, midnight, event_name,
    case event_name
      when 'page_view' then 38 + (30 - day) + 9 * (day % 7) % 23
      when 'ai_usage' then 8 + (30 - day) / 3 + 5 * (day % 7) % 9
      else 1 + (day * 5) % 4
    end as events
  from days, unnest(array['page_view', 'ai_usage', 'newsletter_signup']) as event_name
)
insert into public.analytics_events (id, event_name, properties, created_at)
select
  md5(event_name || ' ' || midnight::date || ' ' || i)::uuid,
  event_name,
  case event_name
    when 'page_view' then jsonb_build_object('sample', true, 'path',
      (array['/', '/', '/booking', '/flights', '/hotels', '/pricing', '/blog', '/destinations'])[1 + (day * 7 + i * 3) % 8])
    when 'ai_usage' then jsonb_build_object('sample', true, 'tokens', 420 + (day * 131 + i * 277) % 900)
    else jsonb_build_object('sample', true)
  end,
  midnight + make_interval(mins => (day * 97 + i * 211) % 1440)
from planned, generate_series(1, events) as i
on conflict (id) do nothing`;
