import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/config/env.ts';
import { parseFromWorker, parseToWorker } from '@/config/workerMessages.ts';

describe('parseEnv', () => {
  it('defaults to the embedded backend on the page’s own origin', () => {
    expect(parseEnv({})).toEqual({
      backendUrl: '',
      publishableKey: 'sb_publishable_waymark_local',
      healthUrl: '/_health',
      siteUrl: '',
      toursPartnerId: null,
      partnerWidgetId: null,
      livePayments: false,
    });
  });

  it('takes a hosted backend, without trailing slashes', () => {
    const hosted = {
      VITE_SUPABASE_URL: ' https://x.supabase.co// ',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'k',
      VITE_SITE_URL: 'https://waymark.example/',
      VITE_GETYOURGUIDE_PARTNER_ID: ' AB12 ',
      VITE_LIVE_PAYMENTS: 'true',
    };
    expect(parseEnv(hosted)).toEqual({
      backendUrl: 'https://x.supabase.co',
      publishableKey: 'k',
      healthUrl: 'https://x.supabase.co/auth/v1/health',
      siteUrl: 'https://waymark.example',
      toursPartnerId: 'AB12',
      partnerWidgetId: null,
      livePayments: true,
    });
  });

  it.each(['x.supabase.co', 'ftp://x', 'https://'])('refuses %s by name', (url) => {
    expect(() => parseEnv({ VITE_SUPABASE_URL: url })).toThrow('VITE_SUPABASE_URL');
    expect(() => parseEnv({ VITE_SITE_URL: url })).toThrow('VITE_SITE_URL');
  });

  it.each(['1', 'yes', 'sandbox'])('refuses %s where true or false is meant', (value) => {
    expect(() => parseEnv({ VITE_LIVE_PAYMENTS: value })).toThrow('VITE_LIVE_PAYMENTS must be true or false');
  });

  it('refuses a partner id that could not be one', () => {
    expect(() => parseEnv({ VITE_GETYOURGUIDE_PARTNER_ID: '"><script>' })).toThrow(
      'VITE_GETYOURGUIDE_PARTNER_ID',
    );
  });
});

describe('the partner widget', () => {
  it('has an id that can stand in an address, and nothing else', () => {
    expect(parseEnv({ VITE_PARTNER_WIDGET_ID: ' a1-B2 ' }).partnerWidgetId).toBe('a1-B2');
    expect(() => parseEnv({ VITE_PARTNER_WIDGET_ID: 'x&y="' })).toThrow('VITE_PARTNER_WIDGET_ID');
  });
});

describe('worker messages', () => {
  it('are parsed at both doors', () => {
    expect(parseToWorker({ type: 'CLEAR_ACCOUNT', userId: 'ana', more: 1 })).toEqual({
      type: 'CLEAR_ACCOUNT',
      userId: 'ana',
    });
    expect(parseToWorker({ type: 'CLEAR_ACCOUNT', userId: '' })).toBeNull();
    expect(parseToWorker([])).toBeNull();
    expect(parseFromWorker({ type: 'DRAIN' })).toEqual({ type: 'DRAIN' });
    expect(parseFromWorker({ type: 'SKIP_WAITING' })).toBeNull();
  });
});
