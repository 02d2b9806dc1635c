-- A turn that a device has answered without a network, and that is made again here: it is free, so that it sets nothing
-- aside, asks for no balance and takes no free first response. As many as 300 in a day are made: each may keep a trip and
-- two messages. The replies of the newest 20 are kept for a repeat.
alter table public.token_reservations add column answered_here boolean not null default false;
create index token_reservations_kept_here_idx on public.token_reservations (user_id, finished_at desc)
  where answered_here and reply is not null;

drop function public.reserve_tokens(uuid, uuid, integer, integer, boolean);
-- As before, for either kind of turn. A further outcome is too_many.
create function public.reserve_tokens(
  p_user uuid, p_message uuid, p_amount integer, p_ttl_seconds integer, p_first_response boolean,
  p_answered_here boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner public.profiles;
  known public.token_reservations;
  is_free boolean;
  is_metered boolean;
  available integer;
  amount integer;
begin
  select * into owner from public.profiles where id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_user');
  end if;
  if owner.status = 'suspended' then
    return jsonb_build_object('outcome', 'suspended');
  end if;

  select * into known from public.token_reservations where user_id = p_user and message_id = p_message;
  if known.state = 'settled' then
    return jsonb_build_object('outcome', 'replay', 'metered', known.metered, 'reserved', 0,
      'balance', owner.token_balance, 'charged', known.charged, 'reply', known.reply);
  elsif known.state = 'held' and known.expires_at > now() then
    return jsonb_build_object('outcome', 'in_progress');
  end if;

  if p_answered_here and (
    select count(*) >= 300 from public.token_reservations t
    where t.user_id = p_user and t.answered_here and t.created_at > now() - interval '1 day' and t.message_id <> p_message
  ) then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  -- nothing is set aside that would bound how many are made at one time: a device sends one of each conversation
  if p_answered_here and (
    select count(*) >= 2 from public.token_reservations t
    where t.user_id = p_user and t.answered_here and t.state = 'held' and t.expires_at > now() and t.message_id <> p_message
  ) then
    return jsonb_build_object('outcome', 'in_progress');
  end if;

  -- what is free must not fill the database: a device repeats one whose answer it has not had before it sends the next
  if p_answered_here then
    update public.token_reservations t set reply = null
    where t.user_id = p_user and t.answered_here and t.reply is not null and t.finished_at < (
      select k.finished_at from public.token_reservations k
      where k.user_id = p_user and k.answered_here and k.reply is not null
      order by k.finished_at desc offset 19 limit 1
    );
  end if;

  is_free := p_first_response and not p_answered_here and owner.first_response_at is null and not exists (
    select 1 from public.token_reservations t
    where t.user_id = p_user and t.is_first_response and t.state = 'held' and t.expires_at > now()
  );
  is_metered := not is_free and not p_answered_here and owner.subscription_status <> 'Business' and owner.role <> 'admin';
  if is_metered and owner.token_balance <= 0 then
    return jsonb_build_object('outcome', 'token_limit', 'balance', owner.token_balance);
  end if;
  available := owner.token_balance - private.tokens_held(p_user, p_message);
  if is_metered and available <= 0 then
    return jsonb_build_object('outcome', 'in_progress');
  end if;
  amount := case when is_metered then least(greatest(p_amount, 1), available) else 0 end;

  insert into public.token_reservations as t
    (user_id, message_id, state, metered, is_first_response, reserved, expires_at, answered_here)
  values (p_user, p_message, 'held', is_metered, is_free, amount, now() + make_interval(secs => p_ttl_seconds),
    p_answered_here)
  on conflict (user_id, message_id) do update set
    state = 'held', metered = excluded.metered, is_first_response = excluded.is_first_response,
    reserved = excluded.reserved, charged = 0, created_at = now(), expires_at = excluded.expires_at,
    finished_at = null, answered_here = excluded.answered_here;
  return jsonb_build_object('outcome', 'held', 'metered', is_metered, 'reserved', amount,
    'balance', owner.token_balance);
end
$$;
revoke all on function public.reserve_tokens(uuid, uuid, integer, integer, boolean, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.reserve_tokens(uuid, uuid, integer, integer, boolean, boolean) to service_role;
